import { STRENGTHS, type Strength } from '@assay/linking';
import type { Static } from '@fastify/type-provider-typebox';
import { toIsoWithoutZone } from '../http/wire-time.js';
import type { EvidenceLinkOfDetection } from '../store/link-types.js';
import { redactedName } from './redacted-name.js';
import type { DetectionEvidenceLinks, EvidenceLinkOnWire, RelatedDetection } from './schemas.js';

/** One page of a detection's links as the API spells it. @param links strongest first */
export function evidenceLinksToWire(
  detectionId: number,
  links: readonly EvidenceLinkOfDetection[],
): Static<typeof DetectionEvidenceLinks> {
  const criticalCount = links.filter(({ strength }) => strength === 'critical').length;
  return {
    detectionId,
    count: links.length,
    summary: {
      byLinkType: countsOf(links.map(({ linkType }) => linkType)),
      byStrength: countsOf(links.map(({ strength }) => strength)),
      criticalCount,
      hasCriticalLinks: criticalCount > 0,
      strongestStrength: strongestOf(links),
    },
    relatedDetections: groupedByOther(links)
      .map((group) => relatedToWire(detectionId, group))
      .sort(byStrengthAndCount),
    links: links.map((link) => linkToWire(detectionId, link)),
  };
}

function groupedByOther(
  links: readonly EvidenceLinkOfDetection[],
): readonly (readonly EvidenceLinkOfDetection[])[] {
  const groups = new Map<number, EvidenceLinkOfDetection[]>();
  for (const link of links) {
    const { detectionId } = link.other;
    groups.set(detectionId, [...(groups.get(detectionId) ?? []), link]);
  }
  return [...groups.values()];
}

type Direction = Static<typeof EvidenceLinkOnWire>['direction'];
type Related = Static<typeof RelatedDetection>;

const directionFrom = (detectionId: number, { sourceDetectionId }: EvidenceLinkOfDetection): Direction =>
  sourceDetectionId === detectionId ? 'outbound' : 'inbound';

function linkToWire(detectionId: number, link: EvidenceLinkOfDetection): Static<typeof EvidenceLinkOnWire> {
  return {
    direction: directionFrom(detectionId, link),
    sourceFraudDetectionId: link.sourceDetectionId,
    relatedFraudDetectionId: link.relatedDetectionId,
    linkType: link.linkType,
    evidenceType: link.evidenceType,
    evidenceValue: link.evidenceValue,
    strength: link.strength,
    sourceCheckType: link.sourceCheckType,
    relatedSourceCheckType: link.relatedSourceCheckType,
    metadata: { ...link.metadata },
    createdOn: toIsoWithoutZone(link.createdAtMicros),
  };
}

/** @param links with one other detection, at least one */
function relatedToWire(detectionId: number, links: readonly EvidenceLinkOfDetection[]): Related {
  const { other } = links[0]!;
  return {
    detectionId: other.detectionId,
    linkCount: links.length,
    linkTypes: distinct(links.map(({ linkType }) => linkType)),
    directions: distinct(links.map((link) => directionFrom(detectionId, link))),
    strongestStrength: strongestOf(links),
    sourceFilename: redactedName(other.fileName),
    docCategory: other.documentType?.split('/')[0] ?? null,
    documentType: other.documentType,
    likelihood: other.likelihoodPercent,
    likelihoodBand: other.fraudSeverity,
  };
}

const distinct = <Word extends string>(words: readonly Word[]): Word[] => [...new Set(words)].sort();

const rankOf = (strength: Strength | null): number => (strength === null ? -1 : STRENGTHS.indexOf(strength));

const strongestOf = (links: readonly EvidenceLinkOfDetection[]): Strength | null =>
  links.reduce<Strength | null>(
    (strongest, { strength }) => (rankOf(strength) > rankOf(strongest) ? strength : strongest),
    null,
  );

const byStrengthAndCount = (one: Related, other: Related): number =>
  rankOf(other.strongestStrength) - rankOf(one.strongestStrength) ||
  other.linkCount - one.linkCount ||
  other.detectionId - one.detectionId;

function countsOf(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}

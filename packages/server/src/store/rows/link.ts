import type { LinkMetadata } from '@assay/linking';
import type { EvidenceLink, EvidenceLinkOfDetection } from '../link-types.js';
import { type SqlRow, textOf } from './columns.js';

/** Stored: never moved. Ascending with the strength. */
const STRENGTH_CODES = { low: 0, medium: 1, high: 2, critical: 3 } satisfies Record<
  EvidenceLink['strength'],
  number
>;
const STRENGTHS = Object.keys(STRENGTH_CODES) as readonly EvidenceLink['strength'][];

/** A link on its way to the writer, which knows of which record of which organization it is. */
export interface LinkInsert {
  readonly relatedDetectionId: number;
  /** The columns from `link_type` on. */
  readonly row: SqlRow;
}

export function linkInsert(link: EvidenceLink): LinkInsert {
  return {
    relatedDetectionId: link.relatedDetectionId,
    row: [
      link.linkType,
      link.evidenceType,
      Buffer.from(link.evidenceValue, 'hex'),
      STRENGTH_CODES[link.strength],
      link.sourceCheckType,
      link.relatedSourceCheckType,
      JSON.stringify(link.metadata),
      link.createdAtMicros,
    ],
  };
}

/** A link, and the other one of its two detections behind it. */
type LinkRow = readonly [
  sourceDetectionId: number,
  relatedDetectionId: number,
  linkType: string,
  evidenceType: string,
  evidenceValue: Uint8Array,
  strength: number,
  sourceCheckType: string | null,
  relatedSourceCheckType: string | null,
  metadata: string,
  createdAtMicros: number,
  otherDetectionId: number,
  fileName: string | Uint8Array,
  documentType: string | null,
  likelihoodTenths: number,
  fraudSeverity: string,
];

export function linkOfRow(row: SqlRow): EvidenceLinkOfDetection {
  const [
    sourceDetectionId,
    relatedDetectionId,
    linkType,
    evidenceType,
    evidenceValue,
    strength,
    sourceCheckType,
    relatedSourceCheckType,
    metadata,
    createdAtMicros,
    otherDetectionId,
    fileName,
    documentType,
    likelihoodTenths,
    fraudSeverity,
  ] = row as LinkRow;
  return {
    sourceDetectionId,
    relatedDetectionId,
    linkType: linkType as EvidenceLink['linkType'],
    evidenceType: evidenceType as EvidenceLink['evidenceType'],
    evidenceValue: Buffer.from(evidenceValue).toString('hex'),
    strength: STRENGTHS[strength]!,
    sourceCheckType: sourceCheckType as EvidenceLink['sourceCheckType'],
    relatedSourceCheckType: relatedSourceCheckType as EvidenceLink['relatedSourceCheckType'],
    metadata: metadataOf(JSON.parse(metadata)),
    createdAtMicros,
    other: {
      detectionId: otherDetectionId,
      fileName: textOf(fileName),
      documentType,
      likelihoodPercent: likelihoodTenths / 10,
      fraudSeverity: fraudSeverity as EvidenceLinkOfDetection['other']['fraudSeverity'],
    },
  };
}

/** Links from before 2026-11-28 hold the codes of their contradictions as one text. */
function metadataOf({ contradiction, ...metadata }: LinkMetadata): LinkMetadata {
  return typeof contradiction === 'string'
    ? { ...metadata, contradictions: contradiction.split(' ') }
    : metadata;
}

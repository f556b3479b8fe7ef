import type { DetectionLinking, EvidenceLink, KeyedDossier } from '../link-types.js';

/** A dossier that is kept, with the bytes 1, 2, 3; give what matters to the test. */
export const sampleDossier = (given: Partial<KeyedDossier> = {}): KeyedDossier => ({
  probes: [],
  sealed: Uint8Array.of(1, 2, 3),
  ...given,
});

/** A submission that may be looked at once it is there, without links of its own. */
export const findableBy = (...probes: readonly number[]): DetectionLinking => ({
  dossiers: [sampleDossier({ probes })],
  lookedThrough: Number.MAX_SAFE_INTEGER,
  links: [],
});

export function sampleLink(
  given: Partial<EvidenceLink> & Pick<EvidenceLink, 'sourceDetectionId' | 'relatedDetectionId'>,
): EvidenceLink {
  return {
    linkType: 'shared_identifier',
    evidenceType: 'hmac_identifier',
    evidenceValue: 'ab'.repeat(32),
    strength: 'high',
    sourceCheckType: 'DOCUMENT_STRUCTURE',
    relatedSourceCheckType: null,
    metadata: { identifier: 'accountNumber', similarity: 0.97, contradicts: false },
    createdAtMicros: 1_763_600_000_123_456,
    ...given,
  };
}

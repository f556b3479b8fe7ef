import { KINDS } from '../kinds.js';
import type { Comparison, Dossier, Fingerprint, LinkDraft, Rarity } from '../types.js';

/**
 * What a new submission has to do with an earlier one of the same organization.
 * @param rarityOf how common a fingerprint of the new submission is
 */
export function compareDossiers(newer: Dossier, earlier: Dossier, _rarityOf: (fingerprint: Fingerprint) => Rarity): Comparison {
  const links = newer.fingerprints.flatMap((fingerprint): LinkDraft[] => {
    const shared = earlier.fingerprints.find((other) => isSameExact(fingerprint, other));
    if (!shared) return [];
    const { linkType, evidenceType } = KINDS[fingerprint.kind];
    return [{ linkType, evidenceType, fingerprint, strength: 'high', metadata: {} }];
  });
  return { links, contradictions: [] };
}

const isSameExact = (one: Fingerprint, other: Fingerprint): boolean =>
  one.kind === other.kind && one.value.form === 'exact' && other.value.form === 'exact' && one.value.text === other.value.text;

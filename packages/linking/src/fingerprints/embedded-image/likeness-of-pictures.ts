import { hammingDistance } from '../../perceptual/phash64.js';
import type { Fingerprint } from '../../types.js';

export interface LikenessOfPictures {
  readonly level: 'same' | 'none';
  /** 1 less the share of bits that differ, where half of them differ by chance; 0..1. */
  readonly similarity: number;
}

/**
 * Bits in which two savings of one picture differ at most (README): of 64 in the value, of 256 in the detail.
 */
const MAX_SAME_DISTANCE = 12;
const MAX_SAME_DETAIL_DISTANCE = 40;
/** Of the value alone. */
const MAX_SAME_DISTANCE_WITHOUT_DETAIL = 8;
/** Of pictures that have nothing in common. */
const CHANCE_DISTANCE = 32;

/**
 * Stamps of one pattern and logos of one make are alike in the value: the detail tells them apart.
 * @param one, other of the kind `embedded-image`; where both have no detail, the value decides alone
 */
export function likenessOfPictures(one: Fingerprint, other: Fingerprint): LikenessOfPictures {
  if (one.value.form !== 'bits' || other.value.form !== 'bits') return { level: 'none', similarity: 0 };
  const distance = hammingDistance(one.value.bits, other.value.bits);
  return {
    level: areSame(distance, one.detail, other.detail) ? 'same' : 'none',
    similarity: Math.max(0, 1 - distance / CHANCE_DISTANCE),
  };
}

function areSame(distance: number, one: Uint8Array | undefined, other: Uint8Array | undefined): boolean {
  if (!one && !other) return distance <= MAX_SAME_DISTANCE_WITHOUT_DETAIL;
  if (!one || one.length !== other?.length) return false;
  return distance <= MAX_SAME_DISTANCE && hammingDistance(one, other) <= MAX_SAME_DETAIL_DISTANCE;
}

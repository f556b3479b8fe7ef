import { hammingDistance } from '../../perceptual/phash64.js';
import type { Fingerprint } from '../../types.js';

/** What two faces have to do with each other. */
export interface FaceLikeness {
  /**
   * `same`: one photograph, or two nearly alike; `alike`: as a rule one person, sometimes two who resemble
   * each other (README).
   */
  readonly level: 'same' | 'alike';
  /** Cosine of the angle between the templates, as their sketches tell it: -1..1. */
  readonly similarity: number;
}

/**
 * Shares of the bits of two sketches that differ. Chosen on the first half of the people of Labeled Faces in
 * the Wild, 2026-11-22 (README): within 64 bits of 512 lie copies of a photograph, within 138 two people 8
 * times in a million pairs, one person 83 times in a hundred.
 */
const SAME_PHOTOGRAPH_SHARE = 64 / 512;
const ONE_PERSON_SHARE = 138 / 512;

/**
 * @param one, other of the kind `face`, as signs of products with the directions of one key: the share of
 * bits that differ is the angle over pi
 * @returns undefined for two people, and for what cannot be compared
 */
export function likenessOfFaces(
  { value: one }: Fingerprint,
  { value: other }: Fingerprint,
): FaceLikeness | undefined {
  if (
    one.form !== 'bits' ||
    other.form !== 'bits' ||
    one.bits.length !== other.bits.length ||
    one.bits.length === 0
  )
    return undefined;
  const share = hammingDistance(one.bits, other.bits) / (one.bits.length * 8);
  if (share > ONE_PERSON_SHARE) return undefined;
  return { level: share <= SAME_PHOTOGRAPH_SHARE ? 'same' : 'alike', similarity: Math.cos(share * Math.PI) };
}

import { type Likeness, likenessOfDetails } from '../../perceptual/likeness.js';
import { hammingDistance } from '../../perceptual/phash64.js';
import type { Fingerprint } from '../../types.js';

/**
 * Bits of 64 in which copies differ at most: 99 of 100 pages in 14, pictures without margins in up to 22 when
 * cut (README). Others are not laid on each other.
 */
const MAX_COPY_DISTANCE = 22;

/**
 * How alike two pages look. Pages without details, the third of a document, can be told to be of one layout
 * only; the middle of a picture is there to be found by and has nothing to compare.
 * @param one, other of the kind `page-image`
 */
export function likenessOfPages(one: Fingerprint, other: Fingerprint): Likeness {
  if (one.value.form !== 'bits' || other.value.form !== 'bits') return { level: 'none', similarity: 0 };
  if (one.part === 'middle' || other.part === 'middle') return { level: 'none', similarity: 0 };
  const distance = hammingDistance(one.value.bits, other.value.bits);
  const similarity = 1 - distance / 32;
  if (distance > MAX_COPY_DISTANCE) return { level: 'none', similarity: Math.max(0, similarity) };
  if (!one.detail || !other.detail) return { level: 'template', similarity };
  return likenessOfDetails(one.detail, other.detail);
}

import type { LinkKeys } from '../keys/link-keys.js';
import { drawnBytes } from './drawn.js';

/**
 * Bits of a sketch. The share of bits in which two sketches differ is the angle between their vectors over
 * pi, with a standard deviation of at most 0.022 (binomial): 4 degrees.
 */
export const SKETCH_BITS = 512;

/**
 * A vector as the signs of its products with directions drawn by the key: locality-sensitive hashing of
 * angles (Charikar, "Similarity estimation techniques from rounding algorithms", STOC 2002), with directions
 * of plus and minus ones (Achlioptas, "Database-friendly random projections", 2003). Sketches under different
 * keys have nothing in common.
 * @returns SKETCH_BITS bits
 */
export function signSketch(numbers: Float32Array, keys: LinkKeys, label: string): Uint8Array {
  const bytesPerDirection = Math.ceil(numbers.length / 8);
  const directions = drawnBytes(
    keys,
    `directions ${label} ${numbers.length}`,
    SKETCH_BITS * bytesPerDirection,
  );
  const sketch = new Uint8Array(SKETCH_BITS / 8);
  for (let bit = 0; bit < SKETCH_BITS; bit++) {
    if (productWith(numbers, directions, bit * bytesPerDirection) >= 0) sketch[bit >> 3]! |= 1 << (bit & 7);
  }
  return sketch;
}

/** With the direction whose signs begin at a byte, a bit each. */
function productWith(numbers: Float32Array, signs: Uint8Array, offset: number): number {
  let sum = 0;
  for (let index = 0; index < numbers.length; index++) {
    const isMinus = (signs[offset + (index >> 3)]! >> (index & 7)) & 1;
    sum += isMinus ? -numbers[index]! : numbers[index]!;
  }
  return sum;
}

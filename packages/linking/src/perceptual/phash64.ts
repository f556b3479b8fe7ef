import type { InkGrid } from './ink-grid.js';

/** Side of the grid that a hash of 64 bits is taken of. */
export const HASH_GRID_SIDE = 32;
/** Frequencies of each axis that it keeps, from the first above none: 64 coefficients. */
const FREQUENCIES = 8;

/** The same for a hash of 256 bits, in which a stamp's text is more than the ring around it. */
export const FINE_GRID_SIDE = 64;
const FINE_FREQUENCIES = 16;

/** `cosines[frequency - 1][place]`, of a discrete cosine transform of type II. */
const cosinesOf = (frequencies: number, side: number): readonly Float64Array[] =>
  Array.from({ length: frequencies }, (_, index) =>
    Float64Array.from({ length: side }, (_place, place) =>
      Math.cos(((2 * place + 1) * (index + 1) * Math.PI) / (2 * side)),
    ),
  );
const COSINES = cosinesOf(FREQUENCIES, HASH_GRID_SIDE);
const FINE_COSINES = cosinesOf(FINE_FREQUENCIES, FINE_GRID_SIDE);

/**
 * 64-bit perceptual hash: which of the 8 x 8 lowest frequencies of each axis lie above their median (Zauner,
 * Implementation and Benchmarking of Perceptual Image Hash Functions, 2010, 3.2.1). Of ink instead of
 * brightness, within the content instead of the picture's edges, and of its square root, so that a heading
 * does not outweigh the lines.
 * @param grid of {@link HASH_GRID_SIDE} squared
 * @returns 8 bytes, the lowest frequencies first, each byte from its highest bit
 */
export const phash64 = (grid: InkGrid): Uint8Array => bitsOf(coefficientsOf(grid, COSINES));

/**
 * The same with 16 x 16 frequencies, to tell apart what {@link phash64} finds.
 * @param grid of {@link FINE_GRID_SIDE} squared
 * @returns 32 bytes
 */
export const phash256 = (grid: InkGrid): Uint8Array => bitsOf(coefficientsOf(grid, FINE_COSINES));

/**
 * How much of a picture {@link phash64} stands on: mean size of its coefficients, as a share of the ink's
 * root. Next to nothing where a picture varies along one axis only, like a bar code; its bits are noise then.
 * @param grid of {@link HASH_GRID_SIDE} squared
 */
export function hashedShare(grid: InkGrid): number {
  const sizes = coefficientsOf(grid, COSINES).reduce((sum, value) => sum + Math.abs(value), 0);
  return sizes / FREQUENCIES ** 2 / (grid.density.reduce((sum, value) => sum + Math.sqrt(value), 0) || 1);
}

/** Of a square grid: the frequencies across of each frequency down, the lowest first. */
function coefficientsOf({ density, columns: side }: InkGrid, cosines: readonly Float64Array[]): Float64Array {
  const across = cosines.map(() => new Float64Array(side));
  for (let row = 0, cell = 0; row < side; row++) {
    for (let column = 0; column < side; column++, cell++) {
      if (density[cell]! <= 0) continue;
      const ink = Math.sqrt(density[cell]!);
      for (let frequency = 0; frequency < cosines.length; frequency++)
        across[frequency]![row]! += ink * cosines[frequency]![column]!;
    }
  }
  return Float64Array.from({ length: cosines.length ** 2 }, (_, index) => {
    const sums = across[index % cosines.length]!;
    return cosines[Math.floor(index / cosines.length)]!.reduce(
      (sum, cosine, row) => sum + cosine * sums[row]!,
      0,
    );
  });
}

function bitsOf(coefficients: Float64Array): Uint8Array {
  const middle = coefficients.toSorted()[coefficients.length / 2 - 1]!;
  const bits = new Uint8Array(coefficients.length / 8);
  for (const [index, value] of coefficients.entries())
    if (value > middle) bits[index >> 3]! |= 0x80 >> (index & 7);
  return bits;
}

/** Bits in which two hashes of one length differ. */
export function hammingDistance(one: Uint8Array, other: Uint8Array): number {
  let distance = 0;
  for (let at = 0; at < one.length; at++) {
    for (let differing = one[at]! ^ other[at]!; differing > 0; differing &= differing - 1) distance++;
  }
  return distance;
}

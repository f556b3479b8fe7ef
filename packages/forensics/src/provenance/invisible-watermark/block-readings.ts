import type { Band } from './chroma-band.js';

/**
 * Where the library counts from: of 8-bit samples U is kept around 128, so the band counts from 0; of
 * floating-point samples around 0.5, so its 0 lies at 255 of the band of the saved picture (OpenCV,
 * `cvtColor`: "delta" is 128 for 8-bit and 0.5 for floating-point samples).
 */
export const ZEROS: readonly number[] = [0, 255];

/** Samples of the band along each side of a block; a block carries one bit. */
const BLOCK = 4;

/**
 * The library's default scale: the largest sample of a block is set to 9 (bit 0) or 27 (bit 1) beyond a
 * multiple of it.
 */
export const SCALE = 36;

/**
 * Within this distance of the border between both, half the scale, a sample tells less and less of its bit:
 * what compression adds is of this size.
 */
const DOUBT = 6;

/**
 * One number for each block, row by row: -1 for a surely read 0 to 1 for a surely read 1. The block's first
 * sample never carries a bit.
 * @returns for each of `ZEROS`
 */
export function readBlocks({ columns, rows, samples }: Band): Float32Array[] {
  const across = Math.floor(columns / BLOCK);
  const down = Math.floor(rows / BLOCK);
  const readings = ZEROS.map(() => new Float32Array(across * down));
  for (let row = 0, index = 0; row < down; row++) {
    for (let column = 0; column < across; column++, index++) {
      const corner = row * BLOCK * columns + column * BLOCK;
      let least = samples[corner + 1]!;
      let most = least;
      for (let y = 0; y < BLOCK; y++) {
        const start = corner + y * columns;
        for (let at = y === 0 ? start + 2 : start; at < start + BLOCK; at++) {
          const sample = samples[at]!;
          if (sample > most) most = sample;
          else if (sample < least) least = sample;
        }
      }
      for (let kind = 0; kind < ZEROS.length; kind++) {
        const zero = ZEROS[kind]!;
        readings[kind]![index] = readingOf(Math.max(most - zero, zero - least));
      }
    }
  }
  return readings;
}

/** @param size of the largest sample of a block, that is of the one farthest from zero */
const readingOf = (size: number): number => Math.max(-1, Math.min(1, ((size % SCALE) - SCALE / 2) / DOUBT));

import type { Bytes } from './luma-bytes.js';

/** A sample of rows and columns tells as much as all. */
const [ROW_STEP, COLUMN_STEP] = [6, 3];
/** Ink in a square of this many pixels to each side spoils a sample: blurred edges reach so far. */
const CLEAR_OF_INK = 4;

/**
 * Grain of the paper: mean size of the second difference along rows, away from ink, in levels. About 0 to .4
 * on pages drawn by software or cleaned to pure white, .5 to 10 on scans and photos.
 */
export function paperNoise({ width, height, samples }: Bytes, mask: Uint8Array): number {
  let sum = 0;
  let count = 0;
  const isInked = new Uint8Array(width);
  for (let y = CLEAR_OF_INK; y < height - CLEAR_OF_INK; y += ROW_STEP) {
    isInked.fill(0);
    for (let row = y - CLEAR_OF_INK; row <= y + CLEAR_OF_INK; row++)
      for (let x = 0, at = row * width; x < width; x++, at++) isInked[x]! |= mask[at]!;
    let lastInked = -1;
    for (let x = CLEAR_OF_INK, seen = 0; x < width - CLEAR_OF_INK; x += COLUMN_STEP) {
      for (; seen <= x + CLEAR_OF_INK; seen++) if (isInked[seen] === 1) lastInked = seen;
      if (lastInked >= x - CLEAR_OF_INK) continue;
      const at = y * width + x;
      sum += Math.abs(2 * samples[at]! - samples[at - 1]! - samples[at + 1]!);
      count++;
    }
  }
  return count === 0 ? 0 : sum / count;
}

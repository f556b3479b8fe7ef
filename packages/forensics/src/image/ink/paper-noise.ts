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
  for (let y = CLEAR_OF_INK; y < height - CLEAR_OF_INK; y += ROW_STEP) {
    for (let x = CLEAR_OF_INK; x < width - CLEAR_OF_INK; x += COLUMN_STEP) {
      const at = y * width + x;
      if (hasInkNear(at)) continue;
      sum += Math.abs(2 * samples[at]! - samples[at - 1]! - samples[at + 1]!);
      count++;
    }
  }
  return count === 0 ? 0 : sum / count;

  function hasInkNear(at: number): boolean {
    for (let row = -CLEAR_OF_INK; row <= CLEAR_OF_INK; row++) {
      const start = at + row * width - CLEAR_OF_INK;
      for (let near = start; near <= start + 2 * CLEAR_OF_INK; near++) if (mask[near] === 1) return true;
    }
    return false;
  }
}

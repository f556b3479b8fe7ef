import type { Plane } from '@assay/media';
import { forwardTransform } from './block-transform.js';
import { type GridOrigin, readBlock } from './luma-blocks.js';

/** Places looked at, and what makes one worth it: a difference in luma that a JPEG would have had to code. */
const PLACES = 400;
const SMALLEST_CONTRAST = 20;

/** Coefficients this small count as zeros. */
const ZERO_BELOW = 1;

/**
 * How far the best origin must stand out from the other 63, in robust standard deviations, to be believed.
 * PNGs of the development corpus with an earlier JPEG save reached 6.7 and more, those without stayed under 3
 * (2026-11-20).
 */
const CLEAR_DEVIATIONS = 6;

/**
 * Finds where an earlier JPEG's grid of blocks begins in decoded pixels: on it, more DCT coefficients are
 * zero than on any other. The idea follows Nikoukhah et al., "ZERO: a local JPEG grid origin detector based
 * on the number of DCT zeros and its applications in image forensics", IPOL 11, 2021.
 * @returns the origin, (0, 0) when none stands out: most pictures are never cropped
 */
export function findGridOrigin(luma: Plane): GridOrigin {
  const places = contrastedPlaces(luma);
  if (places.length === 0) return { x: 0, y: 0 };
  const block = new Float64Array(64);
  const zeros = Array.from({ length: 64 }, (_, origin) => {
    let count = 0;
    for (const place of places) {
      readBlock(luma, place.x + (origin & 7), place.y + (origin >> 3), block);
      forwardTransform(block);
      for (let frequency = 1; frequency < 64; frequency++)
        if (Math.abs(block[frequency]!) < ZERO_BELOW) count++;
    }
    return count;
  });
  const sorted = [...zeros].sort((a, b) => a - b);
  const best = zeros.indexOf(sorted[63]!);
  // Half of a normal sample lies within 0.67 deviations of its middle.
  const deviation = (sorted[47]! - sorted[16]!) / (2 * 0.6745);
  const clear = sorted[63]! - sorted[32]! > CLEAR_DEVIATIONS * deviation;
  return clear ? { x: best & 7, y: best >> 3 } : { x: 0, y: 0 };
}

/** Corners, multiples of 8, of 16x16 squares with contrast: room for a block at any of the 64 origins. */
function contrastedPlaces({ width, height, samples }: Plane): GridOrigin[] {
  const found: GridOrigin[] = [];
  for (let y = 0; y + 16 <= height; y += 8) {
    for (let x = 0; x + 16 <= width; x += 8) {
      let smallest = 255;
      let largest = 0;
      for (let row = 0; row < 16; row += 2) {
        for (let at = (y + row) * width + x, end = at + 16; at < end; at += 2) {
          const value = samples[at]!;
          if (value < smallest) smallest = value;
          if (value > largest) largest = value;
        }
      }
      if (largest - smallest > SMALLEST_CONTRAST) found.push({ x, y });
    }
  }
  if (found.length <= PLACES) return found;
  return Array.from({ length: PLACES }, (_, index) => found[Math.floor((index * found.length) / PLACES)]!);
}

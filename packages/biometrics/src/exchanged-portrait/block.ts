import { lumaOf, type Point, type RgbImage } from '@assay/media';
import { BLOCK_PX } from './places.js';

/** What is measured of a block of 8 by 8 pixels. */
export interface Block {
  /** Whether no pixel is cut off at black or white, where there is no noise. */
  readonly isWithinRange: boolean;
  /** Mean distance of a pixel's luma from the mean of its four neighbors, levels. */
  readonly noise: number;
  /** The largest difference of luma three pixels apart, levels, and the share of it that one pixel takes. */
  readonly edge: number;
  readonly edgeShare: number;
  /** Coefficients of {@link FREQUENCIES} of the block's cosine transform, as JPEG scales them. */
  readonly coefficients: Float64Array;
}

/** Levels nearer to black or white may be cut off. */
const CUT_OFF_LEVELS = 12;

/** Down and across, the lowest that are not the mean: JPEG keeps them longest. */
export const FREQUENCIES: readonly (readonly [down: number, across: number])[] = [
  [0, 1],
  [1, 0],
  [2, 0],
  [1, 1],
  [0, 2],
  [0, 3],
  [1, 2],
  [2, 1],
  [3, 0],
  [4, 0],
  [3, 1],
  [2, 2],
  [1, 3],
  [0, 4],
];

/** Of the cosine transform of ITU-T T.81, A.3.3: one picture of 64 weights a frequency. */
const BASES = FREQUENCIES.map(([down, across]) =>
  Float64Array.from({ length: BLOCK_PX * BLOCK_PX }, (_, at) => wave(down, at >> 3) * wave(across, at & 7)),
);

function wave(cycles: number, place: number): number {
  const scale = cycles === 0 ? Math.SQRT1_2 : 1;
  return (scale / 2) * Math.cos(((2 * place + 1) * cycles * Math.PI) / 16);
}

/** A block and the pixels around it. */
const SIDE = BLOCK_PX + 2;

/**
 * Of the block that is measured, and of the pixels around it, too: thousands are measured, one after the
 * other.
 */
const inner = new Float64Array(BLOCK_PX * BLOCK_PX);
const luma = new Float64Array(SIDE * SIDE);

export function measureBlock({ width, rgb }: RgbImage, { x: left, y: top }: Point): Block {
  let low = 255;
  let high = 0;
  for (let y = 0, to = 0; y < SIDE; y++) {
    for (let x = 0, at = ((top + y - 1) * width + left - 1) * 3; x < SIDE; x++, at += 3, to++) {
      const value = lumaOf(rgb[at]!, rgb[at + 1]!, rgb[at + 2]!);
      luma[to] = value;
      if (value < low) low = value;
      if (value > high) high = value;
    }
  }
  let noise = 0;
  for (let y = 0, place = 0; y < BLOCK_PX; y++) {
    for (let x = 0; x < BLOCK_PX; x++, place++) {
      const at = (y + 1) * SIDE + x + 1;
      const value = luma[at]!;
      inner[place] = value;
      noise += Math.abs(value - (luma[at - 1]! + luma[at + 1]! + luma[at - SIDE]! + luma[at + SIDE]!) / 4);
    }
  }
  return {
    isWithinRange: low > CUT_OFF_LEVELS && high < 255 - CUT_OFF_LEVELS,
    noise: noise / (BLOCK_PX * BLOCK_PX),
    ...sharpestEdge(),
    coefficients: coefficientsOf(inner),
  };
}

function coefficientsOf(samples: Float64Array): Float64Array {
  const coefficients = new Float64Array(BASES.length);
  for (let frequency = 0; frequency < BASES.length; frequency++) {
    const base = BASES[frequency]!;
    let sum = 0;
    for (let place = 0; place < base.length; place++) sum += samples[place]! * base[place]!;
    coefficients[frequency] = sum;
  }
  return coefficients;
}

function sharpestEdge(): Pick<Block, 'edge' | 'edgeShare'> {
  let edge = 0;
  let steepest = 0;
  for (const step of [1, SIDE]) {
    const across = SIDE + 1 - step;
    for (let line = 1; line <= BLOCK_PX; line++) {
      for (let place = 1, at = line * across + step; place + 3 < SIDE - 1; place++, at += step) {
        const whole = Math.abs(luma[at + 3 * step]! - luma[at]!);
        if (whole <= edge) continue;
        edge = whole;
        steepest = Math.max(
          Math.abs(luma[at + step]! - luma[at]!),
          Math.abs(luma[at + 2 * step]! - luma[at + step]!),
          Math.abs(luma[at + 3 * step]! - luma[at + 2 * step]!),
        );
      }
    }
  }
  return { edge, edgeShare: edge > 0 ? steepest / edge : 0 };
}

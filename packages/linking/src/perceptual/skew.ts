import type { InkPixels } from './ink.js';

/** Steepest slope looked for: a sheet laid on a scanner by hand, about 2.3 degrees. */
const MAX_SLOPE = 0.04;
/** Half of what moves the end of a line by a pixel of 600. */
const COARSE_STEP = 0.004;
const FINE_STEP = 0.001;
/** Inked pixels that vote, evenly spread over the page: more say the same. */
const MAX_VOTES = 15_000;
/**
 * By how much sharper the lines must stand at a slope than level, since pictures without lines have an
 * arbitrary best.
 */
const MIN_GAIN = 1.08;

/**
 * Slope of the lines of a page: at it, the sums of ink along lines differ most (projection profile, Postl
 * 1986).
 * @returns pixels down for each pixel to the right; 0 when no slope is clearly better than none
 */
export function slopeOf(ink: InkPixels): number {
  const level = sharpness(ink, 0);
  let best = { slope: 0, value: level };
  const attempt = (slope: number): void => {
    const value = sharpness(ink, slope);
    if (value > best.value) best = { slope, value };
  };
  for (let slope = -MAX_SLOPE; slope <= MAX_SLOPE; slope += COARSE_STEP) attempt(slope);
  const { slope: coarse } = best;
  for (let slope = coarse - COARSE_STEP + FINE_STEP; slope < coarse + COARSE_STEP; slope += FINE_STEP)
    attempt(slope);
  return best.value >= level * MIN_GAIN ? best.slope : 0;
}

function sharpness({ width, height, x, y, darkness }: InkPixels, slope: number): number {
  const reach = Math.ceil(width * MAX_SLOPE) + 2;
  const lines = new Float32Array(height + 2 * reach);
  const stride = Math.max(1, Math.floor(x.length / MAX_VOTES));
  // Line 0 lies `reach` above the picture; the half rounds to the nearest.
  const offset = (width / 2) * slope + reach + 0.5;
  for (let pixel = 0; pixel < x.length; pixel += stride) {
    lines[Math.trunc(y[pixel]! - x[pixel]! * slope + offset)]! += darkness[pixel]!;
  }
  let sum = 0;
  for (let line = 0; line < lines.length; line++) sum += lines[line]! * lines[line]!;
  return sum;
}

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
  const coarseSlopes: number[] = [0];
  for (let slope = -MAX_SLOPE; slope <= MAX_SLOPE; slope += COARSE_STEP) coarseSlopes.push(slope);
  const [level = 0, ...coarseValues] = sharpnesses(ink, coarseSlopes);
  const coarse = sharpest({ slope: 0, value: level }, coarseSlopes.slice(1), coarseValues);
  const fineSlopes: number[] = [];
  for (
    let slope = coarse.slope - COARSE_STEP + FINE_STEP;
    slope < coarse.slope + COARSE_STEP;
    slope += FINE_STEP
  )
    fineSlopes.push(slope);
  const best = sharpest(coarse, fineSlopes, sharpnesses(ink, fineSlopes));
  return best.value >= level * MIN_GAIN ? best.slope : 0;
}

interface Attempt {
  readonly slope: number;
  readonly value: number;
}

/** The first of the sharpest. */
const sharpest = (known: Attempt, slopes: readonly number[], values: readonly number[]): Attempt =>
  slopes.reduce(
    (best, slope, index) => (values[index]! > best.value ? { slope, value: values[index]! } : best),
    known,
  );

/**
 * How much the sums of ink along lines differ at each slope. All slopes are summed up side by side: at one alone, each
 * pixel of a row waits for the sum of the one before it.
 */
function sharpnesses({ width, height, x, y, darkness }: InkPixels, slopes: readonly number[]): number[] {
  const reach = Math.ceil(width * MAX_SLOPE) + 2;
  const length = height + 2 * reach;
  const lines = new Float32Array(slopes.length * length);
  const stride = Math.max(1, Math.floor(x.length / MAX_VOTES));
  const bySlope = Float64Array.from(slopes);
  // Line 0 lies `reach` above the picture; the half rounds to the nearest.
  const offsets = bySlope.map((slope) => (width / 2) * slope + reach + 0.5);
  for (let pixel = 0; pixel < x.length; pixel += stride) {
    const across = x[pixel]!;
    const down = y[pixel]!;
    const dark = darkness[pixel]!;
    for (let at = 0, first = 0; at < bySlope.length; at++, first += length)
      lines[first + Math.trunc(down - across * bySlope[at]! + offsets[at]!)]! += dark;
  }
  return slopes.map((_, at) => {
    let sum = 0;
    for (let line = at * length; line < (at + 1) * length; line++) sum += lines[line]! * lines[line]!;
    return sum;
  });
}

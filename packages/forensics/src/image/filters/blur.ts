import type { Plane } from '@assay/media';

/** So many taps are worked off at once, the missing ones with weight 0. */
const GROUP = 4;

/**
 * A plane blurred by a Gaussian; edges repeat. Of the rows blurred along themselves only those that a row of the result
 * takes are held: no second plane.
 * @param sigma in pixels
 * @param into where the result is written; the plane's own samples, where nobody needs them any more
 */
export function blurred(
  { width, height, samples }: Plane,
  sigma: number,
  into: Float32Array = new Float32Array(samples.length),
): Plane {
  const radius = Math.ceil(2.2 * sigma);
  const kernel = gaussian(radius, sigma);
  const taps = new Float64Array(Math.ceil(kernel.length / GROUP) * GROUP);
  taps.set(kernel);
  const padded = new Float64Array(width + taps.length);
  const sums = new Float64Array(width);
  const held = Array.from(kernel, () => new Float32Array(width));
  for (let y = 0, next = 0; y < height; y++) {
    for (; next <= Math.min(height - 1, y + radius); next++) {
      const start = next * width;
      padded.fill(samples[start]!, 0, radius);
      for (let x = 0; x < width; x++) padded[radius + x] = samples[start + x]!;
      padded.fill(samples[start + width - 1]!, radius + width);
      sums.fill(0);
      for (let tap = 0; tap < taps.length; tap += GROUP) addAlong(sums, padded, taps, tap);
      held[next % held.length]!.set(sums);
    }
    const rowOf = (tap: number): Float32Array =>
      held[Math.min(height - 1, Math.max(0, y + tap - radius)) % held.length]!;
    addDown(into.subarray(y * width, (y + 1) * width).fill(0), kernel, rowOf);
  }
  return { width, height, samples: into };
}

/** Weights that add up to 1. */
function gaussian(radius: number, sigma: number): Float32Array {
  const weights = Float32Array.from({ length: 2 * radius + 1 }, (_, index) =>
    Math.exp(-((index - radius) ** 2) / (2 * sigma * sigma)),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

/** Adds {@link GROUP} taps of a row, each sample of it read once. */
function addAlong(sums: Float64Array, row: Float64Array, taps: Float64Array, tap: number): void {
  const [weight1, weight2, weight3, weight4] = [taps[tap]!, taps[tap + 1]!, taps[tap + 2]!, taps[tap + 3]!];
  let [one, two, three] = [row[tap]!, row[tap + 1]!, row[tap + 2]!];
  for (let x = 0, at = tap + GROUP - 1; x < sums.length; x++, at++) {
    const four = row[at]!;
    sums[x] = sums[x]! + weight1 * one + weight2 * two + weight3 * three + weight4 * four;
    [one, two, three] = [two, three, four];
  }
}

/** Adds the weighted rows, three at a time; each sum is rounded as if it were kept after every row. */
function addDown(sums: Float32Array, kernel: Float32Array, rowOf: (tap: number) => Float32Array): void {
  let tap = 0;
  for (; tap + 2 < kernel.length; tap += 3) {
    const [one, two, three] = [rowOf(tap), rowOf(tap + 1), rowOf(tap + 2)];
    const [weight1, weight2, weight3] = [kernel[tap]!, kernel[tap + 1]!, kernel[tap + 2]!];
    for (let x = 0; x < sums.length; x++) {
      const upToOne = Math.fround(sums[x]! + weight1 * one[x]!);
      const upToTwo = Math.fround(upToOne + weight2 * two[x]!);
      sums[x] = upToTwo + weight3 * three[x]!;
    }
  }
  for (; tap < kernel.length; tap++) {
    const row = rowOf(tap);
    const weight = kernel[tap]!;
    for (let x = 0; x < sums.length; x++) sums[x]! += weight * row[x]!;
  }
}

import type { Differences } from './differences.js';

/** Differences are added to this before a logarithm is taken (levels of 0..255): less is rounding. */
const LEAST_LEVEL = 0.02;

export const logOf = (levels: number): number => Math.log(levels + LEAST_LEVEL);

/** How differences are spread: by size, by how heavy their tails are, by how lopsided they are. */
export function shapeOf({ plane: { samples }, meanMagnitude }: Differences): number[] {
  const scale = 1 / Math.max(1e-6, meanMagnitude);
  let [small, large, squares, cubes] = [0, 0, 0, 0];
  for (let at = 0; at < samples.length; at++) {
    const value = samples[at]! * scale;
    const magnitude = Math.abs(value);
    if (magnitude < 0.25) small++;
    if (magnitude > 3) large++;
    const bounded = Math.max(-8, Math.min(8, value));
    squares += value * value;
    cubes += bounded * bounded * bounded;
  }
  const variance = squares / samples.length;
  return [
    logOf(meanMagnitude),
    Math.sqrt(small / samples.length),
    Math.sqrt(large / samples.length),
    Math.log(variance + 0.1),
    cubes / samples.length / (variance + 0.1) ** 1.5,
  ];
}

/** Every other row is enough for a correlation. */
const ROW_STEP = 2;

/**
 * How alike differences are to those so many samples across and down: correlations at each lag, both ways
 * together.
 */
export function correlationsAt(
  of: Differences,
  lags: readonly (readonly [dx: number, dy: number])[],
): number[] {
  const { width } = of.plane;
  const reach = Math.max(...lags.flat());
  const energy = sumOfProducts(of, reach, 0) + 1e-6;
  return lags.map(([dx, dy]) => {
    const other = dx === dy ? dy * width - dx : dx * width + dy;
    return (sumOfProducts(of, reach, dy * width + dx) + sumOfProducts(of, reach, other)) / 2 / energy;
  });
}

function sumOfProducts(
  { plane: { width, height, samples } }: Differences,
  reach: number,
  offset: number,
): number {
  let sum = 0;
  for (let y = reach; y < height - reach; y += ROW_STEP)
    for (let at = y * width + reach; at < (y + 1) * width - reach; at++)
      sum += samples[at]! * samples[at + offset]!;
  return sum;
}

/** How alike two channels' differences are, -1..1. */
export function correlationOf(one: Differences, other: Differences): number {
  const [a, b] = [one.plane.samples, other.plane.samples];
  let [ab, aa, bb] = [0, 1e-6, 1e-6];
  for (let at = 0; at < a.length; at++) {
    ab += a[at]! * b[at]!;
    aa += a[at]! ** 2;
    bb += b[at]! ** 2;
  }
  return ab / Math.sqrt(aa * bb);
}

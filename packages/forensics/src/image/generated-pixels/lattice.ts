import type { Plane } from '@assay/media';
import { logOf } from './shape.js';

const GRID = 8;

/**
 * How differences of neighbors change with their place on a lattice of eight: the edges of a JPEG's blocks,
 * and the steps of two, four and eight by which networks enlarge what they draw.
 */
export function latticeStatistics({ width, height, samples }: Plane): number[] {
  const sums = new Float64Array(2 * GRID);
  for (let y = 0; y < height - 1; y++) {
    for (let x = 0, at = y * width; x < width - 1; x++, at++) {
      sums[x & 7]! += Math.abs(samples[at + 1]! - samples[at]!);
      sums[GRID + (y & 7)]! += Math.abs(samples[at + width]! - samples[at]!);
    }
  }
  const per = GRID / Math.max(1, (width - 1) * (height - 1));
  const [across, down] = [0, GRID].map((start) =>
    Array.from(sums.subarray(start, start + GRID), (sum) => logOf(sum * per)),
  ) as [number[], number[]];
  return [0, 1, 2, 3, 4]
    .map((step) => (waveOf(across, step) + waveOf(down, step)) / 2)
    .slice(1)
    .concat(blockEdge(across) + blockEdge(down));
}

/** Strength of one frequency in eight values. */
function waveOf(values: readonly number[], frequency: number): number {
  let [real, imaginary] = [0, 0];
  values.forEach((value, index) => {
    real += value * Math.cos((2 * Math.PI * frequency * index) / GRID);
    imaginary += value * Math.sin((2 * Math.PI * frequency * index) / GRID);
  });
  return Math.hypot(real, imaginary) / GRID;
}

/** How much stronger the step over a block's edge is than those inside. */
const blockEdge = (values: readonly number[]): number =>
  values[GRID - 1]! - values.slice(1, GRID - 2).reduce((sum, value) => sum + value, 0) / (GRID - 3);

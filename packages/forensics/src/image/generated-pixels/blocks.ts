import type { Plane } from '@assay/media';
import type { Differences } from './differences.js';
import { logOf } from './shape.js';

/** Side of a block of the finer plane. */
const BLOCK_PX = 8;

/** Of each block, its mean, or that of the absolute values. */
export function blockMeans(
  { width, height, samples }: Plane,
  isMagnitude: boolean,
  sidePx = BLOCK_PX,
): Float64Array {
  const [columns, rows] = [Math.floor(width / sidePx), Math.floor(height / sidePx)];
  const sums = new Float64Array(columns * rows);
  for (let y = 0; y < rows * sidePx; y++) {
    const row = Math.floor(y / sidePx) * columns;
    for (let x = 0, at = y * width; x < columns * sidePx; x++, at++) {
      const value = samples[at]!;
      sums[row + Math.floor(x / sidePx)]! += isMagnitude ? Math.abs(value) : value;
    }
  }
  return sums.map((sum) => sum / sidePx ** 2);
}

/**
 * How fine detail is spread over the blocks of a window: quantiles of its logarithm, and how it follows the
 * light and the coarser detail of the same block. A sensor's noise grows with the light and is there in flat
 * places, too.
 */
export function spreadOverBlocks(fine: Differences, luma: Plane, coarse: Float64Array): number[] {
  const detail = blockMeans(fine.plane, true).map(logOf);
  const sorted = Float64Array.from(detail).sort();
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  const middle = at(0.5);
  const light = blockMeans(luma, false);
  const coarser = coarse.map(logOf);
  return [
    at(0.05) - middle,
    at(0.25) - middle,
    at(0.75) - middle,
    at(0.95) - middle,
    at(0.05),
    correlation(detail, light),
    correlation(detail, coarser),
    slopeInQuietHalf(detail, light, middle),
  ];
}

function correlation(a: Float64Array, b: Float64Array): number {
  const [meanA, meanB] = [mean(a), mean(b)];
  let [ab, aa, bb] = [0, 1e-3, 1e-3];
  for (let index = 0; index < a.length; index++) {
    const [one, other] = [a[index]! - meanA, (b[index] ?? meanB) - meanB];
    ab += one * other;
    aa += one * one;
    bb += other * other;
  }
  return ab / Math.sqrt(aa * bb);
}

const mean = (values: Float64Array): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** How detail grows with light where there is little detail: there, it is noise. */
function slopeInQuietHalf(detail: Float64Array, light: Float64Array, middle: number): number {
  const quiet = Array.from(detail.keys()).filter((index) => detail[index]! <= middle);
  return correlation(
    Float64Array.from(quiet, (index) => detail[index]!),
    Float64Array.from(quiet, (index) => light[index]!),
  );
}

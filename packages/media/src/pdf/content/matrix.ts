import type { Matrix } from './types.js';

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** First `inner`, then `outer` (PDF's `inner x outer`). */
export const multiply = (inner: Matrix, outer: Matrix): Matrix => [
  inner[0] * outer[0] + inner[1] * outer[2],
  inner[0] * outer[1] + inner[1] * outer[3],
  inner[2] * outer[0] + inner[3] * outer[2],
  inner[2] * outer[1] + inner[3] * outer[3],
  inner[4] * outer[0] + inner[5] * outer[2] + outer[4],
  inner[4] * outer[1] + inner[5] * outer[3] + outer[5],
];

export const translated = (matrix: Matrix, x: number, y: number): Matrix =>
  multiply([1, 0, 0, 1, x, y], matrix);

/** Six finite numbers, else null. */
export function matrixOf(values: readonly unknown[]): Matrix | null {
  const [a, b, c, d, e, f] = values;
  const matrix = [a, b, c, d, e, f];
  return values.length >= 6 && matrix.every((value) => typeof value === 'number' && Number.isFinite(value))
    ? (matrix as unknown as Matrix)
    : null;
}

import type { Plane } from '@assay/media';
import type { Affine } from './aligned.js';

/** Side of a block, in pixels of the plane compared. */
export const BLOCK = 16;

/** One block of the picture beside the place it may be a copy of. */
export interface ComparedBlock {
  /** Its top left corner. */
  readonly x: number;
  readonly y: number;
  /** Correlation of the fine detail, -1..1. */
  readonly likeness: number;
  /** Spread of the fine detail: the smaller one of both places. */
  readonly detail: number;
}

/**
 * Compares the fine detail of a block with that of the place it is mapped to; undefined where that lies
 * outside.
 */
export function compareBlock(
  { width, height, samples }: Plane,
  x: number,
  y: number,
  map: Affine,
): ComparedBlock | undefined {
  const { xx, xy, yx, yy, dx, dy } = map;
  if (x < 0 || y < 0 || x + BLOCK > width || y + BLOCK > height) return undefined;
  for (const [cornerX, cornerY] of [
    [x, y],
    [x + BLOCK, y],
    [x, y + BLOCK],
    [x + BLOCK, y + BLOCK],
  ] as const) {
    const [toX, toY] = [xx * cornerX + xy * cornerY + dx, yx * cornerX + yy * cornerY + dy];
    if (!(toX >= 0 && toY >= 0 && toX < width - 2 && toY < height - 2)) return undefined;
  }
  let [sumOne, sumOther, squareOne, squareOther, both] = [0, 0, 0, 0, 0];
  for (let row = y; row < y + BLOCK; row++) {
    for (let column = x; column < x + BLOCK; column++) {
      const toX = xx * column + xy * row + dx;
      const toY = yx * column + yy * row + dy;
      const [left, top] = [Math.floor(toX), Math.floor(toY)];
      const [u, v] = [toX - left, toY - top];
      const at = top * width + left;
      const upper = samples[at]! + u * (samples[at + 1]! - samples[at]!);
      const lower = samples[at + width]! + u * (samples[at + width + 1]! - samples[at + width]!);
      const other = upper + v * (lower - upper);
      const one = samples[row * width + column]!;
      sumOne += one;
      sumOther += other;
      squareOne += one * one;
      squareOther += other * other;
      both += one * other;
    }
  }
  const count = BLOCK * BLOCK;
  const varianceOne = Math.max(0, squareOne / count - (sumOne / count) ** 2);
  const varianceOther = Math.max(0, squareOther / count - (sumOther / count) ** 2);
  const shared = both / count - (sumOne / count) * (sumOther / count);
  const spread = Math.sqrt(varianceOne * varianceOther);
  return {
    x,
    y,
    likeness: spread > 0 ? shared / spread : 0,
    detail: Math.sqrt(Math.min(varianceOne, varianceOther)),
  };
}

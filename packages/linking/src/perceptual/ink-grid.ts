import type { StraightInk } from './straightened.js';

/** Ink of each cell of a grid over the content of a picture. */
export interface InkGrid {
  readonly columns: number;
  readonly rows: number;
  /** Row-major: mean darkness of the cell, 0..1. */
  readonly density: Float32Array;
}

/** A grid stretched over the content. Shares each pixel's ink among the cells that it covers. */
export function stretchedGrid(ink: StraightInk, columns: number, rows: number): InkGrid {
  return gridOf(ink, columns, rows, columns / (ink.right - ink.left), rows / (ink.bottom - ink.top));
}

/**
 * A grid of square cells from the content's upper left corner on, `columns` of them across; what lies below
 * `maxRows` is left out.
 */
export function squareGrid(ink: StraightInk, columns: number, maxRows: number): InkGrid {
  const scale = columns / (ink.right - ink.left);
  const rows = Math.max(1, Math.min(maxRows, Math.ceil((ink.bottom - ink.top) * scale)));
  return gridOf(ink, columns, rows, scale, scale);
}

function gridOf(
  { x, y, darkness, left, top }: StraightInk,
  columns: number,
  rows: number,
  acrossScale: number,
  downScale: number,
): InkGrid {
  const density = new Float32Array(columns * rows);
  for (let pixel = 0; pixel < darkness.length; pixel++) {
    const across = (x[pixel]! - left) * acrossScale;
    const down = (y[pixel]! - top) * downScale;
    for (let row = Math.max(0, Math.floor(down)); row < Math.min(rows, down + downScale); row++) {
      const ink = darkness[pixel]! * covered(row, down, downScale);
      for (
        let column = Math.max(0, Math.floor(across));
        column < Math.min(columns, across + acrossScale);
        column++
      ) {
        density[row * columns + column]! += ink * covered(column, across, acrossScale);
      }
    }
  }
  return { columns, rows, density };
}

/** How much of a cell a pixel covers along an axis, 0..1. */
const covered = (cell: number, begin: number, length: number): number =>
  Math.min(cell + 1, begin + length) - Math.max(cell, begin);

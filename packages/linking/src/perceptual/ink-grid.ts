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
    const lastAcross = across + acrossScale;
    const lastDown = down + downScale;
    const firstColumn = Math.max(0, Math.floor(across));
    for (let row = Math.max(0, Math.floor(down)); row < rows && row < lastDown; row++) {
      const ink = darkness[pixel]! * (Math.min(row + 1, lastDown) - Math.max(row, down));
      for (let column = firstColumn; column < columns && column < lastAcross; column++)
        density[row * columns + column]! +=
          ink * (Math.min(column + 1, lastAcross) - Math.max(column, across));
    }
  }
  return { columns, rows, density };
}

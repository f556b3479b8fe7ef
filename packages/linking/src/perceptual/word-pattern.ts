import type { InkGrid } from './ink-grid.js';

/** Cells to either side whose mean is taken off: two words. */
const REACH_ACROSS = 3;
/** Rows above and below: three lines of print. */
const REACH_DOWN = 6;

/**
 * Where ink begins and ends along the lines, as words and gaps make it: each cell less the mean of its
 * neighbors in its row. All pages of a template have the same columns and lines; words are of one page.
 */
export function wordPattern({ columns, rows, density }: InkGrid): InkGrid {
  const pattern = new Float32Array(density.length);
  for (let row = 0; row < rows; row++)
    lessMeans(density, pattern, { start: row * columns, stride: 1, length: columns, reach: REACH_ACROSS });
  return { columns, rows, density: pattern };
}

/** What of a pattern is not the same in the rows above and below: the edges of a table's columns drop out. */
export function withoutColumns({ columns, rows, density }: InkGrid): InkGrid {
  const pattern = new Float32Array(density.length);
  for (let column = 0; column < columns; column++)
    lessMeans(density, pattern, { start: column, stride: columns, length: rows, reach: REACH_DOWN });
  return { columns, rows, density: pattern };
}

/**
 * Sums along one axis of a grid, each less the mean around it: where lines and columns begin and end,
 * whatever tone lies under them.
 */
export function edgesOf(sums: Float32Array): Float32Array {
  const edges = new Float32Array(sums.length);
  lessMeans(sums, edges, { start: 0, stride: 1, length: sums.length, reach: REACH_ACROSS });
  return edges;
}

/** A row or a column of a grid, and how many cells to either side a mean is taken of. */
interface Line {
  readonly start: number;
  readonly stride: number;
  readonly length: number;
  readonly reach: number;
}

/** Each cell of a line less the mean around it, by a running sum. */
function lessMeans(
  values: Float32Array,
  pattern: Float32Array,
  { start, stride, length, reach }: Line,
): void {
  let [sum, count] = [0, 0];
  for (let place = 0; place < Math.min(reach, length); place++, count++)
    sum += values[start + place * stride]!;
  for (let place = 0, at = start; place < length; place++, at += stride) {
    if (place + reach < length) {
      sum += values[at + reach * stride]!;
      count++;
    }
    if (place > reach) {
      sum -= values[at - (reach + 1) * stride]!;
      count--;
    }
    pattern[at] = values[at]! - sum / count;
  }
}

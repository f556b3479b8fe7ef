import { normalized } from './normalize.js';
import type { Value, Values } from './types.js';

/** A line of a list: values by the name of the column. */
export type ListRow = ReadonlyMap<string, Value>;

/** The lines of a list, in order; `list` is a path like `accounts[0].transactions`. */
export function rowsOf(values: Values, list: string): ListRow[] {
  const rows: Map<string, Value>[] = [];
  for (const [path, value] of values) {
    if (!path.startsWith(`${list}[`)) continue;
    const match = /^\[(\d+)\]\.(\w+)$/.exec(path.slice(list.length));
    if (!match) continue;
    const index = Number(match[1]);
    rows[index] ??= new Map();
    rows[index].set(match[2] ?? '', value);
  }
  return rows.filter((row) => row !== undefined);
}

/** How many columns two lines agree in. */
function likeness(list: string, one: ListRow, other: ListRow): number {
  let same = 0;
  for (const [column, value] of one) {
    const theirs = other.get(column);
    const name = `${list}[].${column}`;
    if (theirs !== undefined && normalized(name, value) === normalized(name, theirs)) same += 1;
  }
  return same;
}

/**
 * Pairs the lines of two lists, keeping their order, so that the most columns agree (Needleman and Wunsch,
 * 1970, without a cost for gaps). Lines that agree in nothing are not paired.
 * @returns pairs of indexes in order
 */
export function alignRows(
  list: string,
  truth: readonly ListRow[],
  read: readonly ListRow[],
): (readonly [truth: number, read: number])[] {
  const width = read.length + 1;
  const best = new Float64Array((truth.length + 1) * width);
  const like = truth.map((row) => read.map((other) => likeness(list, row, other)));
  const at = (row: number, column: number): number => best[row * width + column] ?? 0;
  for (let row = 1; row <= truth.length; row++) {
    for (let column = 1; column <= read.length; column++) {
      const paired = at(row - 1, column - 1) + (like[row - 1]?.[column - 1] ?? 0);
      best[row * width + column] = Math.max(paired, at(row - 1, column), at(row, column - 1));
    }
  }
  const pairs: (readonly [number, number])[] = [];
  let [row, column] = [truth.length, read.length];
  while (row > 0 && column > 0) {
    if (at(row, column) === at(row - 1, column)) row -= 1;
    else if (at(row, column) === at(row, column - 1)) column -= 1;
    else pairs.unshift([--row, --column]);
  }
  return pairs;
}

import type { Box } from '@assay/media';

/** A column of a table: the horizontal room that its figures take. */
export interface Column {
  readonly x1: number;
  readonly x2: number;
  readonly members: number;
}

/**
 * Figures that share this much of the narrower one's width stand in one column; neighboring columns share
 * nothing.
 */
export const SHARED_WIDTH = 0.5;

/** Tables of money have fewer columns: two of amounts, a balance, and a few that are none. */
export const MAX_MONEY_COLUMNS = 8;

/** Part of the narrower width that both take, 0..1. */
export function sharedWidth(a: Pick<Box, 'x1' | 'x2'>, b: Pick<Box, 'x1' | 'x2'>): number {
  const width = Math.min(a.x2, b.x2) - Math.max(a.x1, b.x1);
  return Math.max(0, width) / Math.max(Number.EPSILON, Math.min(a.x2 - a.x1, b.x2 - b.x1));
}

/**
 * Columns by alignment, left to right, however their figures are aligned: flush right, left, or at the point.
 * The widest figures come first, since narrow ones of a column may not touch each other.
 * @param maxColumns further columns are left out: each figure is compared with each column
 */
export function findColumns(boxes: readonly Box[], maxColumns: number): Column[] {
  const columns: { x1: number; x2: number; members: number }[] = [];
  for (const box of [...boxes].sort((a, b) => b.x2 - b.x1 - (a.x2 - a.x1))) {
    const column = columns.find((one) => sharedWidth(one, box) > SHARED_WIDTH);
    if (column) {
      column.x1 = Math.min(column.x1, box.x1);
      column.x2 = Math.max(column.x2, box.x2);
      column.members += 1;
    } else if (columns.length < maxColumns) columns.push({ x1: box.x1, x2: box.x2, members: 1 });
  }
  return columns.sort((a, b) => a.x1 - b.x1);
}

/**
 * Columns that share so nearly as much of a figure are told apart by their right edges, at which figures of
 * money end.
 */
const AS_MUCH = 0.05;

/** The index of the column that a figure stands in; -1 for none. */
export function columnOf(columns: readonly Column[], box: Box): number {
  const shares = columns.map((column) => sharedWidth(column, box));
  const most = Math.max(SHARED_WIDTH, ...shares);
  let best = -1;
  for (const [index, column] of columns.entries()) {
    const share = shares[index] ?? 0;
    if (share <= SHARED_WIDTH || share < most - AS_MUCH) continue;
    const known = columns[best];
    if (!known || Math.abs(column.x2 - box.x2) < Math.abs(known.x2 - box.x2)) best = index;
  }
  return best;
}

import { type Box, type Figure, median } from '@assay/media';
import { type Column, columnOf } from '../layout/columns.js';

/** A row's money by column. */
export interface TableCells {
  /** Sparse: by column index. */
  readonly cells: readonly (Figure | undefined)[];
  /**
   * Some of the row's money stands in a column that is taken, or the row was pushed aside and cannot be put
   * back: which figure is which is not known.
   */
  readonly crowded: boolean;
}

/**
 * A column with this share of the largest column's figures is one of the table's; others hold what a few rows
 * say beside it.
 */
const MAIN_SHARE = 0.5;
/** Right edges closer than this share of a figure's width are one edge. */
const SAME_EDGE = 0.15;

/**
 * Where the figures of the table's last main column end, mostly: a row that was pushed aside may have widened
 * the column.
 */
export function usualEnd(boxes: readonly Box[], columns: readonly Column[]): number {
  const most = columns.reduce((largest, { members }) => Math.max(largest, members), 0);
  const lastMain = columns.findLastIndex(({ members }) => members >= MAIN_SHARE * most);
  return median(boxes.filter((box) => columnOf(columns, box) === lastMain).map(({ x2 }) => x2)) ?? 1;
}

/**
 * Puts a row's money into the table's columns. Text that is too long for its column pushes all figures of its
 * row to the right, an amount often to where the others have their balance: such a row is moved back, until
 * its last figure ends at `end`.
 * @param end see {@link usualEnd}
 */
export function cellsOf(money: readonly Figure[], columns: readonly Column[], end: number): TableCells {
  const shift = shiftOf(money, end);
  const places = money.map(({ box }) =>
    columnOf(columns, { ...box, x1: box.x1 - shift, x2: box.x2 - shift }),
  );
  const cells = new Array<Figure | undefined>(columns.length).fill(undefined);
  for (const [index, figure] of money.entries()) if (places[index]! >= 0) cells[places[index]!] ??= figure;
  const placed = places.filter((column) => column >= 0).length;
  const isTorn = shift > 0 && placed < money.length;
  return { cells, crowded: isTorn || placed > cells.filter((cell) => cell !== undefined).length };
}

/** How far the row was pushed to the right, as a fraction of the page's width; 0 for most. */
function shiftOf(money: readonly Figure[], end: number): number {
  // A figure behind one that ends where it should is something the row says beside the table.
  if (money.some(({ box }) => endsAt(box, end))) return 0;
  return Math.max(0, (money.at(-1)?.box.x2 ?? end) - end);
}

const endsAt = ({ x1, x2 }: Box, edge: number): boolean => Math.abs(x2 - edge) <= SAME_EDGE * (x2 - x1);

import { type Figure, MIN_FITTING_BALANCES, median } from '@assay/media';
import { type Column, columnOf, findColumns } from '../layout/columns.js';
import { labelledAbove } from '../layout/label-above.js';
import type { Row } from '../layout/rows.js';
import { isBalanceRow, isTotalRow, summaryRole } from './labels.js';
import { cellsOf, type TableCells, usualEnd } from './table-cells.js';
import type { Line } from './types.js';

/** Two amounts, a balance, and a few that are none (a rate, a fee, a foreign amount). */
const MAX_COLUMNS = 8;
/** Rows this many times further apart than most may have something unread between them. */
const WIDE_PITCH = 2.2;

/** The lines of the document that may be transactions, and the columns of their money. */
export function tableLines(rows: readonly Row[]): { lines: readonly Line[]; columns: readonly Column[] } {
  const certain = certainLines(rows);
  const boxes = certain.flatMap((row) => moneyOf(row).map(({ box }) => box));
  const columns = findColumns(boxes, MAX_COLUMNS);
  const end = usualEnd(boxes, columns);
  const span = pagesSpan(certain);
  const pitch = usualPitch(certain);
  const lines: Line[] = [];
  let unread = false;
  let passedOver = false;
  let previous: Row | undefined;
  for (const [index, row] of rows.entries()) {
    if (isInSummary(rows, index)) {
      previous = row;
      continue;
    }
    const placed = cellsOf(moneyOf(row), columns, end);
    const onPage = span.get(row.line.page);
    const inTable = onPage !== undefined && row.index >= onPage.first && row.index <= onPage.last;
    const atItsEdge = onPage !== undefined && row.index >= onPage.first - 1 && row.index <= onPage.last + 1;
    if (
      placed.cells.some((cell) => cell !== undefined) &&
      (inTable || (atItsEdge && isBalanceRow(row.folded)))
    ) {
      const near =
        previous?.line.page === row.line.page && row.line.box.y1 - previous.line.box.y1 <= WIDE_PITCH * pitch;
      lines.push(lineOf(row, placed, { gapBefore: unread || !near, passedOver }));
      unread = false;
      passedOver = false;
    } else {
      unread ||= touches(row, columns);
      passedOver ||= isLikeLine(row, placed);
    }
    previous = row;
  }
  return { lines, columns };
}

/**
 * Opening balance, totals and closing balance under or beside each other: a summary, even where its figures
 * stand in the table's columns.
 */
const isInSummary = (rows: readonly Row[], index: number): boolean =>
  (statesSummary(rows[index]) && (statesSummary(rows[index - 1]) || statesSummary(rows[index + 1]))) ||
  labelledAbove(rows, index).filter(({ folded }) => summaryRole(folded) !== undefined).length > 1;

const statesSummary = (row: Row | undefined): boolean =>
  row !== undefined &&
  row.date === undefined &&
  row.entries.some(({ folded }) => summaryRole(folded) !== undefined);

/** Rows with a date and money; where dates are not printed, rows with an amount and a balance. */
function certainLines(rows: readonly Row[]): Row[] {
  const dated = rows.filter((row) => row.date !== undefined && moneyOf(row).length > 0);
  return dated.length >= MIN_FITTING_BALANCES ? dated : rows.filter((row) => moneyOf(row).length > 1);
}

const moneyOf = (row: Row): Figure[] =>
  row.figures.filter(({ isMoney }) => isMoney).map(({ figure }) => figure);

function lineOf(
  row: Row,
  { cells, crowded }: TableCells,
  before: Pick<Line, 'gapBefore' | 'passedOver'>,
): Line {
  const words = row.line.words.slice(row.date?.text.split(' ').length ?? 0, row.figures[0]?.from);
  const filled = cells.filter((cell) => cell !== undefined).length;
  // `11/08/2023  TOTAL WINE  142.12  21,754.18`: a day, an amount and the balance after it.
  const isTransaction = row.date !== undefined && filled > 1;
  const isBalance =
    !isTransaction &&
    (isBalanceRow(row.folded) || (row.date === undefined && summaryRole(row.folded) !== undefined));
  return {
    row: row.index,
    page: row.line.page,
    date: row.date,
    description: words.map(({ text }) => text).join(' '),
    cells,
    crowded,
    isBalance,
    isTotal: !isTransaction && (isTotalRow(row.folded) || (isBalance && filled > 1)),
    ...before,
  };
}

/** An amount and a balance in the table's columns, as a line has them whose date was not read. */
const isLikeLine = (row: Row, { cells }: TableCells): boolean =>
  cells.filter((cell) => cell !== undefined).length > 1 &&
  !isTotalRow(row.folded) &&
  !isBalanceRow(row.folded);

/** Where the table begins and ends on each page. */
function pagesSpan(certain: readonly Row[]): Map<number, { first: number; last: number }> {
  const span = new Map<number, { first: number; last: number }>();
  for (const { line, index } of certain) {
    const known = span.get(line.page);
    if (known) known.last = index;
    else span.set(line.page, { first: index, last: index });
  }
  return span;
}

/** Median distance between neighbouring rows, as a fraction of the page's height. */
function usualPitch(certain: readonly Row[]): number {
  const distances: number[] = [];
  for (const [index, row] of certain.entries()) {
    const next = certain[index + 1];
    if (next && next.line.page === row.line.page) distances.push(next.line.box.y1 - row.line.box.y1);
  }
  return median(distances) ?? 0;
}

/** A row that is no line of the table has digits where the table has money. */
const touches = (row: Row, columns: readonly Column[]): boolean =>
  row.line.words.some(({ text, box }) => /\d/u.test(text) && columnOf(columns, box) >= 0);

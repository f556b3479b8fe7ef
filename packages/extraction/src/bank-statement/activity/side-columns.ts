import { type Column, findColumns, MAX_MONEY_COLUMNS, sharedWidth } from '../../layout/columns.js';
import type { Row } from '../../layout/rows.js';
import type { Heading } from './headings.js';
import { rowDate } from './row-date.js';

/** The number of an operation, perhaps behind the letters of its kind: `716228`, `D-44334`. */
const OPERATION_NUMBER = /^(?:\p{L}{1,3}-?)?\d{4,12}$/u;
const ROW_NUMBER = /^\d{1,4}\.?$/u;
/** Marks beside an amount (`DR`, `+`, `Egreso`) are single words. */
export const MARK = /^(?:[+\u2212-]|\p{L}{1,12}\.?)$/u;
/** A table knows two marks, in and out; a third may be a recognizer's. */
const MAX_MARKS = 3;
/** Rows that have such a word in the same column, at least, and as a share of the table's. */
const MIN_ROWS = 3;
const MIN_SHARE = 0.9;

/**
 * Columns without a heading of single words that nearly every line has: numbers of rows and of operations,
 * and marks that say in or out. They are no part of a description.
 */
export function sideColumns(rows: readonly Row[], headings: readonly Heading[]): Heading[] {
  const lines = rows.filter((row) => row.money.length > 0 && rowDate(row, headings));
  if (lines.length < MIN_ROWS) return [];
  const cells = lines.flatMap(({ cells: ofRow, starts, money }) =>
    ofRow.filter(({ words }, place) => {
      const start = starts[place] ?? 0;
      return words.length === 1 && !money.some(({ from, to }) => start >= from && start < to);
    }),
  );
  const columns = findColumns(
    cells.map(({ box }) => box),
    MAX_MONEY_COLUMNS,
  );
  const behind = (column: Column) =>
    lines.every(({ line: { words }, numbers }) =>
      words.every(
        ({ box }, index) => sharedWidth(box, column) === 0 || numbers.some(({ to }) => to === index),
      ),
    );
  return columns.flatMap((column): Heading[] => {
    if (headings.some(({ role, box }) => role !== 'date' && sharedWidth(box, column) > 0)) return [];
    const texts = cells.filter(({ box }) => sharedWidth(box, column) > 0).map(({ text }) => text);
    const isMost = (of: RegExp) => texts.filter((text) => of.test(text)).length >= MIN_SHARE * lines.length;
    const isMarks = isMost(MARK) && new Set(texts).size <= MAX_MARKS && behind(column);
    if (!isMarks && !isMost(OPERATION_NUMBER) && !isMost(ROW_NUMBER)) return [];
    return [{ role: isMarks ? 'mark' : 'reference', box: { x1: column.x1, x2: column.x2, y1: 0, y2: 1 } }];
  });
}

export const isOperationNumber = (text: string): boolean => OPERATION_NUMBER.test(text);

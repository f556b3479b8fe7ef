import { MIN_FITTING_BALANCES } from '@assay/media';
import type { Column } from '../layout/columns.js';
import type { ColumnSign, Line, TableReading } from './types.js';

/** Readings are tried on this many lines: a table that needs more to be understood is none. */
const MAX_LINES_TRIED = 300;
/**
 * Of all balances, so many at least must follow from the ones before: one wrong balance breaks two of the six
 * of a short table.
 */
const MIN_FITTING_SHARE = 2 / 3;

/**
 * Finds out by arithmetic alone which column is the running balance, which hold amounts, and with which sign:
 * the reading under which most balances follow from the one before. Headings are not asked.
 * @returns undefined when no reading makes sense of the table
 */
export function readTable(lines: readonly Line[], columns: readonly Column[]): TableReading | undefined {
  const tried = lines.slice(0, MAX_LINES_TRIED);
  const reversed = [...tried].reverse();
  let best: TableReading | undefined;
  for (const [balance, { members }] of columns.entries()) {
    if (members <= MIN_FITTING_BALANCES) continue;
    for (const amounts of amountChoices(columns.length, balance)) {
      for (const printedOrder of ['oldest-first', 'newest-first'] as const) {
        const inTime = printedOrder === 'oldest-first' ? tried : reversed;
        const reading = { balance, amounts, printedOrder, ...countFits(inTime, balance, amounts) };
        if (!best || reading.fits - reading.misfits > best.fits - best.misfits) best = reading;
      }
    }
  }
  return best && isUnderstood(best) ? best : undefined;
}

/** Most balances follow from the ones before. */
export const isUnderstood = ({ fits, misfits }: Pick<TableReading, 'fits' | 'misfits'>): boolean =>
  fits >= MIN_FITTING_BALANCES && fits >= MIN_FITTING_SHARE * (fits + misfits);

/** One amount column as printed or reversed; or two, of which one may count the other way. */
function* amountChoices(
  columnCount: number,
  balance: number,
): Generator<{ column: number; sign: ColumnSign }[]> {
  const signs = [1, -1] as const;
  for (let first = 0; first < columnCount; first++) {
    if (first === balance) continue;
    for (const sign of signs) yield [{ column: first, sign }];
    for (let second = first + 1; second < columnCount; second++) {
      if (second === balance) continue;
      for (const sign of signs)
        for (const other of signs)
          yield [
            { column: first, sign },
            { column: second, sign: other },
          ];
    }
  }
}

/** @param lines in the order of time */
export function countFits(
  lines: readonly Line[],
  balance: number,
  amounts: TableReading['amounts'],
): Pick<TableReading, 'fits' | 'misfits'> {
  let fits = 0;
  let misfits = 0;
  let last: number | undefined;
  let change = 0;
  let moved = false;
  for (const line of lines) {
    if (line.isTotal) continue;
    for (const { column, sign } of line.isBalance ? [] : amounts) {
      const units = line.cells[column]?.units;
      if (units === undefined || units === 0) continue;
      change += sign * units;
      moved = true;
    }
    const after = line.cells[balance]?.units;
    if (after === undefined) continue;
    if (last !== undefined && after !== last + change) misfits += line.isBalance ? 0 : 1;
    else if (last !== undefined && moved) fits += 1;
    last = after;
    change = 0;
    moved = false;
  }
  return { fits, misfits };
}

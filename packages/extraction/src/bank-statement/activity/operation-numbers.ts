import type { Box } from '@assay/media';
import { findColumns } from '../../layout/columns.js';
import type { StatementRow } from '../page/statement-rows.js';

/** The number of an operation, perhaps behind the letters of its kind: `716228`, `D-44334`. */
const OPERATION_NUMBER = /^(?:\p{L}{1,3}-?)?\d{4,12}$/u;
/** Rows that have one in the same column, at least, and as a share of the table's. */
const MIN_ROWS = 5;
const MIN_SHARE = 0.9;
const MAX_COLUMNS = 6;

export const isOperationNumber = (text: string): boolean => OPERATION_NUMBER.test(text);

/**
 * The column in which nearly every line of a table has a number, a gap away from its words; undefined where
 * there is none.
 */
export function operationNumbers(rows: readonly StatementRow[]): Pick<Box, 'x1' | 'x2'> | undefined {
  const lines = rows.filter((row) => row.date !== undefined && row.numbers.some(({ isMoney }) => isMoney));
  const alone = lines.flatMap((row) => {
    const money = row.numbers.filter(({ isMoney }) => isMoney);
    const isMoneyAt = (from: number) => money.some((one) => from >= one.from && from < one.to);
    const cells = row.segments.filter(
      ({ words, from }) => words.length === 1 && isOperationNumber(words[0]?.text ?? '') && !isMoneyAt(from),
    );
    const hasWords = row.segments.some(({ text }) => /\p{L}{3}/u.test(text));
    return hasWords ? cells.map(({ box }) => box) : [];
  });
  return findColumns(alone, MAX_COLUMNS).find(
    ({ members }) => members >= Math.max(MIN_ROWS, MIN_SHARE * lines.length),
  );
}

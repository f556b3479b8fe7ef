import type { StatementRow } from '../page/statement-rows.js';
import { rowDate } from './row-date.js';

const NUMBER = /^\d{1,4}\.?$/u;
/** Rows that count on, at least, and as a share of those that begin with a number before their date. */
const MIN_COUNTED = 3;
const MIN_SHARE = 0.8;

/**
 * Whether a table numbers its rows: before the dates stand numbers each one more, or one less, than the row's
 * before.
 */
export function hasRowNumbers(rows: readonly StatementRow[]): boolean {
  const numbers = rows.filter(isNumbered).map(({ line }) => Number.parseInt(line.words[0]?.text ?? '', 10));
  const steps = numbers.slice(1).map((number, index) => number - (numbers[index] ?? 0));
  const counted = Math.max(...[1, -1].map((step) => steps.filter((one) => one === step).length));
  return counted >= MIN_COUNTED && counted >= MIN_SHARE * steps.length;
}

/** A number of one to four digits right before the date. */
export function isNumbered(row: StatementRow): boolean {
  const dated = NUMBER.test(row.line.words[0]?.text ?? '') ? rowDate(row, []) : undefined;
  return dated !== undefined && !dated.words.has(0) && dated.words.has(1);
}

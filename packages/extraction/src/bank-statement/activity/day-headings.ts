import type { StatementRow } from '../page/statement-rows.js';
import { rowDate } from './row-date.js';

/** A date and nothing else, or nothing but the day's balance: what follows is of this day. */
export function isDayHeading(row: StatementRow): boolean {
  const dated = row.date && rowDate(row, []);
  const money = row.numbers.filter(({ isMoney }) => isMoney);
  if (!dated || money.length > 1) return false;
  const [balance] = money;
  return row.line.words.every((_, index) => dated.words.has(index) || (balance && index >= balance.from && index < balance.to));
}

/**
 * The first day of a list by days: the heading stands nearer to the amount below it than to one above, which would make it
 * that one's date.
 */
export function beginsDays(rows: readonly StatementRow[], index: number): boolean {
  const [above, row, below] = [rows[index - 1], rows[index], rows[index + 1]];
  if (!row || !below || below.line.page !== row.line.page || !isDayHeading(row) || !isAmount(below)) return false;
  if (!above || above.line.page !== row.line.page || !isAmount(above)) return true;
  return row.line.box.y1 - above.line.box.y1 > below.line.box.y1 - row.line.box.y1;
}

/** Words and money without a date. */
const isAmount = (row: StatementRow): boolean =>
  row.date === undefined && /\p{L}{2}/u.test(row.text) && row.numbers.some(({ isMoney }) => isMoney);

import type { DateOrder } from '../../dates/read-dates.js';
import type { Activity } from '../activity/read-activity.js';
import type { StatementRow } from '../page/statement-rows.js';
import { rangesOf } from './date-ranges.js';
import { singleDates } from './labelled-dates.js';
import type { StatementPeriod } from './period-date.js';
import { datesAround, dayOfOpening, monthOfStatement } from './unnamed-period.js';

/** Periods are stated early; what later pages say of dates are terms and transactions. */
const MAX_ROWS_SEARCHED = 200;

/** First and last day of the statement. */
export function statementPeriod(
  rows: readonly StatementRow[],
  inTables: ReadonlySet<number>,
  { lines, balances }: Pick<Activity, 'lines' | 'balances'>,
  order: DateOrder,
): StatementPeriod {
  const searched = rows.filter(({ index }) => !inTables.has(index)).slice(0, MAX_ROWS_SEARCHED);
  const ranges = searched.flatMap((row) => rangesOf(row, rows, order));
  const best = ranges.find(({ sure }) => sure) ?? ranges[0];
  if (best) return { start: { ...best.start, sure: best.sure }, end: { ...best.end, sure: best.sure } };
  const single = singleDates(searched, order);
  if (single.start && single.end) return single;
  const start = single.end?.sure ? dayOfOpening(rows, balances, single.end, order) : undefined;
  if (start) return { start, end: single.end };
  return (
    datesAround(searched, lines, order) ??
    (single.end?.sure || single.start ? single : (monthOfStatement(searched) ?? single))
  );
}

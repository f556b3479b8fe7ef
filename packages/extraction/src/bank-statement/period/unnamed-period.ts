import { dayNumber, withYear } from '../../dates/calendar.js';
import { MONTH_PATTERN, monthOf } from '../../dates/months.js';
import { datesIn } from '../../dates/printed-dates.js';
import { type DateOrder, dayOf } from '../../dates/read-dates.js';
import type { ActivityLine, BalanceLine } from '../activity/activity-line.js';
import type { StatementRow } from '../page/statement-rows.js';
import { OTHER_PERIOD, type PeriodDate, printedDate, type StatementPeriod, TOP } from './period-date.js';

/**
 * Without a label the period is at least a week and at most a quarter, and so many transactions must lie in
 * it.
 */
const MIN_PERIOD_DAYS = 6;
const MAX_UNNAMED_PERIOD_DAYS = 100;
const MIN_TRANSACTIONS = 2;
const BEFORE_MONTH = String.raw`(?:(?:[\p{L} ]{1,40} )?(?:for|of|de|do|del|mes|mes:|month:?|periodo:?) )?`;
const MONTH_OF_STATEMENT = new RegExp(
  String.raw`^${BEFORE_MONTH}(${MONTH_PATTERN})[ ,/-]+(?:del? )?((?:19|20)\d{2})$`,
  'u',
);

/** `01/01/2022  Beginning balance` in a list that ends on the statement's own day. */
export function dayOfOpening(
  rows: readonly StatementRow[],
  balances: readonly BalanceLine[],
  end: PeriodDate,
  order: DateOrder,
): PeriodDate | undefined {
  const row = rows[balances.find(({ kind }) => kind === 'opening')?.row ?? -1];
  const [date] = row?.dates ?? [];
  const day = date && dayOf(date, order);
  if (!row || !date || day?.year === undefined) return undefined;
  const found = printedDate(row, { ...day, year: day.year }, [date.start, date.end]);
  const days = found ? dayNumber(end.day) - dayNumber(found.day) : 0;
  return found && days >= MIN_PERIOD_DAYS && days <= MAX_UNNAMED_PERIOD_DAYS
    ? { ...found, sure: false }
    : undefined;
}

const OF_BALANCE = /\b(?:saldo|balance)\b/u;
/** Between the balances of the month before and of its own last day lie at least so many days. */
const MIN_CLOSING_DAY = 15;

/**
 * `Saldo em 30/03` under `março/2022`: the statement ends on a day that is not the month's last, and nothing
 * says where it begins.
 */
const closesBefore = (rows: readonly StatementRow[], month: number, last: number): boolean =>
  rows.some(
    ({ folded, dates }) =>
      OF_BALANCE.test(folded) &&
      dates.some(({ monthFirst, dayFirst }) => {
        const day =
          dayFirst?.month === month ? dayFirst.day : monthFirst?.month === month ? monthFirst.day : last;
        return day >= MIN_CLOSING_DAY && day < last;
      }),
  );

/**
 * `March 2024` alone in its cell at the head of the page, or behind words for a statement: the whole month.
 */
export function monthOfStatement(rows: readonly StatementRow[]): StatementPeriod | undefined {
  for (const row of rows) {
    if (row.line.page > 1 || row.line.box.y1 > TOP) return undefined;
    for (const segment of row.segments) {
      const [, name = '', year = ''] = MONTH_OF_STATEMENT.exec(segment.folded) ?? [];
      const month = monthOf(name);
      if (month === undefined || year === '') continue;
      const own = { ...row, line: { ...row.line, words: segment.words }, text: segment.text };
      const whole = [0, segment.text.length] as const;
      const last = new Date(Date.UTC(Number(year), month, 0)).getUTCDate();
      const [start, end] = [1, last].map((day) =>
        printedDate(own, { year: Number(year), month, day }, whole),
      );
      const assumed = closesBefore(rows, month, last);
      if (start && end)
        return { start: { ...start, sure: false, assumed }, end: { ...end, sure: false, assumed } };
    }
  }
  return undefined;
}

/**
 * Two dates in cells of their own, one after the other, with all transactions between them, whatever their
 * labels say: first and last day. A date of the last statement or a payment is none of the two.
 */
export function datesAround(
  rows: readonly StatementRow[],
  lines: readonly ActivityLine[],
  order: DateOrder,
): StatementPeriod | undefined {
  const alone = rows
    .filter(({ line }) => line.page === 1)
    .flatMap((row) =>
      row.segments.flatMap((segment, index) =>
        OTHER_PERIOD.test(row.segments[index - 1]?.folded ?? '') ? [] : dateAlone(row, segment, order),
      ),
    );
  const days = lines.flatMap(({ date }) => (date?.date ? [dayOf(date.date, order) ?? []].flat() : []));
  if (days.length < MIN_TRANSACTIONS) return undefined;
  for (const [index, start] of alone.entries()) {
    const end = alone[index + 1];
    const [from, to] = [dayNumber(start.day), end ? dayNumber(end.day) : 0];
    if (!end || to - from < MIN_PERIOD_DAYS || to - from > MAX_UNNAMED_PERIOD_DAYS) continue;
    const within = days.every((day) => {
      const known = withYear(day, (from + to) / 2);
      return known !== undefined && dayNumber(known) >= from && dayNumber(known) <= to;
    });
    if (within) return { start, end };
  }
  return undefined;
}

function dateAlone(
  row: StatementRow,
  segment: StatementRow['segments'][number],
  order: DateOrder,
): PeriodDate[] {
  const [date, ...others] = datesIn(segment.text);
  const day =
    date && others.length === 0 && date.start === 0 && date.end === segment.text.length
      ? dayOf(date, order)
      : undefined;
  if (!date || day?.year === undefined) return [];
  const own = { ...row, line: { ...row.line, words: segment.words }, text: segment.text };
  const found = printedDate(own, { ...day, year: day.year }, [date.start, date.end]);
  return found ? [found] : [];
}

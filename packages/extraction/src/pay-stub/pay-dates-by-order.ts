import { wordsAt } from '../dates/labelled-date.js';
import { type DateOrder, readDates } from '../dates/read-dates.js';
import { spanOf } from '../fields/printed-field.js';
import type { Cell } from '../layout/cells.js';
import { patternOf } from '../vocabulary/pattern.js';
import type { PayDate, PayDates } from './pay-dates.js';
import PATTERNS from './pay-dates-by-order.json' with { type: 'json' };

/** Told by the days themselves, not by words: surer where the period is as long as pay periods are. */
const LIKELIHOOD = { usualPeriod: 0.85, otherPeriod: 0.65, ambiguous: 0.85 } as const;
/** Days of a week, of two, of half a month, of a month; a period of other days begins or ends a job. */
const USUAL_DAYS: ReadonlySet<number> = new Set([7, 13, 14, 15, 16, 28, 29, 30, 31]);
const MAX_PERIOD_DAYS = 35;
/** Pay comes with the end of its period, at most so many days before or after. */
const MAX_DAYS_BEFORE_END = 7;
const MAX_DAYS_AFTER_END = 45;
/** A stub has a handful of dates. */
const MAX_DATES = 12;
/** Dates of a person or a contract: birth, hire, seniority, expiry. */
const OTHER_DATE = patternOf(PATTERNS.otherDate, 'u');

/**
 * What labels left open, by the order of days: two days that are a period apart, in the order they are
 * printed, and a day near or after the end on which it is paid. Nothing where the stub prints more dates than
 * one reading explains.
 */
export function completeByOrder(cells: readonly Cell[], known: PayDates, order: DateOrder): PayDates {
  if (known.payDate && known.start && known.end) return known;
  const dates = allDates(cells, order);
  const { start, end } = known;
  const period = start && end ? { start, end } : periodAmong(dates, known);
  const payDate = known.payDate ?? (period && only(payDays(dates, period)));
  return { payDate, start: known.start ?? period?.start, end: known.end ?? period?.end };
}

/** The only two days, printed one after the other, that are a period and fit the day of payment. */
function periodAmong(
  dates: readonly PayDate[],
  { start, end, payDate }: PayDates,
): { start: PayDate; end: PayDate } | undefined {
  const periods = dates.flatMap((date, index) => {
    const next = dates[index + 1];
    const days = next ? daysFrom(date.value, next.value) : 0;
    const fits =
      next !== undefined &&
      days > 1 &&
      days <= MAX_PERIOD_DAYS &&
      (!start || start.value === date.value) &&
      (!end || end.value === next.value) &&
      (!payDate || isPayDay(payDate, next));
    return fits && next ? [{ start: weighed(date, days), end: weighed(next, days), days }] : [];
  });
  const usual = periods.filter(({ days }) => USUAL_DAYS.has(days));
  // Two days that no label joins are a period only where they are as far apart as periods are.
  const likely = usual.length > 0 || !(start || end) ? usual : periods;
  return new Set(likely.map((one) => `${one.start.value} ${one.end.value}`)).size === 1
    ? likely[0]
    : undefined;
}

function payDays(dates: readonly PayDate[], period: { start: PayDate; end: PayDate }): PayDate[] {
  const others = dates.filter(
    (date) =>
      date.value !== period.start.value && date.value !== period.end.value && isPayDay(date, period.end),
  );
  // A day printed a second time: paid on the last day of the period.
  const repeated = dates.filter((date) => date.value === period.end.value).slice(1);
  return (others.length > 0 ? others : repeated).map((date) =>
    weighed(date, daysFrom(period.start.value, period.end.value)),
  );
}

function isPayDay(payDate: PayDate, end: PayDate): boolean {
  const after = daysFrom(end.value, payDate.value) - 1;
  return after >= -MAX_DAYS_BEFORE_END && after <= MAX_DAYS_AFTER_END;
}

function weighed(date: PayDate, days: number): PayDate {
  const likelihood = USUAL_DAYS.has(days) ? LIKELIHOOD.usualPeriod : LIKELIHOOD.otherPeriod;
  return { ...date, likelihood: date.likelihood * likelihood };
}

/** The one day that all candidates name. */
const only = (dates: readonly PayDate[]): PayDate | undefined =>
  new Set(dates.map(({ value }) => value)).size === 1 ? dates[0] : undefined;

/**
 * The dates of the document in reading order, but for those that a word beside or above them gives to
 * something else.
 */
function allDates(cells: readonly Cell[], order: DateOrder): PayDate[] {
  const found: PayDate[] = [];
  for (const [index, cell] of cells.entries()) {
    if (!/\d/u.test(cell.text)) continue;
    for (const { value, from, to, ambiguous } of readDates(cell.text, order)) {
      const before = from > 0 ? cell.folded.slice(0, from) : besideOrAbove(cells, index);
      const span = OTHER_DATE.test(before) ? undefined : spanOf(wordsAt(cell, from, to), cell.page);
      if (!span) continue;
      found.push({ value, span, likelihood: ambiguous ? LIKELIHOOD.ambiguous : 1 });
      if (found.length > MAX_DATES) return [];
    }
  }
  return found;
}

/** The cell left of a value; where a date or nothing stands there, the one right above. */
function besideOrAbove(cells: readonly Cell[], index: number): string {
  const cell = cells[index];
  const left = cells[index - 1];
  if (!cell) return '';
  if (left && left.line === cell.line && !/\d{2}/u.test(left.text)) return left.folded;
  const above = cells
    .slice(0, index)
    .findLast(
      ({ page, line, box }) =>
        page === cell.page && line < cell.line && box.x1 < cell.box.x2 && box.x2 > cell.box.x1,
    );
  return above?.folded ?? '';
}

const DAY_MS = 86_400_000;

/** Days of a span, both counted: 1 for the same day. */
const daysFrom = (start: string, end: string): number =>
  Math.round((Date.parse(end) - Date.parse(start)) / DAY_MS) + 1;

import type { DayOrder } from '../labeled-values/calendar-dates.js';
import type { RestingObservation } from '../reading-doubt/doubt-unconfirmed.js';
import { type DatedDocument, dayOf, type PlacedDate } from './dated-document.js';
import { MEASURE } from './measure.js';
import { observed } from './observed.js';
import { fitsInAnotherYear } from './year-shift.js';

/** One rule: what it has to say of a document whose numeric dates are read in `order`. */
export type Rule = (document: DatedDocument, order: DayOrder) => RestingObservation[];

/**
 * Statements list what was booked some days before the period opened or after it closed; card purchases,
 * weeks.
 */
export const BOOKING_SLACK_DAYS = 45;
/** Fewer rows say nothing of a page. */
const MIN_ROWS = 3;

/** The period ends before it starts. */
export const periodReversed: Rule = ({ periods }, order) =>
  periods
    .filter(({ start, end }) => dayOf(end, order) < dayOf(start, order))
    .map(({ start, end, text }) => {
      const summary = `The period "${text}" ends before it starts.`;
      return {
        ...observed({ measure: MEASURE.implausible, code: 'PERIOD_REVERSED', summary }, end),
        restsOn: [start, end],
      };
    });

/**
 * The period holds none of a page's transactions. One document has one period: with several, rows may belong
 * to any.
 */
export const rowsOutsidePeriod: Rule = ({ periods, rows }, order) => {
  const [period] = periods;
  if (!period || periods.some(({ text }) => text !== period.text)) return [];
  const [start, end] = [
    dayOf(period.start, order) - BOOKING_SLACK_DAYS,
    dayOf(period.end, order) + BOOKING_SLACK_DAYS,
  ];
  return [...new Set(rows.map(({ page }) => page))].flatMap((page) => {
    const ofPage = rows.filter((row) => row.page === page);
    const outside = ofPage.filter((row) => dayOf(row, order) < start || dayOf(row, order) > end);
    const [first] = outside;
    if (!first || ofPage.length < MIN_ROWS || outside.length < ofPage.length) return [];
    // Every one of them would fit in another year: then it is the year that was changed.
    const slipped = outside.every((row) => fitsInAnotherYear(dayOf(row, order), start, end));
    const measure = slipped ? MEASURE.impossible : MEASURE.implausible;
    const summary = `The document is for "${period.text}", but none of the ${ofPage.length} dated rows of the page falls near it.`;
    const seen = observed({ measure, code: 'ROWS_OUTSIDE_PERIOD', summary }, first, period.start, period.end);
    return [{ ...seen, evidence: { ...seen.evidence, before: period.text } }];
  });
};

/** One row's date breaks the order of its column, and would keep it in another year. */
export const rowInOtherYear: Rule = ({ rows }, order) =>
  rows.flatMap((row, index) => {
    const [before, after] = [rows[index - 1], rows[index + 1]];
    if (!before || !after) return [];
    const [low, high] = [dayOf(before, order), dayOf(after, order)].sort((one, other) => one - other);
    if (low === undefined || high === undefined || !(high - low <= BOOKING_SLACK_DAYS)) return [];
    if (!fitsInAnotherYear(dayOf(row, order), low, high)) return [];
    const summary = `The row is dated ${row.date.text}, between rows of ${before.date.text} and ${after.date.text}.`;
    return [
      observed({ measure: MEASURE.impossible, code: 'ROW_IN_OTHER_YEAR', summary }, row, before, after),
    ];
  });

/**
 * Days after what they report that documents are dated: issued at once or with the next run, paid up to a
 * month and a half later.
 */
const ISSUE_DELAY_DAYS = [-10, 45] as const;
const PAYMENT_DELAY_DAYS = [-20, 45] as const;

/** Issued or paid a year or more from the period it reports, on the very days that fit. */
export const datedInOtherYear: Rule = ({ periods, issued, paid, rows }, order) => {
  const ends = periods.length > 0 ? periods.map(({ end }) => end) : lastRow(rows, order);
  const against = (
    dates: readonly PlacedDate[],
    code: string,
    what: string,
    [earliest, latest]: readonly [number, number],
  ) =>
    dates.flatMap((date) => {
      const fits = ends.every((end) =>
        fitsInAnotherYear(dayOf(date, order), dayOf(end, order) + earliest, dayOf(end, order) + latest),
      );
      const [end] = ends;
      if (!end || !fits) return [];
      const summary = `The document is ${what} ${date.date.text}, but what it reports ends on ${end.date.text}: another year.`;
      return [observed({ measure: MEASURE.implausible, code, summary }, date, end)];
    });
  return [
    ...against(issued, 'ISSUED_IN_OTHER_YEAR', 'dated', ISSUE_DELAY_DAYS),
    ...against(paid, 'PAID_IN_OTHER_YEAR', 'said to be paid on', PAYMENT_DELAY_DAYS),
  ];
};

/**
 * The newest of a table's dates, when the table looks like one month's: all within {@link
 * BOOKING_SLACK_DAYS}.
 */
function lastRow(rows: readonly PlacedDate[], order: DayOrder): PlacedDate[] {
  const sorted = [...rows].sort((one, other) => dayOf(one, order) - dayOf(other, order));
  const [first, last] = [sorted[0], sorted[sorted.length - 1]];
  if (!first || !last || rows.length < MIN_ROWS) return [];
  return dayOf(last, order) - dayOf(first, order) <= BOOKING_SLACK_DAYS ? [last] : [];
}

/** Payment terms of commerce: at once to three months. */
const TERM_DAYS = [0, 95] as const;

/** Due before it was issued. On one page only: further pages may hold other invoices. */
export const dueBeforeIssued: Rule = ({ issued, due }, order) =>
  due.flatMap((date) => {
    const ofPage = issued.filter(({ page }) => page === date.page);
    const [first] = ofPage;
    const day = dayOf(date, order);
    if (!first || !ofPage.every((one) => day < dayOf(one, order))) return [];
    const issuedDay = dayOf(first, order);
    const yearSlipped = fitsInAnotherYear(day, issuedDay + TERM_DAYS[0], issuedDay + TERM_DAYS[1]);
    const summary = `The document is dated ${first.date.text}, but payment was due on ${date.date.text}, before that.`;
    const measure = yearSlipped ? MEASURE.implausible : MEASURE.odd;
    return [observed({ measure, code: 'DUE_BEFORE_ISSUED', summary }, date, first)];
  });

/**
 * Salaries paid in advance are paid for the month to come; those of teachers and officials, two months at
 * most.
 */
const MAX_PAID_IN_ADVANCE_DAYS = 62;

/** Paid long before the first day that it pays for. */
export const paidBeforePeriod: Rule = ({ periods, paid }, order) => {
  const [period] = periods;
  if (!period?.isReported || periods.some(({ text }) => text !== period.text)) return [];
  return paid
    .filter((date) => dayOf(date, order) < dayOf(period.start, order) - MAX_PAID_IN_ADVANCE_DAYS)
    .map((date) => {
      const summary = `The document says it was paid on ${date.date.text}, long before the period "${period.text}" began.`;
      return observed({ measure: MEASURE.odd, code: 'PAID_BEFORE_PERIOD', summary }, date, period.start);
    });
};

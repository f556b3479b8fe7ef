import type { DayOrder } from '../labeled-values/calendar-dates.js';
import type { RestingObservation } from '../reading-doubt/doubt-unconfirmed.js';
import { type DatedDocument, dayOf, type PlacedDate } from './dated-document.js';
import { MEASURE } from './measure.js';
import { observed, type Seen } from './observed.js';

/**
 * The sender's calendar may be a day ahead of ours in UTC, and a document of tonight may bear tomorrow's
 * date.
 */
const CALENDAR_SLACK_DAYS = 2;

/** Invoices and bills are dated ahead to the next booking day, at most to the next month's. */
const MAX_ISSUED_AHEAD_DAYS = 31;

/** Stubs are handed out before pay day; where a month is paid in advance, two weeks before. */
const COMMON_PAID_AHEAD_DAYS = 14;

/** A transaction may be listed with the day on which it will be booked, over a long weekend. */
const MAX_BOOKED_AHEAD_DAYS = 7;

/**
 * What is dated after the day on which the document was submitted, and cannot have happened yet.
 * @param received day of submission, in days since 1970-01-01
 */
export function datedAfterSubmission(
  document: DatedDocument,
  order: DayOrder,
  received: number,
): RestingObservation[] {
  const ahead = (date: PlacedDate): number => dayOf(date, order) - received;
  return [
    ...document.issued
      .filter((date) => ahead(date) > CALENDAR_SLACK_DAYS)
      .map((date) =>
        seenAhead(date, 'ISSUED_AFTER_SUBMISSION', 'dated', ahead(date) > MAX_ISSUED_AHEAD_DAYS),
      ),
    ...document.paid
      .filter((date) => ahead(date) > COMMON_PAID_AHEAD_DAYS)
      .map((date) =>
        seenAhead(date, 'PAID_AFTER_SUBMISSION', 'said to be paid on', ahead(date) > MAX_ISSUED_AHEAD_DAYS),
      ),
    ...periodsAhead(document, ahead),
    ...rowsAhead(document, ahead),
  ];
}

type DaysAhead = (date: PlacedDate) => number;

const seenAhead = (date: PlacedDate, code: string, what: string, isFar: boolean): RestingObservation => {
  const summary = `The document is ${what} ${date.date.text}, which was still to come when it was submitted.`;
  return observed({ measure: isFar ? MEASURE.implausible : MEASURE.odd, code, summary }, date);
};

/**
 * A statement or a stub of days that had not begun. One of the running month or quarter is only exported
 * early, and says nothing.
 */
function periodsAhead({ periods }: DatedDocument, ahead: DaysAhead): RestingObservation[] {
  return periods
    .filter(({ start, isReported }) => isReported && ahead(start) > CALENDAR_SLACK_DAYS)
    .map(({ start, end, text }) => {
      const measure = ahead(start) > MAX_ISSUED_AHEAD_DAYS ? MEASURE.implausible : MEASURE.odd;
      const summary = `The document reports "${text}", which had not begun when it was submitted.`;
      return {
        ...observed({ measure, code: 'PERIOD_AFTER_SUBMISSION', summary }, start),
        restsOn: [start, end],
      };
    });
}

/**
 * Transactions of days to come, in a document that reports a period; schedules of loans and instalments
 * report none. Rows that are said to be planned are passed over.
 */
function rowsAhead({ periods, rows }: DatedDocument, ahead: DaysAhead): RestingObservation[] {
  if (!periods.some(({ isReported }) => isReported)) return [];
  return rows
    .filter((row) => !row.mayLieAhead && ahead(row) > CALENDAR_SLACK_DAYS)
    .map((row) => {
      const summary = `The row is dated ${row.date.text}, which was still to come when the document was submitted.`;
      const seen: Seen = { measure: MEASURE.odd, code: 'ROW_AFTER_SUBMISSION', summary };
      return observed(
        { ...seen, measure: ahead(row) > MAX_BOOKED_AHEAD_DAYS ? MEASURE.implausible : MEASURE.odd },
        row,
      );
    });
}

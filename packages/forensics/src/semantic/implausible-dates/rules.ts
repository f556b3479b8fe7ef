import type { Observation } from '../../observation.js';
import type { DayOrder } from '../labelled-values/calendar-dates.js';
import { type DatedDocument, dayOf, type PlacedDate, type PlacedPeriod } from './dated-document.js';
import { MEASURE } from './measure.js';
import { fitsInAnotherYear } from './year-shift.js';

/** One rule: what it has to say of a document whose numeric dates are read in `order`. */
export type Rule = (document: DatedDocument, order: DayOrder) => Observation[];

/** Statements list what was booked some days before the period opened or after it closed; card purchases, weeks. */
const BOOKING_SLACK_DAYS = 45;
/** Fewer rows say nothing of a page. */
const MIN_ROWS = 3;

interface Seen {
  readonly measure: number;
  readonly code: string;
  readonly summary: string;
}

const observed = ({ measure, code, summary }: Seen, at: PlacedDate, against?: string): Observation => ({
  measure,
  evidence: {
    code,
    kind: 'value_comparison',
    summary,
    page: at.page,
    boundingBox: at.box,
    ...(against ? { before: against } : {}),
    after: at.date.text,
  },
});

const endOf = ({ end, value }: PlacedPeriod): PlacedDate => ({ date: end, page: value.page, box: value.box });

/** The period ends before it starts. */
export const periodReversed: Rule = ({ periods }, order) =>
  periods
    .filter(({ start, end }) => dayOf(end, order) < dayOf(start, order))
    .map((period) =>
      observed(
        { measure: MEASURE.implausible, code: 'PERIOD_REVERSED', summary: `The period "${period.value.text}" ends before it starts.` },
        endOf(period),
      ),
    );

/** The period holds none of a page's transactions. One document has one period: with several, rows may belong to any. */
export const rowsOutsidePeriod: Rule = ({ periods, rows }, order) => {
  const [period] = periods;
  if (!period || periods.some(({ value }) => value.text !== period.value.text)) return [];
  const [start, end] = [dayOf(period.start, order) - BOOKING_SLACK_DAYS, dayOf(period.end, order) + BOOKING_SLACK_DAYS];
  return [...new Set(rows.map(({ page }) => page))].flatMap((page) => {
    const ofPage = rows.filter((row) => row.page === page);
    const outside = ofPage.filter(({ date }) => dayOf(date, order) < start || dayOf(date, order) > end);
    const [first] = outside;
    if (!first || ofPage.length < MIN_ROWS || outside.length < ofPage.length) return [];
    // Every one of them would fit in another year: then it is the year that was changed.
    const slipped = outside.every(({ date }) => fitsInAnotherYear(dayOf(date, order), start, end));
    const measure = slipped ? MEASURE.impossible : MEASURE.implausible;
    const summary = `The document is for "${period.value.text}", but none of the ${ofPage.length} dated rows of the page falls near it.`;
    return [observed({ measure, code: 'ROWS_OUTSIDE_PERIOD', summary }, first, period.value.text)];
  });
};

/** One row's date breaks the order of its column, and would keep it in another year. */
export const rowInOtherYear: Rule = ({ rows }, order) =>
  rows.flatMap((row, index) => {
    const [before, after] = [rows[index - 1], rows[index + 1]];
    if (!before || !after) return [];
    const [low, high] = [dayOf(before.date, order), dayOf(after.date, order)].sort((one, other) => one - other);
    if (low === undefined || high === undefined || !(high - low <= BOOKING_SLACK_DAYS)) return [];
    if (!fitsInAnotherYear(dayOf(row.date, order), low, high)) return [];
    const summary = `The row is dated ${row.date.text}, between rows of ${before.date.text} and ${after.date.text}.`;
    return [observed({ measure: MEASURE.impossible, code: 'ROW_IN_OTHER_YEAR', summary }, row, before.date.text)];
  });

/** Days after what they report that documents are dated: issued at once or with the next run, paid up to a month and a half later. */
const ISSUE_DELAY_DAYS = [-10, 45] as const;
const PAYMENT_DELAY_DAYS = [-20, 45] as const;

/** Issued or paid a year or more from the period it reports, on the very days that fit. */
export const datedInOtherYear: Rule = ({ periods, issued, paid, rows }, order) => {
  const ends = periods.length > 0 ? periods.map(endOf) : lastRow(rows, order);
  const against = (dates: readonly PlacedDate[], code: string, what: string, [earliest, latest]: readonly [number, number]) =>
    dates.flatMap((date) => {
      const fits = ends.every(({ date: end }) =>
        fitsInAnotherYear(dayOf(date.date, order), dayOf(end, order) + earliest, dayOf(end, order) + latest),
      );
      const [end] = ends;
      if (!end || !fits) return [];
      const summary = `The document is ${what} ${date.date.text}, but what it reports ends on ${end.date.text}: another year.`;
      return [observed({ measure: MEASURE.implausible, code, summary }, date, end.date.text)];
    });
  return [
    ...against(issued, 'ISSUED_IN_OTHER_YEAR', 'dated', ISSUE_DELAY_DAYS),
    ...against(paid, 'PAID_IN_OTHER_YEAR', 'said to be paid on', PAYMENT_DELAY_DAYS),
  ];
};

/** The newest of a table's dates, when the table looks like one month's: all within {@link BOOKING_SLACK_DAYS}. */
function lastRow(rows: readonly PlacedDate[], order: DayOrder): PlacedDate[] {
  const sorted = [...rows].sort((one, other) => dayOf(one.date, order) - dayOf(other.date, order));
  const [first, last] = [sorted[0], sorted[sorted.length - 1]];
  if (!first || !last || rows.length < MIN_ROWS) return [];
  return dayOf(last.date, order) - dayOf(first.date, order) <= BOOKING_SLACK_DAYS ? [last] : [];
}

/** Payment terms of commerce: at once to three months. */
const TERM_DAYS = [0, 95] as const;

/** Due before it was issued. On one page only: further pages may hold other invoices. */
export const dueBeforeIssued: Rule = ({ issued, due }, order) =>
  due.flatMap((date) => {
    const ofPage = issued.filter(({ page }) => page === date.page);
    const [first] = ofPage;
    const day = dayOf(date.date, order);
    if (!first || !ofPage.every((one) => day < dayOf(one.date, order))) return [];
    const issuedDay = dayOf(first.date, order);
    const yearSlipped = fitsInAnotherYear(day, issuedDay + TERM_DAYS[0], issuedDay + TERM_DAYS[1]);
    const summary = `The document is dated ${first.date.text}, but payment was due on ${date.date.text}, before that.`;
    const measure = yearSlipped ? MEASURE.implausible : MEASURE.odd;
    return [observed({ measure, code: 'DUE_BEFORE_ISSUED', summary }, date, first.date.text)];
  });

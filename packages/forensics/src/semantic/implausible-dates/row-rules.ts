import { type DatedRow, dayOf } from './dated-document.js';
import { MEASURE } from './measure.js';
import { observed } from './observed.js';
import { BOOKING_SLACK_DAYS, type Rule } from './rules.js';
import { fitsInAnotherYear } from './year-shift.js';

/** Below, a table does not show which rows belong to its period. */
const MIN_ROWS_INSIDE = 5;
/** Rows outside of the period, of those inside: more are another period's, or another table's. */
const MOST_OUTSIDE_SHARE = 0.2;

/**
 * A row far outside of the period that holds nearly all others. Old purchases are listed late; years later,
 * on a day that fits, hardly any.
 */
export const rowOutsidePeriod: Rule = ({ periods, rows }, order) => {
  const [period] = periods;
  if (!period || periods.some(({ text }) => text !== period.text)) return [];
  const [start, end] = [dayOf(period.start, order), dayOf(period.end, order)];
  const isNear = (row: DatedRow) =>
    dayOf(row, order) >= start - BOOKING_SLACK_DAYS && dayOf(row, order) <= end + BOOKING_SLACK_DAYS;
  const inside = rows.filter(isNear);
  const outside = rows.filter((row) => !isNear(row) && !(row.mayLieAhead && dayOf(row, order) > end));
  if (inside.length < MIN_ROWS_INSIDE || outside.length > MOST_OUTSIDE_SHARE * inside.length) return [];
  return outside.map((row) => {
    const slipped = fitsInAnotherYear(dayOf(row, order), start, end);
    const summary = `The document is for "${period.text}", as are its other rows; this one is dated ${row.date.text}.`;
    const measure = slipped ? MEASURE.implausible : MEASURE.odd;
    return observed({ measure, code: 'ROW_OUTSIDE_PERIOD', summary }, row, period.start, period.end);
  });
};

/**
 * Rows listed by the day of booking print that of the purchase, which is earlier; never one later than the
 * next row's by more.
 */
const MAX_LATER_DAYS = 7;

/** One row later than those around it, which are in order: two before and two after, line by line. */
export const rowOutOfOrder: Rule = ({ rows }, order) =>
  rows.flatMap((row, index) => {
    const around = [rows[index - 2], rows[index - 1], row, rows[index + 1], rows[index + 2]].flatMap(
      (one) => one ?? [],
    );
    if (around.length < 5 || !areConsecutive(around)) return [];
    const others = around.filter((one) => one !== row).map((one) => dayOf(one, order));
    if (!(isAscending(others) || isAscending([...others].reverse()))) return [];
    const newest = Math.max(...others);
    const oldest = Math.min(...others);
    const isLater = dayOf(row, order) > newest + MAX_LATER_DAYS;
    if (!isLater || newest - oldest > BOOKING_SLACK_DAYS) return [];
    const [, before, , after] = around;
    if (!before || !after) return [];
    const summary = `The row is dated ${row.date.text}, later than the rows around it, which are in order.`;
    return [observed({ measure: MEASURE.odd, code: 'ROW_OUT_OF_ORDER', summary }, row, before, after)];
  });

const areConsecutive = (rows: readonly DatedRow[]): boolean =>
  rows.every(({ page, line }, index) => {
    const previous = rows[index - 1];
    return (
      line !== undefined &&
      (!previous || (page === previous.page && line === (previous.line ?? Number.NaN) + 1))
    );
  });

const isAscending = (days: readonly number[]): boolean =>
  days.every((day, index) => index === 0 || day >= (days[index - 1] ?? Number.NaN));

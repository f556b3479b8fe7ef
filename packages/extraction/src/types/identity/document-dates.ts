import { isoDate, type PrintedDate } from '../../dates/printed-date.js';
import type { DateOrder } from '../../dates/read-dates.js';

/** Countries whose documents print the month before the day where both are numbers. */
const MONTH_FIRST: readonly string[] = ['USA', 'PHL', 'FSM', 'MHL', 'PLW'];

/**
 * The order of day and month on one document: as another of its dates shows, else as its country prints them.
 * @param dates all that were read of it
 * @param country ISO 3166-1 alpha-3 of the issuer, where known
 */
export function dayMonthOrder(dates: readonly PrintedDate[], country: string | undefined): DateOrder {
  const numeric = dates.filter(({ first, second }) => first <= 31 && second <= 31);
  const shown = numeric.find(
    ({ month, first, second }) => month !== 'open' && Math.max(first, second) > 12 && isNumeric(month),
  );
  const usual = country !== undefined && MONTH_FIRST.includes(country) ? 'month-first' : 'day-first';
  if (!shown) return usual;
  return shown.month === 'second' ? 'day-first' : usual;
}

/** `second`: the first number cannot be a month. A named month is `first` by definition and shows nothing. */
const isNumeric = (month: PrintedDate['month']): boolean => month === 'second';

/**
 * A year of two digits up to this one is of this century where nothing else tells: licenses are issued from
 * 16 years on.
 */
const LAST_SHORT_BIRTH_YEAR = 26;
const LAST_SHORT_YEAR = 69;

/**
 * @param role births lie in the past, the other dates near the present
 * @param latest year of issue or expiry, where known: a birth lies before
 */
export function dated(date: PrintedDate, order: DateOrder, role: 'birth' | 'other', latest?: number): string {
  const last =
    role === 'other'
      ? LAST_SHORT_YEAR
      : Math.min(LAST_SHORT_BIRTH_YEAR, latest === undefined ? LAST_SHORT_BIRTH_YEAR : latest - 2000);
  return isoDate(date, order, date.year <= last ? 2000 : 1900);
}

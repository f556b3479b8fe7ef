import { withoutAccents, withoutSpaces } from '../layout/characters.js';
import { isoOf } from './calendar.js';
import { monthOf } from './months.js';
import type { DateOrder } from './read-dates.js';

/** A date as printed: its parts, and which of two readings of `03/04/2020` are open. */
export interface PrintedDate {
  readonly year: number;
  /** The year was printed with two digits: {@link year} is 0..99. */
  readonly shortYear: boolean;
  /**
   * In the order printed; equal readings for a date whose month is a name or stands in the middle of
   * `2020-03-04`.
   */
  readonly first: number;
  readonly second: number;
  readonly month: 'first' | 'second' | 'open';
}

const DIGIT = '[0-9OIL]';
const SEPARATOR = '[./,\\- ]';
const JOINTS = String.raw`(?:DE|[.,\-/ ])*`;
const DAY = String.raw`(\d{1,2}|[OIL]\d|\d[OIL])`;
const MONTHS = String.raw`([A-Z0]{3,10})[.]?(?:\/?([A-Z]{3,10})[.]?)??`;
const NAMED = new RegExp(String.raw`^${DAY}${JOINTS}${MONTHS}${JOINTS}(\d{4}|\d{2})(?!\d)`, 'u');
const MONTH_FIRST = /^([A-Z]{3,9})[.]?(\d{1,2})(?:ST|ND|RD|TH)?[,.]?(\d{4})(?!\d)/u;
const YEAR_FIRST = /^(\d{4})[./\- ](\d{1,2})[./\- ](\d{1,2})(?!\d)/u;
const YEAR_FIRST_NAMED = /^(\d{4})[./\- ]?([A-Z]{3})[A-Z/]*[./\- ]?(\d{2})(?!\d)/u;
const NUMERIC = new RegExp(
  `^(${DIGIT}{1,2})${SEPARATOR}{1,3}(${DIGIT}{1,2})${SEPARATOR}{1,3}(${DIGIT}{4}|${DIGIT}{2})(?![0-9])`,
  'u',
);
/** One of two separators was not seen. */
const HALF_SEPARATED = /^(\d{2})[./-]?(\d{2})[./-]?(\d{4})(?!\d)/u;

const digits = (text: string): number => Number(text.replace(/O/gu, '0').replace(/[IL]/gu, '1'));

/**
 * The date that a text begins with, in any form that ID documents print: `05 FEB/FEV 1965`, `15NOV83`,
 * `1.2.1980`, `31 de marzo de 2020`, `Jan 5, 2020`, `2020-03-04`; spaces between digits and a lost separator
 * are forgiven.
 * @returns undefined for a text that begins otherwise, or with an impossible date
 */
export function readPrintedDate(printed: string): PrintedDate | undefined {
  const text = withoutAccents(printed.slice(0, 60)).toUpperCase().trim();
  // A month's name and separators tell where numbers end, so that spaces may go; in `01 01 1980` they are the
  // separators.
  const joined = withoutSpaces(text);
  return readForm(text) ?? readForm(joined) ?? readHalf(joined);
}

function readForm(text: string): PrintedDate | undefined {
  const named = NAMED.exec(text);
  // The first language may be one whose months are not known: `26 FEABH/FEB 2018`.
  const month = named && (monthOf((named[2] ?? '').replace(/0/gu, 'O')) ?? monthOf(named[3] ?? ''));
  if (named && month)
    return valid(digits(named[4] ?? ''), named[4]?.length === 2, month, digits(named[1] ?? ''), 'first');
  const monthFirst = MONTH_FIRST.exec(withoutSpaces(text));
  const leading = monthFirst && monthOf(monthFirst[1] ?? '');
  if (monthFirst && leading)
    return valid(Number(monthFirst[3]), false, leading, Number(monthFirst[2]), 'first');
  const yearFirst = YEAR_FIRST.exec(text);
  if (yearFirst)
    return valid(Number(yearFirst[1]), false, Number(yearFirst[2]), Number(yearFirst[3]), 'first');
  const yearNamed = YEAR_FIRST_NAMED.exec(text);
  const namedMonth = yearNamed && monthOf(yearNamed[2] ?? '');
  if (yearNamed && namedMonth)
    return valid(Number(yearNamed[1]), false, namedMonth, Number(yearNamed[3]), 'first');
  const numeric = NUMERIC.exec(text);
  return numeric
    ? valid(
        digits(numeric[3] ?? ''),
        numeric[3]?.length === 2,
        digits(numeric[1] ?? ''),
        digits(numeric[2] ?? ''),
        'open',
      )
    : undefined;
}

function readHalf(joined: string): PrintedDate | undefined {
  const half = HALF_SEPARATED.exec(joined);
  return half ? valid(Number(half[3]), false, Number(half[1]), Number(half[2]), 'open') : undefined;
}

function valid(
  year: number,
  shortYear: boolean,
  first: number,
  second: number,
  month: PrintedDate['month'],
): PrintedDate | undefined {
  const date = { year, shortYear, first, second, month };
  const possible = (['day-first', 'month-first'] as const).filter(
    (order) => monthAndDay(date, order) !== undefined,
  );
  if (possible.length === 0 || (!shortYear && (year < 1900 || year > 2100))) return undefined;
  if (month !== 'open' || possible.length === 2) return date;
  return { ...date, month: possible[0] === 'month-first' ? 'first' : 'second' };
}

function monthAndDay(
  { first, second, month }: PrintedDate,
  order: DateOrder,
): [month: number, day: number] | undefined {
  const monthIsFirst = month === 'first' || (month === 'open' && order === 'month-first');
  const [monthNumber, day] = monthIsFirst ? [first, second] : [second, first];
  return monthNumber >= 1 && monthNumber <= 12 && day >= 1 && day <= 31 ? [monthNumber, day] : undefined;
}

/**
 * @param century added to a year of two digits: 1900 or 2000
 * @returns `YYYY-MM-DD`
 */
export function isoDate(date: PrintedDate, order: DateOrder, century: number): string {
  const [month, day] = monthAndDay(date, order) ?? [date.first, date.second];
  return isoOf({ year: date.shortYear ? century + date.year : date.year, month, day });
}

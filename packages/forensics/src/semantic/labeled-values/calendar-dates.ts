import { calendarDate, monthNames } from '@assay/identifiers';
import { fold } from '../printed-text/fold.js';

/** Which of day and month a document writes first where both are numbers. */
export type DayOrder = 'day-first' | 'month-first';

/** A date as printed. */
export interface PrintedDate {
  readonly text: string;
  /** Place in the text it was found in. */
  readonly from: number;
  readonly to: number;
  /**
   * Days since 1970-01-01 under each order; null where that order gives no date. Equal where the date leaves
   * no doubt.
   */
  readonly day: Readonly<Record<DayOrder, number | null>>;
}

const MONTH_OF = new Map(
  (['en', 'es', 'pt'] as const).flatMap((language) =>
    monthNames(language).flatMap(({ names, short }, index) =>
      [...names, ...short].map((name): [string, number] => [name, index + 1]),
    ),
  ),
);
const MONTH = `(${[...MONTH_OF.keys()].sort((one, other) => other.length - one.length).join('|')})`;

/** A statement's dates lie in these years; other numbers of that form are no dates. */
const YEAR = '((?:19|20)\\d{2})';

const ANY_YEAR = new RegExp(YEAR, 'u');

const ISO = new RegExp(`(?<![\\d/.-])${YEAR}-(\\d{2})-(\\d{2})(?![\\d-])`, 'gu');
const NUMERIC = new RegExp(`(?<![\\d/.,-])(\\d{1,2})([/.-])(\\d{1,2})\\2${YEAR}(?![\\d/]|[.-]\\d)`, 'gu');
const DAY_FIRST = new RegExp(
  `(?<![\\d/.,-])(\\d{1,2})(?:º|o|st|nd|rd|th)?[ /-](?:de )?${MONTH}[.,]?[ /-](?:del? )?${YEAR}(?!\\d)`,
  'gu',
);
const MONTH_FIRST = new RegExp(`(?<!\\p{L})${MONTH}\\.? (\\d{1,2})(?:st|nd|rd|th)?,? ${YEAR}(?!\\d)`, 'gu');

/** @returns days since 1970-01-01, null when the calendar has no such day */
function epochDay(year: number, month: number, day: number): number | null {
  const date = calendarDate(year, month, day);
  return date === undefined ? null : Date.parse(date) / 86_400_000;
}

const SHORT_NUMERIC = /(?<![\d/.,-])(\d{1,2})([/.-])(\d{1,2})\2(\d{2})(?![\d/]|[.-]\d)/gu;
const SHORT_DAY_FIRST = new RegExp(
  `(?<![\\d/.,-])(\\d{1,2})[ /-]?${MONTH}[.,]?[ /-]?'?(\\d{2})(?!\\d)`,
  'gu',
);

/**
 * The same with years of two digits, of a text that is known to hold dates: elsewhere such numbers are too
 * often something else.
 */
export function findShortDates(text: string): PrintedDate[] {
  const folded = fold(text);
  const placed = (
    match: RegExpMatchArray,
    dayFirst: number | null,
    monthFirst: number | null,
  ): PrintedDate[] => {
    const from = match.index ?? 0;
    const to = from + match[0].length;
    const day = { 'day-first': dayFirst, 'month-first': monthFirst };
    return dayFirst === null && monthFirst === null ? [] : [{ text: text.slice(from, to), from, to, day }];
  };
  const numeric = [...folded.matchAll(SHORT_NUMERIC)].flatMap((match) => {
    const [one, other, year] = [Number(match[1]), Number(match[3]), fullYear(match[4])];
    return placed(
      match,
      epochDay(year, other, one),
      match[2] === '.' ? epochDay(year, other, one) : epochDay(year, one, other),
    );
  });
  const named = [...folded.matchAll(SHORT_DAY_FIRST)].flatMap((match) => {
    const day = epochDay(fullYear(match[3]), MONTH_OF.get(match[2] ?? '') ?? 0, Number(match[1]));
    return placed(match, day, day);
  });
  return [...numeric, ...named].sort((one, other) => one.from - other.from);
}

/** Statements and pay stubs of the last century are not submitted. */
const fullYear = (twoDigits: string | undefined): number => 2000 + Number(twoDigits);

/**
 * Every full date of a text, from left to right. Two-digit years are passed over: they are too often
 * something else.
 */
export function findDates(text: string): PrintedDate[] {
  if (!ANY_YEAR.test(text)) return [];
  const folded = fold(text);
  const found: PrintedDate[] = [];
  const add = (match: RegExpMatchArray, dayFirst: number | null, monthFirst: number | null): void => {
    if (dayFirst === null && monthFirst === null) return;
    const from = match.index ?? 0;
    const to = from + match[0].length;
    found.push({
      text: text.slice(from, to),
      from,
      to,
      day: { 'day-first': dayFirst, 'month-first': monthFirst },
    });
  };
  const certain = (match: RegExpMatchArray, year?: string, month?: number | string, day?: string): void => {
    const value = epochDay(Number(year), Number(month), Number(day));
    add(match, value, value);
  };
  for (const match of folded.matchAll(ISO)) certain(match, match[1], match[2], match[3]);
  for (const match of folded.matchAll(DAY_FIRST))
    certain(match, match[3], MONTH_OF.get(match[2] ?? ''), match[1]);
  for (const match of folded.matchAll(MONTH_FIRST))
    certain(match, match[3], MONTH_OF.get(match[1] ?? ''), match[2]);
  for (const match of folded.matchAll(NUMERIC)) {
    const [one, other, year] = [Number(match[1]), Number(match[3]), Number(match[4])];
    // A dot between the numbers is written only where the day comes first.
    add(
      match,
      epochDay(year, other, one),
      match[2] === '.' ? epochDay(year, other, one) : epochDay(year, one, other),
    );
  }
  return found.sort((one, other) => one.from - other.from);
}

/**
 * The orders under which all dates of a document can be read; both where no date decides, none where dates
 * contradict each other (documents of two countries in one file).
 */
export function possibleOrders(dates: readonly PrintedDate[]): DayOrder[] {
  return (['day-first', 'month-first'] as const).filter((order) =>
    dates.every(({ day }) => day[order] !== null),
  );
}

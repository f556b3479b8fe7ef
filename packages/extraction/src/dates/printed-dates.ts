import { foldInPlace } from '@assay/media';
import { hasDigit } from '../layout/characters.js';
import { type CalendarDay, fullYear, isCalendarDay } from './calendar.js';
import { MONTH_PATTERN, monthOf } from './months.js';

/** A date somewhere in a text. */
export interface DateInText {
  /** Place in the text, `end` not included. */
  readonly start: number;
  readonly end: number;
  /**
   * `03/04` as month and day; undefined where it can be none. Both are the same where the print leaves no
   * choice.
   */
  readonly monthFirst: CalendarDay | undefined;
  readonly dayFirst: CalendarDay | undefined;
}

const SEPARATOR = String.raw`\s?[-/.]\s?`;
const NUMERIC = new RegExp(
  String.raw`(?<![\d/.,-])(\d{1,2})(${SEPARATOR})(\d{1,2})\2(\d{4}|\d{2})(?![\d/]|[.,-]\d)`,
  'gu',
);
/** `06 05 2025`: both numbers of two digits, the year whole, no further number beside them. */
const SPACED = /(?<![\d/.,-]|\d )(\d{2}) (\d{2}) ((?:19|20)\d{2})(?! ?\d|[.,/-]\d)/gu;
const ISO = /(?<![\d-])(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?![\d-])/gu;
/**
 * `28/03`, and `28.03` or `28-03` where a line begins with it: elsewhere these are amounts and telephone
 * numbers.
 */
const WITHOUT_YEAR = /(?<![\d/.,$-])(\d{1,2})\/(\d{1,2})(?![\d/]|[.,]\d)/gu;
const LEADING_WITHOUT_YEAR = /^(\d{1,2})[-.](\d{1,2})(?=\s)/gu;
/** `29 MAR 26`: a year of two digits apart, at the end of the text or before the end of a period. */
const SHORT_YEAR_APART = String.raw`\s(?=\d{2}(?:$|\s?(?:-|\u2013|al?|ate|to)\s?\d))`;
const YEAR = String.raw`((?:19|20)\d{2})(?!\d)`;
const SHORT_YEAR = String.raw`(?:[./-]|${SHORT_YEAR_APART})(\d{2})(?![\d/]|[.,]\d)`;
const DAY_AND_JOINT = String.raw`(\d{1,2})(?:st|nd|rd|th|º|°|o)?(?:[\s./-]{0,3}|\s?de\s?)`;
const YEAR_BEHIND = String.raw`(?:\.?(?:[\s,./-]{0,3}|\s?del?\s?)${YEAR}|${SHORT_YEAR})?`;
const DAY_MONTH = new RegExp(
  String.raw`(?<![\p{L}\d/.,])${DAY_AND_JOINT}(${MONTH_PATTERN})(?!\p{L})${YEAR_BEHIND}`,
  'gu',
);
const DAY_BEHIND = String.raw`(\d{1,2})(?:st|nd|rd|th)?(?![\d/]|[.,]\d{2}(?!\d))`;
const MONTH_DAY = new RegExp(
  String.raw`(?<!\p{L})(${MONTH_PATTERN})\.?[\s-]{0,2}${DAY_BEHIND}(?:[\s,.-]{1,3}${YEAR})?`,
  'gu',
);

/** Longest text looked at: a line of a page is shorter. */
const MAX_CHARACTERS = 2000;

/**
 * The dates of a text, left to right, in the languages of {@link MONTH_PATTERN}; case and accents do not
 * matter.
 */
export function datesIn(text: string): DateInText[] {
  if (!hasDigit(text)) return [];
  const folded = withDigits(foldInPlace(text.slice(0, MAX_CHARACTERS)));
  const found = [
    ...matches(folded, ISO, ([year, month, day]) => same(fullYear(year), Number(month), Number(day))),
    ...matches(folded, NUMERIC, ([first, , second, year]) =>
      either(Number(first), Number(second), fullYear(year)),
    ),
    ...matches(folded, SPACED, ([first, second, year]) =>
      either(Number(first), Number(second), fullYear(year)),
    ),
    ...matches(folded, DAY_MONTH, ([day, month, year, short]) =>
      same(year || short ? fullYear(year || short) : undefined, monthOf(month) ?? 0, Number(day)),
    ),
    ...matches(folded, MONTH_DAY, ([month, day, year]) =>
      same(year ? fullYear(year) : undefined, monthOf(month) ?? 0, Number(day)),
    ),
    ...matches(folded, WITHOUT_YEAR, ([first, second]) => either(Number(first), Number(second), undefined)),
    ...matches(folded, LEADING_WITHOUT_YEAR, ([first, second]) =>
      either(Number(first), Number(second), undefined),
    ),
  ].sort((a, b) => a.start - b.start || b.end - a.end);
  const dates: DateInText[] = [];
  for (const date of found) if (date.start >= (dates.at(-1)?.end ?? 0)) dates.push(date);
  return dates;
}

/** `O` for 0 and `l` for 1 between the digits of a date, as recognizers misread them. */
const withDigits = (folded: string): string =>
  withMonths(folded).replace(
    /(?<=[\d/-])[oil|](?=[\d/-])|(?<![\p{L}\d])[oil|](?=\d[/-])|(?<=\p{L}{3}\s)[il|](?=,\s?\d{4})/gu,
    (letter) => (letter === 'o' ? '0' : '1'),
  );

/** `0CT` for `OCT`, `5EP` for `SEP`: a month cut short with a digit for the letter of its shape. */
const withMonths = (folded: string): string =>
  folded.replace(/(?<![\p{L}\d])(?=\d*\p{L})\p{L}*[015][\p{L}015]*(?![\p{L}\d])/gu, (word) => {
    const letters = word.replace(/[015]/gu, (digit) => ({ 0: 'o', 1: 'i', 5: 's' })[digit] ?? digit);
    return ONLY_MONTH.test(letters) ? letters : word;
  });
const ONLY_MONTH = new RegExp(`^${MONTH_PATTERN}$`, 'u');

type Days = Pick<DateInText, 'monthFirst' | 'dayFirst'>;

function* matches(
  text: string,
  pattern: RegExp,
  read: (groups: [string, string, string, string]) => Days | undefined,
): Generator<DateInText> {
  for (const match of text.matchAll(pattern)) {
    const [whole, first = '', second = '', third = '', fourth = ''] = match;
    const days = read([first, second, third, fourth]);
    if (days) yield { start: match.index, end: match.index + whole.length, ...days };
  }
}

function same(year: number | undefined, month: number, day: number): Days | undefined {
  const date = { year, month, day };
  return isCalendarDay(date) ? { monthFirst: date, dayFirst: date } : undefined;
}

function either(first: number, second: number, year: number | undefined): Days | undefined {
  const monthFirst = { year, month: first, day: second };
  const dayFirst = { year, month: second, day: first };
  const days = {
    monthFirst: isCalendarDay(monthFirst) ? monthFirst : undefined,
    dayFirst: isCalendarDay(dayFirst) ? dayFirst : undefined,
  };
  return days.monthFirst || days.dayFirst ? days : undefined;
}

import { foldInPlace } from '@assay/media';
import { patternOf } from '../vocabulary/pattern.js';
import { isCalendarDay, isoOf } from './calendar.js';
import PATTERNS from './find-period.json' with { type: 'json' };
import { MONTH_PATTERN, monthOf } from './months.js';
import { type DateOrder, readDates } from './read-dates.js';

/** A span of days in a text. */
export interface FoundPeriod {
  /** `YYYY-MM-DD`, both days included. */
  readonly start: string;
  readonly end: string;
  /** Places in the text, `from` included, `to` not. */
  readonly from: number;
  readonly to: number;
  /** The text names a month and no days. */
  readonly wholeMonth: boolean;
}

/** What may stand between the two days: `to`, `-`, `al`, `a`, `ate`, `through`. */
const BETWEEN = patternOf(PATTERNS.between, 'u');

const MONTH = `(?<month>${MONTH_PATTERN})`;
const TO = String.raw`\s*(?:-|\u2013|\u2014|to|thru|through|al?|hasta el|ate|e)\s*`;
/** Before a full date: a day (`1 al `), a day and month (`Feb 1 - `, `1 de febrero al `, `02/01 - `). */
const SHORT_START = [
  new RegExp(String.raw`(?<!\p{L})${MONTH}\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,?${TO}$`, 'u'),
  new RegExp(String.raw`(?<!\d)(?<day>\d{1,2})[ \-/](?:de )?${MONTH}${TO}$`, 'u'),
  new RegExp(String.raw`(?<![\d/])(?<first>\d{1,2})[/.-](?<second>\d{1,2})${TO}$`, 'u'),
  new RegExp(String.raw`(?<!\d)(?<day>\d{1,2})${TO}$`, 'u'),
] as const;
const ORDINAL = '(?:st|nd|rd|th)?';
const YEAR = String.raw`(?<year>(?:19|20)\d{2})`;
/** `Feb 1 - 15, 2024`. */
const DAYS_OF_MONTH = new RegExp(
  String.raw`(?<!\p{L})${MONTH}\.? (?<day>\d{1,2})${ORDINAL}${TO}(?<last>\d{1,2})${ORDINAL},? ${YEAR}`,
  'u',
);
/** `1-31 AUG 22`, as the armed forces print it. */
const DAYS_BEFORE_MONTH = new RegExp(
  String.raw`(?<![\d/.-])(?<day>\d{1,2})${TO}(?<last>\d{1,2}) ${MONTH}\.?,? (?<year>(?:19|20)?\d{2})(?!\d)`,
  'u',
);
/** `Marco de 2026`, `03/2026`, alone in the text. */
const WHOLE_MONTH = [
  new RegExp(String.raw`^(?:mes de |mensal |mensual )?${MONTH}[ /\-.]{1,3}(?:del? )?${YEAR}\.?$`, 'u'),
  /^(?<number>\d{1,2}) ?[/.-] ?(?<year>(?:19|20)\d{2})$/u,
] as const;

/** Longest text looked at: a line of a page is shorter. */
const MAX_CHARACTERS = 2_000;

/** The first period that a text states: two dates, two days of one month, or a month by its name. */
export function findPeriod(text: string, order: DateOrder): FoundPeriod | undefined {
  const folded = foldInPlace(text.slice(0, MAX_CHARACTERS));
  const days = DAYS_OF_MONTH.exec(folded) ?? DAYS_BEFORE_MONTH.exec(folded);
  const ofMonth = days ? daysOfMonth(days) : undefined;
  if (ofMonth) return ofMonth;
  const dates = readDates(text, order);
  for (const [index, end] of dates.entries()) {
    const start = dates[index - 1];
    if (start && start.value <= end.value && BETWEEN.test(folded.slice(start.to, end.from))) {
      return { start: start.value, end: end.value, from: start.from, to: end.to, wholeMonth: false };
    }
    const short = shortStart(folded.slice(0, end.from), end.value, order);
    if (short && short.start <= end.value) return { ...short, end: end.value, to: end.to, wholeMonth: false };
  }
  return wholeMonth(folded);
}

/** A start without its year, or month and year: those of the end. */
function shortStart(
  before: string,
  end: string,
  order: DateOrder,
): { start: string; from: number } | undefined {
  for (const pattern of SHORT_START) {
    const match = pattern.exec(before);
    if (!match) continue;
    const { day, month, first, second } = match.groups ?? {};
    const year = Number(end.slice(0, 4));
    const [numberMonth, numberDay] = order === 'day-first' ? [second, first] : [first, second];
    const startMonth = month ? monthOf(month) : numberMonth ? Number(numberMonth) : Number(end.slice(5, 7));
    const startDay = Number(day ?? numberDay);
    const value = isoDate(year, startMonth, startDay);
    const start = value && value > end ? isoDate(year - 1, startMonth, startDay) : value;
    if (start) return { start, from: match.index };
  }
  return undefined;
}

function daysOfMonth(match: RegExpExecArray): FoundPeriod | undefined {
  const { month = '', day, last, year: printedYear = '' } = match.groups ?? {};
  const year = printedYear.length === 2 ? 2000 + Number(printedYear) : Number(printedYear);
  const start = isoDate(year, monthOf(month), Number(day));
  const end = isoDate(year, monthOf(month), Number(last));
  if (!start || !end || start > end) return undefined;
  return { start, end, from: match.index, to: match.index + match[0].length, wholeMonth: false };
}

function wholeMonth(folded: string): FoundPeriod | undefined {
  const trimmed = folded.trim();
  for (const pattern of WHOLE_MONTH) {
    const match = pattern.exec(trimmed);
    if (!match) continue;
    const { year: printedYear, month: name, number } = match.groups ?? {};
    const year = Number(printedYear);
    const month = name ? monthOf(name) : Number(number);
    const start = isoDate(year, month, 1);
    const end =
      month && start ? isoDate(year, month, new Date(Date.UTC(year, month, 0)).getUTCDate()) : undefined;
    if (start && end) return { start, end, from: 0, to: folded.length, wholeMonth: true };
  }
  return undefined;
}

/** `YYYY-MM-DD`; undefined for a day that no calendar has. */
function isoDate(year: number, month: number | undefined, day: number): string | undefined {
  const date = { year, month: month ?? 0, day };
  return isCalendarDay(date) ? isoOf(date) : undefined;
}

import { dayNumber, isCalendarDay } from '../../dates/calendar.js';
import { type DateInText, datesIn } from '../../dates/printed-dates.js';
import { type DateOrder, dayOf } from '../../dates/read-dates.js';
import { foldText } from '../../layout/fold-text.js';
import { patternOf } from '../../vocabulary/pattern.js';
import type { StatementRow } from '../page/statement-rows.js';
import PATTERNS from './date-ranges.json' with { type: 'json' };
import { type Days, OTHER_PERIOD, type PeriodDate, printedDate } from './period-date.js';

/** The longest period of one statement, in days: a year and some days. */
const MAX_PERIOD_DAYS = 400;
/** The lines of a broken range follow within so many heights. */
const MAX_LEADING = 1.6;
const OF_PERIOD = /\bper[ií]odo?\b/iu;
/** Behind a day: `[EDT]`, `(UTC-3)`. */
const TIME_ZONE = /^\s*[[(](?:[a-z]{2,5}|(?:utc|gmt) ?[+-]\d{1,2}(?::?\d{2})?)[\])]/u;
const BETWEEN = patternOf(PATTERNS.between, 'u');

/** Two days and the words or the dash between them. */
export interface Range {
  readonly start: PeriodDate;
  readonly end: PeriodDate;
  readonly sure: boolean;
}

/** The ranges in a row, or in one of its cells with the cell below. */
export const rangesOf = (row: StatementRow, rows: readonly StatementRow[], order: DateOrder): Range[] =>
  [row, ...brokenLines(row, rows)].flatMap((one) => rangesIn(one, order));

function rangesIn(row: StatementRow, order: DateOrder): Range[] {
  const dates = datesIn(row.text);
  const ranges: Range[] = [];
  for (const [index, last] of dates.entries()) {
    const end = dayOf(last, order);
    if (!end || end.year === undefined) continue;
    const first = dates[index - 1];
    const range =
      first && isBetween(row.text, first, last)
        ? periodOf(row, first, last, order)
        : daysOnly(row, last, order);
    if (range && !OTHER_PERIOD.test(foldText(row.text.slice(0, first?.start ?? last.start))))
      ranges.push(range);
  }
  return ranges;
}

function isBetween(text: string, first: DateInText, last: DateInText): boolean {
  const between = text.slice(first.end, last.start);
  if (between.trim() === '') return OF_PERIOD.test(text.slice(0, first.start));
  const folded = between.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return BETWEEN.test(folded.replace(TIME_ZONE, ''));
}

function periodOf(
  row: StatementRow,
  first: DateInText,
  last: DateInText,
  order: DateOrder,
): Range | undefined {
  const end = dayOf(last, order);
  const start = dayOf(first, order);
  if (!start || !end || end.year === undefined) return undefined;
  const year = start.year ?? (start.month > end.month ? end.year - 1 : end.year);
  return rangeOf(row, { ...start, year }, [first.start, first.end], { ...end, year: end.year }, [
    last.start,
    last.end,
  ]);
}

const DAY_BEFORE = /(?:^|\s)(\d{1,2})\s*(?:al|a|to|thru|through|ate|-|\u2013|\u2014|hasta el)\s*$/u;
const DAY_BEHIND = /^\s*(?:-|\u2013|\u2014|to|thru|through)\s*(\d{1,2})\s*,?\s*(\d{4})/u;

/** `del 01 al 31 de enero de 2026`: the first day stands alone. */
function daysOnly(row: StatementRow, last: DateInText, order: DateOrder): Range | undefined {
  const end = dayOf(last, order);
  if (!end || end.year === undefined) return undefined;
  const before = row.text.slice(0, last.start);
  const match = DAY_BEFORE.exec(before.normalize('NFC').toLowerCase().replace(/é/gu, 'e'));
  if (!match?.[1]) return undefined;
  const at = match.index + match[0].indexOf(match[1]);
  return rangeOf(
    row,
    { ...end, year: end.year, day: Number(match[1]) },
    [at, at + match[1].length],
    { ...end, year: end.year },
    [last.start, last.end],
  );
}

function rangeOf(
  row: StatementRow,
  start: Days,
  startSpan: readonly [number, number],
  end: Days,
  endSpan: readonly [number, number],
): Range | undefined {
  if (!isCalendarDay(start) || !isCalendarDay(end)) return undefined;
  const days = dayNumber(end) - dayNumber(start);
  if (days < 0 || days > MAX_PERIOD_DAYS) return undefined;
  const first = printedDate(row, start, startSpan);
  const last = printedDate(row, end, endSpan);
  return first && last && { start: first, end: last, sure: days >= 5 };
}

/** A cell with a date and the cell right below it, as one line: narrow columns break a range in two. */
function brokenLines(row: StatementRow, rows: readonly StatementRow[]): StatementRow[] {
  return row.segments.flatMap((segment) => {
    if (!/\d{4}|\d[/.-]\d/u.test(segment.text)) return [];
    const height = segment.box.y2 - segment.box.y1;
    const below = rows
      .slice(row.index + 1, row.index + 3)
      .filter(
        ({ line }) => line.page === row.line.page && line.box.y1 - segment.box.y2 < MAX_LEADING * height,
      )
      .flatMap(({ segments }) => segments)
      .find(({ box }) => Math.abs(box.x1 - segment.box.x1) < segment.emWidth);
    if (!below) return [];
    const words = [...segment.words, ...below.words];
    return [{ ...row, line: { ...row.line, words }, text: `${segment.text} ${below.text}` }];
  });
}

/** `July 1 - 31, 2021`: month and first day, then the last day with the year. */
export function monthWithTwoDays(row: StatementRow, date: DateInText, order: DateOrder): Range | undefined {
  const start = dayOf(date, order);
  const match = DAY_BEHIND.exec(row.text.slice(date.end));
  if (!start || start.year !== undefined || !match?.[1] || !match[2]) return undefined;
  const year = Number(match[2]);
  return rangeOf(row, { ...start, year }, [date.start, date.end], { ...start, year, day: Number(match[1]) }, [
    date.end,
    date.end + match[0].length,
  ]);
}

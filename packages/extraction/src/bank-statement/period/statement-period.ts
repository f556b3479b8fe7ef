import { type Box, unionBox } from '@assay/media';
import { type CalendarDay, dayNumber, isCalendarDay, withYear } from '../../dates/calendar.js';
import { MONTH_PATTERN, monthOf } from '../../dates/months.js';
import { type DateInText, datesIn } from '../../dates/printed-dates.js';
import { type DateOrder, dayOf } from '../../dates/read-dates.js';
import { foldText } from '../../layout/fold-text.js';
import { wordsOfSpan } from '../../layout/words-of-span.js';
import type { ActivityLine, BalanceLine } from '../activity/activity-line.js';
import type { Activity } from '../activity/read-activity.js';
import type { StatementRow } from '../page/statement-rows.js';

/** A date with its year, and where it stands. */
export interface PeriodDate {
  readonly day: CalendarDay & { readonly year: number };
  readonly raw: string;
  readonly page: number;
  readonly box: Box;
  readonly reading: number;
  /** A label or the form of a range tells that it is this date. */
  readonly sure: boolean;
  /** The statement contradicts it: it gives the dates of rows their year, and is not stated itself. */
  readonly assumed?: boolean;
}

export interface StatementPeriod {
  readonly start: PeriodDate | undefined;
  readonly end: PeriodDate | undefined;
}

/** Periods are stated early; what later pages say of dates are terms and transactions. */
const MAX_ROWS_SEARCHED = 200;
/** The longest period of one statement, in days: a year and some days. */
const MAX_PERIOD_DAYS = 400;
/** A date without a label counts as the statement's when it stands in this upper part of the first page. */
const TOP = 0.35;

/** The lines of a broken range follow within so many heights. */
const MAX_LEADING = 1.6;
/** Without a label the period is at least a week and at most a quarter, and so many transactions must lie in it. */
const MIN_PERIOD_DAYS = 6;
const MAX_UNNAMED_PERIOD_DAYS = 100;
const MIN_TRANSACTIONS = 2;
/** A label stands at most this many rows above its date. */
const MAX_ROWS_ABOVE = 2;
const MONTH_OF_STATEMENT = new RegExp(
  String.raw`^(?:(?:[\p{L} ]{1,40} )?(?:for|of|de|do|del|mes|mes:|month:?|periodo:?) )?(${MONTH_PATTERN})[ ,/-]+(?:del? )?((?:19|20)\d{2})$`,
  'u',
);
const OF_PERIOD = /\bper[ií]odo?\b/iu;
/** Behind a day: `[EDT]`, `(UTC-3)`. */
const TIME_ZONE = /^\s*[[(](?:[a-z]{2,5}|(?:utc|gmt) ?[+-]\d{1,2}(?::?\d{2})?)[\])]/u;
const BETWEEN =
  /^[\s,.:()]*(?:to|thru|through|until|and|[-\u2013\u2014~>/]|al?|ate|hasta|y|e|ao)(?: ?\/ ?(?:to|thru|through|al?|ate|hasta))?[\s,.:()]*(?:(?:el|o|el dia|dia|the)\s+)?$/u;
const OTHER_PERIOD =
  /\b(?:fee period|year|interest|apr|payment|due|vencimiento|vencimento|pago|effective|vigencia|promotion\w*|rewards|(?:last|previous|prior) statement)\b/u;
const START_LABEL =
  /(?:\b(?:start(?:ing|s)?|begin(?:ning|s)?|commencing|opening|first|from|inicial|inicio|inicia|desde|period(?:o)? start)(?: (?:date|day))?|fecha (?:de )?inici(?:o|al)(?: del periodo)?|data (?:de )?inici(?:o|al)|inicio del periodo)\s*:?\s*$/u;
const END_LABEL =
  /(?:\b(?:statement (?:closing |end(?:ing)? )?(?:date|ending|end)|closing date|end(?:ing|s)?(?: date)?|last day|month ended|statement date|this statement|date of statement|period(?:o)? end(?:ing)?|through|thru|statement (?:for|as of)|as of|fecha (?:de )?(?:corte|cierre|final|fin|emision|del estado)(?: del periodo)?|corte(?: al)?|data (?:de |do )?(?:fechamento|emissao|final|fim|extrato)|al corte|hasta|final del periodo|fin del periodo|ate|emitido em)(?: date)?|^(?:for|to))\s*:?\s*$/u;

/** First and last day of the statement. */
export function statementPeriod(
  rows: readonly StatementRow[],
  inTables: ReadonlySet<number>,
  { lines, balances }: Pick<Activity, 'lines' | 'balances'>,
  order: DateOrder,
): StatementPeriod {
  const searched = rows.filter(({ index }) => !inTables.has(index)).slice(0, MAX_ROWS_SEARCHED);
  const ranges = searched.flatMap((row) => [row, ...brokenLines(row, rows)].flatMap((one) => rangesIn(one, order)));
  const best = ranges.find(({ sure }) => sure) ?? ranges[0];
  if (best) return { start: { ...best.start, sure: best.sure }, end: { ...best.end, sure: best.sure } };
  const single = singleDates(searched, order);
  if (single.start && single.end) return single;
  const start = single.end?.sure ? dayOfOpening(rows, balances, single.end, order) : undefined;
  if (start) return { start, end: single.end };
  return datesAround(searched, lines, order) ?? (single.end?.sure || single.start ? single : (monthOfStatement(searched) ?? single));
}

/** `01/01/2022  Beginning balance` in a list that ends on the statement's own day. */
function dayOfOpening(
  rows: readonly StatementRow[],
  balances: readonly BalanceLine[],
  end: PeriodDate,
  order: DateOrder,
): PeriodDate | undefined {
  const row = rows[balances.find(({ kind }) => kind === 'opening')?.row ?? -1];
  const [date] = row?.dates ?? [];
  const day = date && dayOf(date, order);
  if (!row || !date || day?.year === undefined) return undefined;
  const found = printedDate(row, { ...day, year: day.year }, [date.start, date.end]);
  const days = found ? dayNumber(end.day) - dayNumber(found.day) : 0;
  return found && days >= MIN_PERIOD_DAYS && days <= MAX_UNNAMED_PERIOD_DAYS ? { ...found, sure: false } : undefined;
}

const OF_BALANCE = /\b(?:saldo|balance)\b/u;
/** Between the balances of the month before and of its own last day lie at least so many days. */
const MIN_CLOSING_DAY = 15;

/** `Saldo em 30/03` under `março/2022`: the statement ends on a day that is not the month's last, and nothing says where it begins. */
const closesBefore = (rows: readonly StatementRow[], month: number, last: number): boolean =>
  rows.some(
    ({ folded, dates }) =>
      OF_BALANCE.test(folded) &&
      dates.some(({ monthFirst, dayFirst }) => {
        const day = dayFirst?.month === month ? dayFirst.day : monthFirst?.month === month ? monthFirst.day : last;
        return day >= MIN_CLOSING_DAY && day < last;
      }),
  );

/** `March 2024` alone in its cell at the head of the page, or behind words for a statement: the whole month. */
function monthOfStatement(rows: readonly StatementRow[]): StatementPeriod | undefined {
  for (const row of rows) {
    if (row.line.page > 1 || row.line.box.y1 > TOP) return undefined;
    for (const segment of row.segments) {
      const [, name = '', year = ''] = MONTH_OF_STATEMENT.exec(segment.folded) ?? [];
      const month = monthOf(name);
      if (month === undefined || year === '') continue;
      const own = { ...row, line: { ...row.line, words: segment.words }, text: segment.text };
      const whole = [0, segment.text.length] as const;
      const last = new Date(Date.UTC(Number(year), month, 0)).getUTCDate();
      const [start, end] = [1, last].map((day) => printedDate(own, { year: Number(year), month, day }, whole));
      const assumed = closesBefore(rows, month, last);
      if (start && end) return { start: { ...start, sure: false, assumed }, end: { ...end, sure: false, assumed } };
    }
  }
  return undefined;
}

/** A cell with a date and the cell right below it, as one line: narrow columns break a range in two. */
function brokenLines(row: StatementRow, rows: readonly StatementRow[]): StatementRow[] {
  return row.segments.flatMap((segment) => {
    if (!/\d{4}|\d[/.-]\d/u.test(segment.text)) return [];
    const height = segment.box.y2 - segment.box.y1;
    const below = rows
      .slice(row.index + 1, row.index + 3)
      .filter(({ line }) => line.page === row.line.page && line.box.y1 - segment.box.y2 < MAX_LEADING * height)
      .flatMap(({ segments }) => segments)
      .find(({ box }) => Math.abs(box.x1 - segment.box.x1) < segment.emWidth);
    if (!below) return [];
    const words = [...segment.words, ...below.words];
    return [{ ...row, line: { ...row.line, words }, text: `${segment.text} ${below.text}` }];
  });
}

/**
 * Two dates in cells of their own, one after the other, with all transactions between them, whatever their labels say:
 * first and last day.
 */
function datesAround(rows: readonly StatementRow[], lines: readonly ActivityLine[], order: DateOrder): StatementPeriod | undefined {
  const alone = rows
    .filter(({ line }) => line.page === 1)
    .flatMap((row) => row.segments.flatMap((segment) => dateAlone(row, segment, order)));
  const days = lines.flatMap(({ date }) => (date?.date ? [dayOf(date.date, order) ?? []].flat() : []));
  if (days.length < MIN_TRANSACTIONS) return undefined;
  for (const [index, start] of alone.entries()) {
    const end = alone[index + 1];
    const [from, to] = [dayNumber(start.day), end ? dayNumber(end.day) : 0];
    if (!end || to - from < MIN_PERIOD_DAYS || to - from > MAX_UNNAMED_PERIOD_DAYS) continue;
    const within = days.every((day) => {
      const known = withYear(day, (from + to) / 2);
      return known !== undefined && dayNumber(known) >= from && dayNumber(known) <= to;
    });
    if (within) return { start, end };
  }
  return undefined;
}

function dateAlone(row: StatementRow, segment: StatementRow['segments'][number], order: DateOrder): PeriodDate[] {
  const [date, ...others] = datesIn(segment.text);
  const day = date && others.length === 0 && date.start === 0 && date.end === segment.text.length ? dayOf(date, order) : undefined;
  if (!date || day?.year === undefined) return [];
  const own = { ...row, line: { ...row.line, words: segment.words }, text: segment.text };
  const found = printedDate(own, { ...day, year: day.year }, [date.start, date.end]);
  return found ? [found] : [];
}

interface Range {
  readonly start: PeriodDate;
  readonly end: PeriodDate;
  readonly sure: boolean;
}

function rangesIn(row: StatementRow, order: DateOrder): Range[] {
  const dates = datesIn(row.text);
  const ranges: Range[] = [];
  for (const [index, last] of dates.entries()) {
    const end = dayOf(last, order);
    if (!end || end.year === undefined) continue;
    const first = dates[index - 1];
    const range = first && isBetween(row.text, first, last) ? periodOf(row, first, last, order) : daysOnly(row, last, order);
    if (range && !OTHER_PERIOD.test(foldText(row.text.slice(0, first?.start ?? last.start)))) ranges.push(range);
  }
  return ranges;
}

function isBetween(text: string, first: DateInText, last: DateInText): boolean {
  const between = text.slice(first.end, last.start);
  if (between.trim() === '') return OF_PERIOD.test(text.slice(0, first.start));
  const folded = between.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return BETWEEN.test(folded.replace(TIME_ZONE, ''));
}

function periodOf(row: StatementRow, first: DateInText, last: DateInText, order: DateOrder): Range | undefined {
  const end = dayOf(last, order);
  const start = dayOf(first, order);
  if (!start || !end || end.year === undefined) return undefined;
  const year = start.year ?? (start.month > end.month ? end.year - 1 : end.year);
  return rangeOf(row, { ...start, year }, [first.start, first.end], { ...end, year: end.year }, [last.start, last.end]);
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
  return rangeOf(row, { ...end, year: end.year, day: Number(match[1]) }, [at, at + match[1].length], { ...end, year: end.year }, [
    last.start,
    last.end,
  ]);
}

type Days = CalendarDay & { readonly year: number };

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

function printedDate(row: StatementRow, day: Days, [start, end]: readonly [number, number]): PeriodDate | undefined {
  const span = wordsOfSpan(row.line.words, start, end);
  const words = span ? row.line.words.slice(span.from, span.to) : [];
  const box = unionBox(words.map((word) => word.box));
  if (!box) return undefined;
  return {
    day,
    raw: row.text.slice(start, end),
    page: row.line.page,
    box,
    reading: Math.min(...words.map((word) => word.reading)),
    sure: true,
  };
}

/** `July 1 - 31, 2021`: month and first day, then the last day with the year. */
function monthWithTwoDays(row: StatementRow, date: DateInText, order: DateOrder): Range | undefined {
  const start = dayOf(date, order);
  const match = DAY_BEHIND.exec(row.text.slice(date.end));
  if (!start || start.year !== undefined || !match?.[1] || !match[2]) return undefined;
  const year = Number(match[2]);
  return rangeOf(row, { ...start, year }, [date.start, date.end], { ...start, year, day: Number(match[1]) }, [
    date.end,
    date.end + match[0].length,
  ]);
}

/** Dates with labels of their own, to the left or above; else the first date at the top of the first page, as the day of the statement. */
function singleDates(rows: readonly StatementRow[], order: DateOrder): StatementPeriod {
  let start: PeriodDate | undefined;
  let end: PeriodDate | undefined;
  let unlabelled: PeriodDate | undefined;
  for (const [index, row] of rows.entries()) {
    for (const date of datesIn(row.text)) {
      const range = monthWithTwoDays(row, date, order);
      if (range) return range;
      const day = dayOf(date, order);
      if (!day || day.year === undefined) continue;
      const found = printedDate(row, { ...day, year: day.year }, [date.start, date.end]);
      if (!found) continue;
      const label = labelOf(rows, index, date, found.box).replace(/(fecha|data|date)(?=\p{L})/u, '$1 ');
      if (OTHER_PERIOD.test(label)) continue;
      if (END_LABEL.test(label)) end ??= found;
      else if (START_LABEL.test(label)) start ??= found;
      else if (row.line.page === 1 && row.line.box.y1 < TOP && row.numbers.every(({ isMoney }) => !isMoney))
        unlabelled ??= { ...found, sure: false };
    }
  }
  return { start, end: end ?? (start ? undefined : unlabelled) };
}

/** In the cell of the date; above it; in the cell to the left. */
function labelOf(rows: readonly StatementRow[], index: number, date: DateInText, box: Box): string {
  const row = rows[index];
  const span = row && wordsOfSpan(row.line.words, date.start, date.end);
  const at = row?.segments.findIndex(({ from, words }) => span !== undefined && from <= span.from && span.from < from + words.length) ?? -1;
  const segment = row?.segments[at];
  if (!row || !segment || !span) return '';
  const own = foldText(
    segment.words
      .slice(0, span.from - segment.from)
      .map(({ text }) => text)
      .join(' '),
  );
  if (/\p{L}/u.test(own)) return own;
  const left = row.segments[at - 1]?.folded ?? '';
  if (/\p{L}/u.test(left) && datesIn(left).length === 0) return left;
  for (const above of rows.slice(Math.max(0, index - MAX_ROWS_ABOVE), index).reverse()) {
    const over = above.line.page === row.line.page ? above.segments.find((one) => one.box.x1 < box.x2 && one.box.x2 > box.x1) : undefined;
    if (over) return over.folded;
  }
  return '';
}

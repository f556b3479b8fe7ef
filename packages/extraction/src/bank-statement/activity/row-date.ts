import { type Box, type TextWord, unionBox } from '@assay/media';
import type { DateInText } from '../../dates/printed-dates.js';
import { wordsOfSpan } from '../../layout/cells.js';
import { hasLettersInARow, textOf } from '../../layout/characters.js';
import type { Row } from '../../layout/rows.js';
import { patternOf } from '../../vocabulary/pattern.js';
import type { ReadDate } from './activity-line.js';
import { rolesOver } from './column-roles.js';
import type { Heading } from './headings.js';
import PATTERNS from './row-date.json' with { type: 'json' };

/** The dates of a row of a table, which words they take, and the first of them. */
export interface RowDate {
  readonly first: ReadDate;
  /** Indices of all words that belong to dates, times and days of the week. */
  readonly words: ReadonlySet<number>;
}

/** A number of the line or a short code may stand before the date. */
const MAX_WORDS_BEFORE = 2;
const DAY_OF_WEEK = patternOf(PATTERNS.dayOfWeek, 'iu');

/**
 * The date under its heading, the one that the row begins with, or, without headings, one in a cell of its
 * own.
 */
export function rowDate(row: Row, headings: readonly Heading[]): RowDate | undefined {
  if (beginsWithPeriod(row)) return undefined;
  const { words, page } = row.line;
  const under = headings.filter(({ role }) => role === 'date');
  const dates = row.dates.flatMap((date) => {
    const span = wordsOfSpan(words, date.start, date.end);
    const box = span && unionBox(words.slice(span.from, span.to).map((word) => word.box));
    return span && box ? [{ date, span, box }] : [];
  });
  const inColumn = (box: Box): boolean => rolesOver(headings, box).includes('date');
  const first =
    dates.find(({ box }) => inColumn(box)) ??
    (beginsBehind(row, under, headings)
      ? undefined
      : dates.find(({ span }) => span.from <= MAX_WORDS_BEFORE && isShort(words.slice(0, span.from)))) ??
    (under.length === 0 ? dates.find(({ span }) => fillsItsCell(row, span)) : undefined);
  if (!first) return under.length > 0 ? dayAlone(row, headings) : undefined;
  const taken = new Set<number>();
  for (let index = first.span.from; index < first.span.to; index++) taken.add(index);
  let end = first.span.to;
  for (const { span, box } of dates) {
    const isSecond = span.from === end && under.length !== 1;
    if (span.from < end || (!isSecond && !inColumn(box))) continue;
    for (let index = span.from; index < span.to; index++) taken.add(index);
    end = span.to;
  }
  for (let beside = wordsBeside(words, end); beside > 0; beside = wordsBeside(words, end)) {
    for (let index = end; index < end + beside; index++) taken.add(index);
    end += beside;
  }
  return {
    first: readDate(first.date, words.slice(first.span.from, first.span.to), page, first.box),
    words: taken,
  };
}

/** Words from this one on that say the day of the week or the time of the day. */
const wordsBeside = (words: readonly TextWord[], from: number): number =>
  DAY_OF_WEEK.test(words[from]?.text ?? '') ? 1 : wordsOfTime(words, from);

/** `01/11/2024 a 30/11/2024` is the time that a row of sums is about, and no day of a movement. */
function beginsWithPeriod({ dates: [first, second], text }: Row): boolean {
  const between = first?.start === 0 && second ? text.slice(first.end, second.start) : '';
  return /^\s*(?:a|al|to|through|thru|ate|até)\s*$/iu.test(between);
}

/** A date right of all columns of dates is of the description that goes on there: `01/03 12:09 BAKERY`. */
const beginsBehind = ({ line }: Row, under: readonly Heading[], headings: readonly Heading[]): boolean =>
  under.length > 0 &&
  under.every(({ box }) => line.box.x1 > box.x2 + line.emWidth) &&
  headings.some(({ role, box }) => role === 'description' && line.box.x1 > box.x1 - line.emWidth);

/** The date stands in a cell of its own, as in a column of dates at the right. */
const fillsItsCell = ({ cells, starts }: Row, { from, to }: { from: number; to: number }): boolean =>
  cells[starts.indexOf(from)]?.words.length === to - from;

const isShort = (before: readonly TextWord[]): boolean =>
  before.every(({ text }) => text.length <= 6 && !hasLettersInARow(text, 4)) &&
  before.every(({ text }) => !/[.,]\d{2}$/u.test(text));

export function readDate(
  date: DateInText,
  words: readonly TextWord[],
  page: number,
  box: TextWord['box'],
): ReadDate {
  const day = date.monthFirst ?? date.dayFirst;
  const reading = Math.min(...words.map((word) => word.reading));
  return {
    text: textOf(words),
    page,
    box,
    reading,
    date,
    dayOfMonth: day?.day ?? 0,
  };
}

/** `05` under the heading `Day`. */
function dayAlone({ line }: Row, headings: readonly Heading[]): RowDate | undefined {
  const [word] = line.words;
  const day = word && /^\d{1,2}$/u.test(word.text) ? Number(word.text) : 0;
  if (!word || day < 1 || day > 31 || !rolesOver(headings, word.box).includes('date')) return undefined;
  const { text, box, reading } = word;
  return {
    first: { text, page: line.page, box, reading, date: undefined, dayOfMonth: day },
    words: new Set([0]),
  };
}

const CLOCK = String.raw`\d{1,2}[:hH]\d{2}(?:[:mM]\d{2})?`;
const TIME_ALONE = new RegExp(`^${CLOCK} ?(?:h|hs|hrs|horas|[ap]\\.? ?m\\.?)?$`, 'iu');
/** Recognizers lose the accent of `às`. A large H behind a time begins a name: `12:09 H E B`. */
const TIME_BEFORE_WORDS = new RegExp(
  `^(?:(?:[aàáâ]s|at|a las) )?${CLOCK} ?(?:h|hs|[Hh]rs|horas|[AaPp]\\.? ?[Mm]\\.?)?$`,
  'u',
);
/** `a las 2:05 p. m.` */
const MAX_WORDS = 5;

const joined = (words: readonly TextWord[]): string => textOf(words);

/**
 * `14:05`, `2:05 PM`, `14:05 h` and nothing else: when it was, which applications print under what it was.
 */
export const isTimeOfDay = (words: readonly TextWord[]): boolean => TIME_ALONE.test(joined(words));

/** How many words from this one on say a time of the day: `18:02 h` two, `às 15:18:58` two, `Pix` none. */
export function wordsOfTime(words: readonly TextWord[], from = 0): number {
  for (let count = Math.min(MAX_WORDS, words.length - from); count > 0; count--)
    if (TIME_BEFORE_WORDS.test(joined(words.slice(from, from + count)))) return count;
  return 0;
}

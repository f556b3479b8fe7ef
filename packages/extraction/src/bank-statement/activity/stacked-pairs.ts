import { median } from '@assay/media';
import type { FoundFigure } from '../../amounts/find-figures.js';
import type { StatementRow } from '../page/statement-rows.js';
import { type RowDate, rowDate } from './row-date.js';

/**
 * A transaction of two lines or more: words and money, perhaps more words, and below them the date with
 * whatever else is said there.
 */
export interface Stacked {
  /** Its numbers are the money at its end: `Card payment of 20.00 USD at Acme   -20.00   480.00` has two. */
  readonly upper: StatementRow;
  /** Lines that go on with the words of the first. */
  readonly between: readonly StatementRow[];
  readonly lower: StatementRow;
  readonly dated: RowDate;
}

/** Each line follows the one before within so many heights. */
const MAX_LEADING = 1.6;
const MAX_LINES_BETWEEN = 2;
/** Behind money words of so many letters go on with a sentence; shorter ones are currencies and marks. */
const WORD = /\p{L}{4}/u;

/** Where dates stand halfway between two lines of words, as a share of the distance. */
const HALFWAY = 0.05;

/**
 * All lines with a date beneath words and money; none where the dates stand nearer to the words below them.
 * @param isHeaded a heading stands over them: what follows it first tells where dates stand halfway
 */
export function stackedPairs(rows: readonly StatementRow[], isHeaded: boolean): Stacked[] {
  const pairs = rows.flatMap((lower, index) => pairAt(rows, lower, index) ?? []);
  const above =
    median(pairs.map(({ upper, between, lower }) => centreOf(lower) - centreOf(between.at(-1) ?? upper))) ??
    0;
  const below = median(pairs.flatMap((pair) => distanceBelow(pair, rows) ?? [])) ?? Number.POSITIVE_INFINITY;
  if (Math.abs(above - below) > HALFWAY * above) return above < below ? pairs : [];
  const first = pairs[0]?.upper.index ?? 0;
  const isDateFirst = rows.some((row) => row.index === first - 1 && dateOfLower(row) !== undefined);
  return isHeaded && !isDateFirst ? pairs : [];
}

function pairAt(rows: readonly StatementRow[], lower: StatementRow, index: number): Stacked | undefined {
  const dated = dateOfLower(lower);
  if (!dated) return undefined;
  const between: StatementRow[] = [];
  let under = lower;
  for (const row of rows.slice(Math.max(0, index - 1 - MAX_LINES_BETWEEN), index).reverse()) {
    if (!isRightAbove(row, under)) return undefined;
    const upper = upperOf(row);
    if (upper)
      return between.every((one) => isFlush(one, row)) ? { upper, between, lower, dated } : undefined;
    if (row.numbers.some(({ isMoney }) => isMoney) || rowDate(row, [])) return undefined;
    between.unshift(row);
    under = row;
  }
  return undefined;
}

const centreOf = ({ line }: StatementRow): number => (line.box.y1 + line.box.y2) / 2;

/** From a date to the next words with money on its page. */
function distanceBelow({ lower }: Stacked, rows: readonly StatementRow[]): number | undefined {
  const next = rows.find((row) => row.index > lower.index && upperOf(row) !== undefined);
  return next && next.line.page === lower.line.page ? centreOf(next) - centreOf(lower) : undefined;
}

function isRightAbove({ line }: StatementRow, below: StatementRow): boolean {
  const height = Math.max(line.box.y2 - line.box.y1, below.line.box.y2 - below.line.box.y1);
  return line.page === below.line.page && below.line.box.y1 - line.box.y2 <= MAX_LEADING * height;
}

const isFlush = (one: StatementRow, { line }: StatementRow): boolean =>
  Math.abs(one.line.box.x1 - line.box.x1) < line.emWidth;

/** Words and money behind them, no date: with the money alone as its numbers. */
export function upperOf(row: StatementRow): StatementRow | undefined {
  const numbers = moneyAtEnd(row);
  const [first] = numbers;
  if (!first || rowDate(row, [])) return undefined;
  const words = row.line.words.slice(0, first.from);
  return words.some(({ text }) => /\p{L}{2}/u.test(text)) ? { ...row, numbers } : undefined;
}

function moneyAtEnd({ line, numbers }: StatementRow): FoundFigure[] {
  const money = numbers.filter(({ isMoney }) => isMoney);
  const lastWord = line.words.findLastIndex(
    ({ text }, index) => WORD.test(text) && !money.some(({ from, to }) => index >= from && index < to),
  );
  return money.filter(({ from }) => from > lastWord);
}

/** A date to begin with, and a balance at most; or one in a cell of its own among other words. */
function dateOfLower(row: StatementRow): RowDate | undefined {
  const money = row.numbers.filter(({ isMoney }) => isMoney);
  return money.length <= (row.date ? 1 : 0) ? rowDate(row, []) : undefined;
}

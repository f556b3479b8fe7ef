import type { PrintedPage } from './printed-pages.js';
import type { TextLine } from './text-lines.js';

/** A number as it is printed on a line. */
export interface PrintedNumber {
  readonly line: TextLine;
  /** Place in `line.text`. */
  readonly from: number;
  readonly to: number;
  /** What it may mean, without sign: its last mark parts thousands or decimals. */
  readonly values: readonly number[];
  /** Two decimals, as an amount of money has. */
  readonly isMoney: boolean;
}

/** Thousands in groups that a space or an apostrophe parts, as France, Switzerland and the north write them. */
const SPACED = /(?<![\d.,’'])\d{1,3}(?:[ \u00a0\u202f’'´]\d{3})+(?:[.,]\d{1,6})?(?![\d]|[.,]\d)/gu;
const PLAIN = /(?<![\d.,])\d+(?:[.,]\d+)*(?![\d]|[.,]\d)/gu;
/** Groups of three behind the first, and decimals behind another mark: digits strung together are no number. */
const WELL_FORMED = /^\d+$|^\d+[.,]\d+$|^\d{1,3}(?:,\d{3})+(?:\.\d+)?$|^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/u;
const MONEY = /[.,]\d{2}$/u;
/** More digits are no amount. */
const MAX_DIGITS = 15;
const MAX_NUMBERS_PER_PAGE = 5000;

/**
 * Every number of the pages; digits that a space parts are told both as one number and as several.
 * @param numbersIn those of a line
 */
export function printedNumbers(pages: readonly PrintedPage[], numbersIn = numbersOf): PrintedNumber[] {
  return pages.flatMap(({ lines }) =>
    lines.flatMap((line) => numbersIn(line)).slice(0, MAX_NUMBERS_PER_PAGE),
  );
}

/** From left to right; of those that begin at one place, the longest first. */
export function numbersOf(line: TextLine): PrintedNumber[] {
  const spaced = [...line.text.matchAll(SPACED)].flatMap((match) => numberAt(line, match));
  const plain = [...line.text.matchAll(PLAIN)].flatMap((match) => numberAt(line, match));
  return [...spaced, ...plain].sort((one, other) => one.from - other.from || other.to - one.to);
}

/** A number as a pattern has found it on a line; none where its digits make no number. */
export function numberAt(line: TextLine, match: RegExpExecArray): PrintedNumber[] {
  const [text] = match;
  const digits = text.replace(/\D/gu, '');
  const marks = text.replace(/[^\d.,]/gu, '');
  if (digits.length > MAX_DIGITS || !WELL_FORMED.test(marks)) return [];
  const [from, to] = [match.index, match.index + text.length];
  // A gap between two cells parts no thousands.
  if (line.cellStarts.some((start) => start > from && start < to)) return [];
  const decimals = /[.,](\d+)$/u.exec(text)?.[1]?.length ?? 0;
  const grouped = decimals === 3 || decimals === 0;
  const values = [Number(digits) / 10 ** decimals, ...(grouped ? [Number(digits)] : [])];
  return [{ line, from, to, values, isMoney: MONEY.test(text) }];
}

/** Whether a number may mean a value, at the precision in which it is printed. */
export function means({ values, isMoney }: PrintedNumber, value: number): boolean {
  const wanted = Math.abs(value);
  const tolerance = isMoney ? 0.00501 : 1e-7;
  return values.some((one) => Math.abs(one - wanted) <= tolerance);
}

/** A number of a hundred, by the sign behind it. */
export const isPercentage = ({ line, to }: PrintedNumber): boolean =>
  /^\s?%/u.test(line.text.slice(to, to + 2));

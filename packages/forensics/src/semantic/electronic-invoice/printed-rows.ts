import { isPercentage, type PrintedNumber } from '../printed-text/printed-numbers.js';
import type { PrintedPage } from '../printed-text/printed-pages.js';
import { gappedNumbersOf } from './gapped-numbers.js';
import { lettersOf } from './stated-rows.js';

/**
 * A row of a table as it is printed: a line, or two where the description and the amount stand one below the
 * other.
 */
export interface PrintedRow {
  readonly letters: string;
  /** Left to right, line after line. */
  readonly numbers: readonly PrintedNumber[];
  /** How many of them are amounts of money. */
  readonly amounts: number;
  /** Letters of the second of two lines: what the file states of any other row may stand there. */
  readonly joinedLetters?: string;
  /** The lines above and below. */
  readonly near: readonly Pick<PrintedRow, 'letters' | 'numbers'>[];
  /** Numbers of the lines that follow two, where a value of the row may stand, too. */
  readonly below: readonly PrintedNumber[];
  /** With the line below it. */
  readonly joined?: PrintedRow;
}

/** Lines below a row that may still belong to it. */
const LINES_BELOW = 4;
/** Lines above and below one that may hold other values of its row. */
const LINES_NEAR = 2;

/** The lines of all pages, each with what it makes together with the one below it. */
export function printedRows(pages: readonly PrintedPage[]): PrintedRow[] {
  return pages.flatMap(({ lines }) => {
    const single = lines.map((line): PrintedRow => {
      const numbers = gappedNumbersOf(line);
      return { letters: lettersOf(line.text), numbers, amounts: amountsAmong(numbers), near: [], below: [] };
    });
    return single.map((row, at): PrintedRow => {
      const next = single[at + 1];
      const near = [
        ...single.slice(Math.max(0, at - LINES_NEAR), at),
        ...single.slice(at + 1, at + 1 + LINES_NEAR),
      ];
      return next
        ? { ...row, near, joined: joinedRow(row, next, single.slice(at + 2, at + 2 + LINES_BELOW)) }
        : { ...row, near };
    });
  });
}

const joinedRow = (row: PrintedRow, next: PrintedRow, below: readonly PrintedRow[]): PrintedRow => ({
  letters: row.letters,
  numbers: [...row.numbers, ...next.numbers],
  amounts: row.amounts + next.amounts,
  joinedLetters: next.letters,
  near: [],
  below: below.flatMap(({ numbers }) => numbers),
});

const amountsAmong = (numbers: readonly PrintedNumber[]): number =>
  numbers.filter((number) => number.isMoney && !isPercentage(number)).length;

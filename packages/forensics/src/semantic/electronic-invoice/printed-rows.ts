import { isPercentage, numbersOf, type PrintedNumber } from '../printed-text/printed-numbers.js';
import type { PrintedPage } from '../printed-text/printed-pages.js';
import { lettersOf } from './stated-rows.js';

/** A row of a table as it is printed: a line, or two where the description and the amount stand one below the other. */
export interface PrintedRow {
  readonly letters: string;
  /** Left to right, line after line. */
  readonly numbers: readonly PrintedNumber[];
  /** How many of them are amounts of money. */
  readonly amounts: number;
  /** Letters of the second of two lines: what the file states of any other row may stand there. */
  readonly joinedLetters?: string;
  /** Numbers of the lines that follow, where a value of the row may stand, too. */
  readonly below: readonly PrintedNumber[];
}

/** Lines below a row that may still belong to it. */
const LINES_BELOW = 4;

/** The lines of all pages, and then each with the one below it. */
export function printedRows(pages: readonly PrintedPage[]): PrintedRow[] {
  const rows = pages.map(({ lines }) => {
    const numbers = lines.map(numbersOf);
    const single = lines.map(
      ({ text }, at): PrintedRow => ({
        letters: lettersOf(text),
        numbers: numbers[at] ?? [],
        amounts: amountsAmong(numbers[at] ?? []),
        below: [],
      }),
    );
    const joined = single.slice(0, -1).map(
      (row, at): PrintedRow => ({
        ...row,
        numbers: [...row.numbers, ...(numbers[at + 1] ?? [])],
        amounts: row.amounts + (single[at + 1]?.amounts ?? 0),
        joinedLetters: single[at + 1]?.letters ?? '',
        below: numbers.slice(at + 2, at + 2 + LINES_BELOW).flat(),
      }),
    );
    return [single, joined] as const;
  });
  return [...rows.flatMap(([single]) => single), ...rows.flatMap(([, joined]) => joined)];
}

const amountsAmong = (numbers: readonly PrintedNumber[]): number =>
  numbers.filter((number) => number.isMoney && !isPercentage(number)).length;

import { lettersAndDigits } from '../printed-text/fold.js';
import { means, type PrintedNumber, printedNumbers } from '../printed-text/printed-numbers.js';
import type { PrintedPage } from '../printed-text/printed-pages.js';
import { gappedNumbersOf } from './gapped-numbers.js';
import { type PrintedDay, printedDays } from './printed-days.js';

/** What the pages print, made once for all claims. */
export interface Print {
  readonly pages: readonly PrintedPage[];
  readonly numbers: readonly PrintedNumber[];
  readonly days: readonly PrintedDay[];
  /** Anywhere, in any spelling. */
  readonly hasNumber: (value: number) => boolean;
  readonly hasDay: (day: string) => boolean;
  /** Letters and digits, whatever groups or breaks them. */
  readonly hasText: (text: string) => boolean;
}

export function printOf(pages: readonly PrintedPage[]): Print {
  const numbers = printedNumbers(pages, gappedNumbersOf);
  const days = printedDays(pages);
  const compact = pages.map((page) => lettersAndDigits(page.compact));
  return {
    pages,
    numbers,
    days,
    hasNumber: (value) => numbers.some((number) => means(number, value) && !isPartOfCode(number)),
    hasDay: (day) => days.some((printed) => printed.days.includes(day)),
    hasText: (text) => {
      const wanted = lettersAndDigits(text);
      return compact.some((page) => page.includes(wanted));
    },
  };
}

/** Digits behind a letter, as in `FR20`, are no number, but an amount behind the sign of a currency is one. */
const isPartOfCode = ({ isMoney, line, from }: PrintedNumber): boolean =>
  !isMoney && /\p{L}$/u.test(line.text.slice(0, from));

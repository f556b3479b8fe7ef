import { fraction, type LabeledFigure } from '@assay/media';
import { expect, test } from 'vitest';
import { labeledValues } from '../labeled-values/labeled-values.js';
import { pageMark } from '../labeled-values/page-marks.js';
import type { ReadPage } from '../labeled-values/read-pages.js';
import { lineOf } from '../printed-text/text-lines.js';
import { foreignPages } from './foreign-pages.js';

/** A page that prints these lines, word after word. */
function page(number: number, ...texts: readonly string[]): ReadPage {
  const lines = texts.map((text, row) => {
    let x = 0.1;
    const words = text.split(' ').map((word) => {
      const x1 = x;
      x += (word.length + 1) * 0.01;
      return { text: word, box: { x1, y1: row * 0.02, x2: x - 0.01, y2: row * 0.02 + 0.012 } };
    });
    return lineOf(words, number, 0.75);
  });
  return { page: number, lines, values: labeledValues(lines), mark: pageMark(lines), issued: null };
}

const amount = (units: number): LabeledFigure => ({
  label: '',
  figure: {
    raw: '',
    page: 1,
    box: { x1: 0, y1: 0, x2: 0.1, y2: 0.1 },
    reading: fraction(1),
    units,
    decimals: 2,
  },
});

/** An account whose summary says 100.00 + 50.00 - 20.00 = 130.00. */
const account = (lastBalance: number) => ({
  transactions: [
    {
      page: 1,
      date: undefined,
      description: '',
      amount: undefined,
      changeMinorUnits: 0,
      balance: amount(lastBalance).figure,
      adjoins: true,
      passedOver: false,
    },
  ],
  printedOrder: 'oldest-first' as const,
  opening: [amount(10_000)],
  closing: [amount(13_000)],
  deposits: [amount(5_000)],
  withdrawals: [amount(2_000)],
});

const FIRST = page(1, 'Account number: 6708887690', 'Page 1 of 2');
const FOREIGN = page(2, 'Account number: 305816173');

const told = (pages: readonly ReadPage[], lastBalance = 12_345) =>
  foreignPages(pages, [account(lastBalance)]).map(
    ({ evidence }) => `${evidence.code}|${evidence.page}|${evidence.before}|${evidence.after}`,
  );

test('tells a page of another account in the place of one of its own', () => {
  expect(told([FIRST, FOREIGN])).toEqual(['PAGE_OF_ANOTHER_ACCOUNT|2|6708887690|305816173']);
});

test.each([
  ['a statement whose rows reach its closing balance: another was put behind it', [FIRST, FOREIGN], 13_000],
  [
    'pages that count themselves: a statement of two accounts',
    [FIRST, page(2, 'Account number: 305816173', 'Page 2 of 2')],
    12_345,
  ],
  ['the same account', [FIRST, page(2, 'Account number: 6708887690')], 12_345],
  ['the same account without its branch', [FIRST, page(2, 'Account number: 8887690')], 12_345],
  ['a page that names none', [FIRST, page(2, 'Thank you')], 12_345],
  ['a file with more pages than the statement counts', [FIRST, FOREIGN, page(3, 'Thank you')], 12_345],
])('says nothing of %s', (_, pages, lastBalance) => {
  expect(told(pages, lastBalance)).toEqual([]);
});

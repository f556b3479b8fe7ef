import { describe, expect, test } from 'vitest';
import { printedText } from '../testing/printed-text.js';
import { findEntries } from './find-entries.js';

const entriesOf = (...lines: string[]) => findEntries(printedText(lines.map((line) => [[line, 0]])));

describe('a line with a date and an amount is an entry', () => {
  test.each([
    ['03/14 Card purchase HEARTH BAKERY 12.50 1,240.00', 'cardpurchasehearthbakery'],
    ['Card purchase HEARTH BAKERY 03-14-2025 (12.50)', 'cardpurchasehearthbakery'],
    ['Mar 14 Card purchase HEARTH BAKERY -$12.50', 'cardpurchasehearthbakery'],
    ['14/ENE/2025 DEPÓSITO de nómina $ 4,200.00', 'depositodenomina'],
    ['14 de março PIX enviado padaria R$ 12,50 D', 'pixenviadopadaria'],
    ['06 05 2025 SPEI ENVIADO ZAPATERIA 63.59', 'speienviadozapateria'],
    ['06052025 SPEI ENVIADO ZAPATERIA 63.59', 'speienviadozapateria'],
    ['09AG024 COMPRA TPV GAS 407.52- 5,723.21', 'compratpvgas'],
    ['2025-03-14 支付 面包店 上海分店 12.50', '支付面包店上海分店'],
  ])('%s', (line, entry) => expect(entriesOf(line)).toEqual([entry]));
});

test.each([
  ['a total without a date', 'Total deposits 5,167.28'],
  ['a period', 'Statement period 08-04-2023 to 08-31-2023'],
  ['a date and an amount without words', '08/05 10,869.63'],
  ['a word that only begins like a month', '12 market street 44.10'],
])('%s is none', (_, line) => expect(entriesOf(line)).toEqual([]));

test('numbers of cards and references do not count, letters read as digits do', () => {
  expect(entriesOf('03/14 CARD 4471 C0FFEE R0ASTERS #204 PPD2210 12.50')).toEqual(['cardcoffeeroasters']);
});

test('the names given are left out', () => {
  const text = printedText([[['03/14 Transfer from MARISOL QUINTERO to savings 12.50', 0]]]);
  expect(findEntries(text, new Set(['marisol', 'quintero']))).toEqual(['transferfromtosavings']);
});

test('days over their entries date them', () => {
  const days = ['Apr 7, 2025', 'Apr 9, 2025', 'Apr 12, 2025', 'Sat, Apr 14, 2025', 'Apr 20, 2025'];
  const lines = days.flatMap((day, index) => [day, `Card shop number ${'abcde'[index]} -$12.50`]);
  expect(entriesOf('Opening balance $900.00', ...lines)).toEqual(
    ['a', 'b', 'c', 'd', 'e'].map((letter) => `cardshopnumber${letter}`),
  );
});

test('totals below dated rows are none', () => {
  const rows = Array.from({ length: 6 }, (_, index) => `03/1${index} Card purchase ${'abcdef'[index]} 12.50`);
  expect(entriesOf(...rows, 'Total withdrawals 75.00', 'Ending balance 1,240.00')).toHaveLength(6);
});

test('days under a heading that names the month date their rows', () => {
  expect(entriesOf('1 Regular pay 80.00', 'March 2025', '14 Card purchase bakery 12.50')).toEqual([
    'cardpurchasebakery',
  ]);
});

test('a row that a tilted photo tore in two is one', () => {
  const { pages, pagesUnread } = printedText([[['12.50', 0.8]], [['03/14 Card purchase bakery', 0.1]]]);
  const lift = 0.013; // less than the line's pitch, more than a quarter of its height remains
  const [amount, words] = pages[0]!.lines;
  const lower = (box: { x1: number; y1: number; x2: number; y2: number }) => ({
    ...box,
    y1: box.y1 - lift,
    y2: box.y2 - lift,
  });
  const lines = [
    amount!,
    {
      ...words!,
      box: lower(words!.box),
      words: words!.words.map((word) => ({ ...word, box: lower(word.box) })),
    },
  ];
  expect(findEntries({ pages: [{ ...pages[0]!, lines }], pagesUnread })).toEqual(['cardpurchasebakery']);
});

import { expect, test } from 'vitest';
import { KINDS } from '../../kinds.js';
import type { Fingerprint } from '../../types.js';
import { type PrintedLine, printedText } from '../testing/printed-text.js';
import { layout } from './layout.js';
import { likenessOfLayouts } from './likeness-of-layouts.js';

const amount = (rest: string, right: number): readonly [string, number] => [
  rest,
  right - rest.length * 0.009,
];

/**
 * A bank's statement: its name, the holder at the left, the period at the right, a table of three columns.
 */
const statement = (holder: string, rows: readonly string[]): PrintedLine[] => [
  [['Summit Bank', 0.1]],
  [
    [holder, 0.1],
    ['Account number', 0.6],
  ],
  [
    ['7719 Wisteria Drive', 0.1],
    ['3077785259', 0.6],
  ],
  [
    ['Boise', 0.1],
    ['Period', 0.6],
  ],
  [['Opening balance', 0.1], amount('1,240.00', 0.5), ['Closing balance', 0.6], amount('399.32', 0.9)],
  [['Date', 0.1], ['Description', 0.2], amount('Amount', 0.75), amount('Balance', 0.9)],
  ...rows.map(
    (row, index): PrintedLine => [
      [`03/${10 + index}`, 0.1],
      [row, 0.2],
      amount(`${index}2.50`, 0.75),
      amount('1,240.00', 0.9),
    ],
  ),
];

/** Another's: everything centered or in one column, amounts first. */
const otherBank = (rows: readonly string[]): PrintedLine[] => [
  [['Meadow Credit Union', 0.4]],
  [['Statement', 0.45]],
  [
    ['Member', 0.3],
    ['Marcus Okafor', 0.5],
  ],
  [
    ['Share', 0.3],
    ['55102', 0.5],
  ],
  [
    ['From', 0.3],
    ['04/01/2025', 0.5],
  ],
  [
    ['Value', 0.05],
    ['Paid', 0.25],
    ['Text', 0.45],
    ['Day', 0.85],
  ],
  ...rows.map(
    (row, index): PrintedLine => [
      amount(`${index}7.25`, 0.15),
      amount('88.00', 0.35),
      [row, 0.45],
      [`04/${10 + index}`, 0.85],
    ],
  ),
];

const SHOPPING = [
  'Hearth Bakery',
  'Shoreline Fuel',
  'Papertrail Books',
  'City Transit Pass',
  'Juniper Foods',
];

const fingerprintOf = async (lines: readonly PrintedLine[], options = {}): Promise<Fingerprint> =>
  (await layout.take({ text: printedText(lines, options) }))[0]!;

test('another holder and other rows, more of them, share the layout', async () => {
  const one = await fingerprintOf(statement('Marisol Quintero', SHOPPING));
  const other = await fingerprintOf(
    statement('Hugo Duarte de Oliveira', [...SHOPPING, ...SHOPPING].reverse()),
  );
  expect(one).toMatchObject({ kind: 'layout', part: 'page', page: 1, value: { minima: { length: 48 } } });
  expect(likenessOfLayouts(one, other)).toMatchObject({ shared: true });
});

test('a scan with other margins and another size shares it', async () => {
  const printed = await fingerprintOf(statement('Marisol Quintero', SHOPPING));
  const scanned = await fingerprintOf(statement('Marisol Quintero', SHOPPING), {
    left: 0.04,
    top: 0.11,
    scale: 0.93,
  });
  expect(likenessOfLayouts(printed, scanned).shared).toBe(true);
});

test('another bank, the same customer and the same rows do not', async () => {
  const likeness = likenessOfLayouts(
    await fingerprintOf(statement('Marcus Okafor', SHOPPING)),
    await fingerprintOf(otherBank(SHOPPING)),
  );
  expect(likeness.shared).toBe(false);
  expect(likeness.similarity).toBeLessThan(0.25);
});

test.each([
  ['an empty page', []],
  [
    'a letter',
    Array.from({ length: 12 }, (): PrintedLine => [['Dear Sir, your request has been received.', 0.1]]),
  ],
  ['lines without width', [[['', 0.5]]] as PrintedLine[]],
])('%s has no fingerprint', async (_, lines) =>
  expect(await layout.take({ text: printedText(lines) })).toEqual([]),
);

test('all minima are probed', () => {
  const { probing } = KINDS.layout;
  expect(probing.form === 'minhash' && probing.bands * probing.rowsPerBand).toBe(48);
});

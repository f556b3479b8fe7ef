import type { DocumentText } from '@assay/media';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { printed } from '../../testing/printed.js';
import { type DocumentStructure, readStructure } from './read-structure.js';

const structureOf = (text: string): DocumentStructure => {
  const read: DocumentText = {
    pages: [{ page: 1, source: 'ocr', lines: printed(text), aspect: 0.77, upright: undefined }],
    pagesUnread: 0,
  };
  return readStructure(read);
};
const money = (minorUnits: number): string =>
  `${minorUnits < 0 ? '-' : ''}${Math.floor(Math.abs(minorUnits) / 100)}.${String(Math.abs(minorUnits) % 100).padStart(2, '0')}`;

/** Of different amounts whose cents are neither 00 nor 50, so that each link proves something. */
const changes = fc.uniqueArray(
  fc.integer({ min: 101, max: 90_000 }).filter((units) => units % 50 !== 0),
  { minLength: 4, maxLength: 20 },
);

describe('running balances', () => {
  test.each(['oldest first', 'newest first'])('every balance that follows is a link, %s', (order) => {
    fc.assert(
      fc.property(changes, (amounts) => {
        let balance = 1_000_017;
        const rows = amounts.map((amount) => {
          balance += amount;
          return `Item ${money(amount).padStart(30)}${money(balance).padStart(20)}`;
        });
        const text = (order === 'oldest first' ? rows : [...rows].reverse()).join('\n');
        expect(structureOf(text).balanceLinks).toBe(amounts.length - 1);
      }),
      { numRuns: 20 },
    );
  });
  test('a table of multiples has none', () => {
    const rows = [1, 2, 3, 4, 5, 6, 7].map(
      (row) =>
        `${money(row * 500).padStart(12)}${money(row * 1000).padStart(20)}${money(row * 1500).padStart(20)}`,
    );
    expect(structureOf(rows.join('\n')).balanceLinks).toBe(0);
  });
});

describe('summaries', () => {
  test('roll forward in a row, in a column, and in a sentence', () => {
    expect(structureOf('1,000.11   250.22   100.30   1,150.03').rollsForward).toBe(true);
    expect(structureOf('a   1,000.11\nb     250.22\nc    -100.30\nd   1,150.03').rollsForward).toBe(true);
    expect(structureOf('From $1,000.11, with $250.22 in and $100.30 out; now $1,150.03.').rollsForward).toBe(
      true,
    );
  });
  test('not where a figure is off by a cent, nor where two figures repeat', () => {
    expect(structureOf('1,000.11   250.22   100.30   1,150.04').rollsForward).toBe(false);
    expect(structureOf('118.42   118.42   99.93   99.93').rollsForward).toBe(false);
  });
});

describe('dated amounts', () => {
  test('the date before, behind, above or below', () => {
    expect(structureOf('03/04/2025  Rent   655.20').datedAmounts.count).toBe(1);
    expect(structureOf('Rent   655.20   4 Mar 2025').datedAmounts.count).toBe(1);
    expect(structureOf('Rent   655.20\n4 Mar 2025').datedAmounts.count).toBe(1);
    expect(structureOf('March 2025\n4   Rent   655.20').datedAmounts.count).toBe(1);
  });
  test('calls are none', () => {
    expect(structureOf('01 Mar 2025   10:42   212-555-0134   03:12    0.41').datedAmounts.count).toBe(0);
  });
});

test('a sum taken off another, and lists that two columns add up: what was withheld and what is left make a third', () => {
  const found = structureOf(`
a    700.11    1,400.22
b    200.20      400.40
     900.31    1,800.62
c    100.07      200.14
d     50.02      100.04
     150.09      300.18
     750.22    1,500.44`);
  expect(found).toMatchObject({ takenOff: 2, parallelSums: 3 });
});

test('a subtotal, its tax and the total, not a subtotal and a larger figure', () => {
  expect(structureOf('a   20.11\nb   30.22\n    50.33\nx    4.15\n    54.48').taxedTotal).toBe(true);
  expect(structureOf('a   20.11\nb   30.22\n    50.33\nx   40.15\n    90.48').taxedTotal).toBe(false);
});

test('lines that multiply, and lines that add up', () => {
  expect(structureOf('Work   4.50   85.00   382.50').multipliedLines).toBe(1);
  expect(structureOf('Adams   1,811.30   192.14   61.77   1,557.39').addingLines).toBe(1);
});

test('any text is read without fail', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 60 }), { maxLength: 30 }), (lines) => {
      expect(structureOf(lines.join('\n')).balanceLinks).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 50 },
  );
});

test('figures flush right are added up though a wide one elsewhere joins their column to the next', () => {
  const row = (label: string, earned: string, taken: string, left = ''): string =>
    `${label.padEnd(10)}${earned.padStart(16)}${taken.padStart(19)}${left.padStart(9)}`;
  const text = [
    `${' '.repeat(41)}$12,979.74`,
    row('Normal', '12,370.00', ''),
    row('Extra', '1,111.00', ''),
    row('Tax', '', '114.87'),
    row('Union', '', '219.30'),
    row('Loan', '', '66.14', '1,827.00'),
    row('Savings', '', '100.95', '2,740.50'),
    row('Sums', '13,481.00', '501.26'),
  ];
  expect(structureOf(text.join('\n')).takenOff).toBe(1);
});

import { type Figure, fraction } from '@assay/media';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseTotals } from './choose-totals.js';

const figureOf = (units: number): Figure => ({
  raw: String(units),
  page: 1,
  box: { x1: 0, y1: 0, x2: 0.1, y2: 0.1 },
  reading: fraction(1),
  units,
  decimals: 2,
});

/** The figures that are chosen of some that no label names, in hundredths. */
const chosen = (units: readonly number[], deposits = 0, withdrawals = 0) => {
  const [depositCount, withdrawalCount] = deposits + withdrawals > 0 ? [2, 3] : [0, 0];
  const totals = chooseTotals(
    {
      stated: [],
      balances: [],
      figures: units.map(figureOf),
      lastBalance: undefined,
      newestFirst: false,
    },
    { deposits, withdrawals, depositCount, withdrawalCount },
  );
  return [totals.opening, totals.deposits, totals.withdrawals, totals.closing].map(
    (one) => one?.figure.units,
  );
};

test('in any order, the balances are the two that the transactions lead from one to the other', () => {
  const money = fc.integer({ min: 1_000, max: 9_000_000 });
  const orders = fc.constantFrom([0, 1, 2, 3], [3, 0, 2, 1], [1, 2, 0, 3], [2, 3, 1, 0]);
  fc.assert(
    fc.property(money, money, money, orders, (opening, deposits, withdrawals, order) => {
      const values = [opening, deposits, withdrawals, opening + deposits - withdrawals];
      fc.pre(new Set(values.map(Math.abs)).size === 4);
      const printed = order.map((index) => values[index] ?? 0);
      expect(chosen(printed, deposits, withdrawals)).toEqual(values);
    }),
  );
});

test('balances that the transactions do not make up, and two pairs that would do, are left alone', () => {
  expect(chosen([100_00, 55_00, 20_00, 131_00], 60_00, 20_00)).toEqual([
    undefined,
    undefined,
    20_00,
    undefined,
  ]);
  expect(chosen([100_00, 130_00, 500_00, 530_00, 50_00], 50_00, 20_00)).toEqual([
    undefined,
    50_00,
    undefined,
    undefined,
  ]);
});

test('four figures that fulfill the sum by themselves, in their order', () => {
  expect(chosen([7_00, 100_00, 50_00, 20_00, 130_00])).toEqual([100_00, 50_00, 20_00, 130_00]);
  expect(chosen([100_00, 50_00, 20_00, 131_00])).toEqual([undefined, undefined, undefined, undefined]);
});

import type { Figure } from '@assay/media';
import { fraction } from '@assay/media';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { totalsByLines, totalsByOwnSum } from './totals-by-sums.js';

const figureOf = (units: number): Figure => ({
  raw: String(units),
  page: 1,
  box: { x1: 0, y1: 0, x2: 0.1, y2: 0.1 },
  reading: fraction(1),
  units,
  decimals: 2,
});
const figures = (units: readonly number[]) => units.map((one, row) => ({ figure: figureOf(one), row }));
const unitsOf = (totals: ReturnType<typeof totalsByLines>) =>
  totals &&
  [totals.opening, totals.deposits, totals.withdrawals, totals.closing].map((one) => one?.figure.units);

test('in any order, the balances are the two that the transactions lead from one to the other', () => {
  const money = fc.integer({ min: 1_000, max: 9_000_000 });
  fc.assert(
    fc.property(
      money,
      money,
      money,
      fc.constantFrom([0, 1, 2, 3], [3, 0, 2, 1], [1, 2, 0, 3], [2, 3, 1, 0]),
      (opening, deposits, withdrawals, order) => {
        const values = [opening, deposits, withdrawals, opening + deposits - withdrawals];
        fc.pre(new Set(values.map(Math.abs)).size === 4);
        const printed = order.map((index) => values[index] ?? 0);
        expect(
          unitsOf(
            totalsByLines(figures(printed), {
              deposits,
              withdrawals,
              count: 5,
              depositCount: 2,
              withdrawalCount: 3,
            }),
          ),
        ).toEqual(values);
      },
    ),
  );
});

test('figures that the transactions do not make up are left alone', () => {
  expect(
    totalsByLines(figures([100_00, 50_00, 20_00, 131_00]), {
      deposits: 60_00,
      withdrawals: 20_00,
      count: 5,
      depositCount: 2,
      withdrawalCount: 3,
    }),
  ).toBeUndefined();
});

test('two pairs of balances that would do are left alone', () => {
  expect(
    totalsByLines(figures([100_00, 130_00, 500_00, 530_00, 50_00]), {
      deposits: 50_00,
      withdrawals: 20_00,
      count: 5,
      depositCount: 2,
      withdrawalCount: 3,
    }),
  ).toBeUndefined();
});

test('four figures that fulfil the sum by themselves, in their order', () => {
  expect(unitsOf(totalsByOwnSum(figures([7_00, 100_00, 50_00, 20_00, 130_00])))).toEqual([
    100_00, 50_00, 20_00, 130_00,
  ]);
  expect(totalsByOwnSum(figures([100_00, 50_00, 20_00, 131_00]))).toBeUndefined();
});

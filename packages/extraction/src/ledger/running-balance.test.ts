import fc from 'fast-check';
import { expect, test } from 'vitest';
import { balanceColumns, findRunningBalance, fitsOf } from './running-balance.js';

/** Out, in and the balance of a statement with these changes, in the order of time. */
function ledger(opening: number, changes: readonly number[]): (number | undefined)[][] {
  let balance = opening;
  return changes.map((change) => {
    balance += change;
    return [change < 0 ? -change : undefined, change > 0 ? change : undefined, balance];
  });
}

const find = (rows: readonly (readonly (number | undefined)[])[], columnCount: number) =>
  findRunningBalance(
    rows.map((units) => ({ units })),
    balanceColumns(
      columnCount,
      ['open'],
      [
        ['out', 'in'],
        ['in', 'out'],
      ],
    ),
  );

const changes = fc
  .array(
    fc.integer({ min: 100, max: 400_000 }).chain((size) => fc.constantFrom(size, -size)),
    { minLength: 8, maxLength: 20 },
  )
  .filter((list) => [1, -1].every((sign) => list.slice(1, -1).filter((one) => one * sign > 0).length > 1));

test('two columns and a balance are told apart in any order, oldest or newest first', () => {
  const orders = fc.constantFrom([0, 1, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]);
  fc.assert(
    fc.property(changes, orders, fc.boolean(), (list, order, newestFirst) => {
      const rows = ledger(1_234_567, list).map((row) => order.map((index) => row[index]));
      const read = find(newestFirst ? [...rows].reverse() : rows, 3);
      const signOf = (place: number) => read?.amounts.find(({ column }) => order[column] === place)?.sign;
      expect(read).toMatchObject({
        balance: order.indexOf(2),
        newestFirst,
        fits: list.length - 1,
        misfits: 0,
      });
      expect([signOf(0), signOf(1)]).toEqual(['out', 'in']);
    }),
  );
});

test('one column of amounts without signs changes the balance by each, either way', () => {
  const rows = ledger(10_000, [500, -300, 2_000, -150]).map(([out, into, balance]) => [balance, out ?? into]);
  expect(find(rows, 2)).toMatchObject({ balance: 0, amounts: [{ column: 1, sign: 'open' }], fits: 3 });
});

test('a balance that stays as it is proves nothing, nor does one that no amount leads to', () => {
  const unmoved = { balance: 1, amounts: [{ column: 0, sign: 'in' }] } as const;
  const rows = (units: readonly (readonly number[])[]) => units.map((row) => ({ units: row }));
  expect(
    fitsOf(
      rows([
        [0, 0],
        [0, 0],
        [0, 0],
      ]),
      unmoved,
    ),
  ).toMatchObject({ fits: 0, misfits: 0 });
  expect(
    fitsOf(
      rows([
        [100, 250],
        [700, 310],
        [150, 990],
      ]),
      unmoved,
    ),
  ).toMatchObject({ fits: 0, misfits: 2 });
});

test('totals are left out, and a balance carried over moves nothing', () => {
  const columns = { balance: 1, amounts: [{ column: 0, sign: 'in' }] } as const;
  const carried = [
    { units: [undefined, 1_000], says: 'balance' },
    { units: [200, 1_200] },
    { units: [9_999, 1_200], says: 'total' },
    { units: [undefined, 1_200], says: 'balance' },
    { units: [300, 1_500] },
  ] as const;
  expect(fitsOf(carried, columns)).toMatchObject({ fits: 2, misfits: 0 });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rolesByBalance } from './roles-by-balance.js';

/**
 * Rows of a table in the order of time: what a statement with these changes and this opening balance prints.
 */
function ledger(
  opening: number,
  changes: readonly number[],
): { out: number | undefined; in: number | undefined; balance: number }[] {
  let balance = opening;
  return changes.map((change) => {
    balance += change;
    return { out: change < 0 ? -change : undefined, in: change > 0 ? change : undefined, balance };
  });
}

const changes = fc.array(
  fc.integer({ min: 100, max: 400_000 }).chain((size) => fc.constantFrom(size, -size)),
  { minLength: 8, maxLength: 20 },
);

test('two columns and a balance are told apart in any order, oldest or newest first', () => {
  fc.assert(
    fc.property(
      changes,
      fc.constantFrom([0, 1, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]),
      fc.boolean(),
      (list, order, newestFirst) => {
        fc.pre(
          list.some((one) => one > 0) &&
            list.some((one) => one < 0) &&
            list.slice(1).some((one) => one > 0) &&
            list.slice(1).some((one) => one < 0),
        );
        const rows = ledger(1_234_567, list).map((row) => {
          const cells = [row.out, row.in, row.balance];
          return order.map((index) => cells[index]);
        });
        const roles = order.map((index) => ['withdrawal', 'deposit', 'balance'][index]);
        expect(rolesByBalance(newestFirst ? [...rows].reverse() : rows, 3)?.roles).toEqual(roles);
      },
    ),
  );
});

test('one column of amounts without signs is an amount', () => {
  const rows = ledger(10_000, [500, -300, 2_000, -150]).map((row) => [row.balance, row.out ?? row.in]);
  expect(rolesByBalance(rows, 2)?.roles).toEqual(['balance', 'amount']);
});

test('columns that do not follow from one another say nothing', () => {
  expect(
    rolesByBalance(
      [
        [100, 250],
        [700, 310],
        [150, 990],
        [410, 123],
      ],
      2,
    ),
  ).toBeUndefined();
});

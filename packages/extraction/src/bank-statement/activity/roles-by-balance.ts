import { AMOUNT_ROLES, type ColumnRole } from './column-roles.js';

/** The money of a row by column, in hundredths; sparse. */
export type MoneyRow = readonly (number | undefined)[];

/** What the columns hold, by index, and how many balances follow from the one before. */
export interface BalancedRoles {
  readonly roles: readonly (ColumnRole | undefined)[];
  readonly fits: number;
}

/** Balances that follow from the ones before, at least, and of all that could. */
const MIN_FITS = 2;
const MIN_SHARE = 0.6;
/** Rows looked at: a column means the same throughout. */
const MAX_ROWS = 400;

/**
 * Which column is the running balance and what the others do to it: the reading under which most balances
 * follow from the one before (oldest or newest first).
 * @returns undefined where no reading makes enough of them follow
 */
export function rolesByBalance(rows: readonly MoneyRow[], columnCount: number): BalancedRoles | undefined {
  let best: BalancedRoles | undefined;
  for (const ordered of bothWays(rows)) {
    for (let balance = 0; balance < columnCount; balance++) {
      for (const roles of choices(columnCount, balance)) {
        const { fits, pairs } = follow(ordered, roles, balance);
        if (fits >= MIN_FITS && fits >= pairs * MIN_SHARE && fits > (best?.fits ?? 0)) best = { roles, fits };
      }
    }
  }
  return best;
}

/** How many balances follow from the ones before where the columns hold what their headings say. */
export function fitsOf(rows: readonly MoneyRow[], roles: readonly ColumnRole[]): number {
  const balance = roles.indexOf('balance');
  const moving = roles.map((role) => (AMOUNT_ROLES.has(role) ? role : undefined));
  return Math.max(...bothWays(rows).map((ordered) => follow(ordered, moving, balance).fits));
}

/** Oldest first, as most print them, and newest first. */
const bothWays = (rows: readonly MoneyRow[]): MoneyRow[][] => {
  const read = rows.slice(0, MAX_ROWS);
  return [read, [...read].reverse()];
};

/** One column of amounts with signs, or two that lead apart. */
function choices(columnCount: number, balance: number): (ColumnRole | undefined)[][] {
  const others = Array.from({ length: columnCount }, (_, index) => index).filter(
    (index) => index !== balance,
  );
  const withRoles = (roles: Readonly<Record<number, ColumnRole>>): (ColumnRole | undefined)[] =>
    Array.from({ length: columnCount }, (_, index) => (index === balance ? 'balance' : roles[index]));
  return [
    ...others.map((one) => withRoles({ [one]: 'amount' })),
    ...others.flatMap((one) =>
      others
        .filter((other) => other !== one)
        .map((other) => withRoles({ [one]: 'withdrawal', [other]: 'deposit' })),
    ),
  ];
}

/**
 * @param rows in the order of time: each amount stands beside the balance after it, or before it without one
 */
function follow(rows: readonly MoneyRow[], roles: readonly (ColumnRole | undefined)[], balance: number) {
  let fits = 0;
  let pairs = 0;
  let last: number | undefined;
  let change = 0;
  let single: number | undefined;
  let count = 0;
  for (const row of rows) {
    for (const [index, units] of row.entries()) {
      const role = roles[index];
      if (units === undefined || role === undefined || index === balance) continue;
      change += role === 'amount' ? units : role === 'deposit' ? Math.abs(units) : -Math.abs(units);
      single = role === 'amount' ? Math.abs(units) : undefined;
      if (units !== 0) count += 1;
    }
    const after = row[balance];
    if (after === undefined) continue;
    if (last !== undefined && count > 0) {
      pairs += 1;
      const follows =
        after - last === change || (count === 1 && single !== undefined && Math.abs(after - last) === single);
      // A column that stays as it is, as a guarantee of 0.00, follows from any two that are alike: it is no
      // balance.
      if (follows && after !== last) fits += 1;
    }
    last = after;
    change = 0;
    single = undefined;
    count = 0;
  }
  return { fits, pairs };
}

import { rowsOf } from './align-rows.js';
import type { Values } from './types.js';

/** Half a cent: amounts are sums of binary fractions. */
const TOLERANCE = 0.005;

/**
 * Whether what an account starts with, less and more what is listed, is what it ends with. Checks of a list
 * of their own count as withdrawals, unless the transactions name them.
 * @returns undefined where no account states both balances and a transaction
 */
export function balancesHold(values: Values): boolean | undefined {
  const results: boolean[] = [];
  for (
    let account = 0;
    values.has(`accounts[${account}].beginningBalance`) || values.has(`accounts[${account}].endingBalance`);
    account++
  ) {
    const of = (name: string): number => Number(values.get(`accounts[${account}].${name}`));
    const transactions = rowsOf(values, `accounts[${account}].transactions`);
    const checks = rowsOf(values, `accounts[${account}].checks`);
    if (
      transactions.length === 0 ||
      Number.isNaN(of('beginningBalance')) ||
      Number.isNaN(of('endingBalance'))
    )
      continue;
    const moved = transactions.reduce(
      (sum, row) => sum + Number(row.get('depositAmount') ?? 0) - Number(row.get('withdrawalAmount') ?? 0),
      0,
    );
    const named = new Set(transactions.map((row) => row.get('checkNumber')));
    const cashed = checks
      .filter((row) => !named.has(row.get('number') ?? ''))
      .reduce((sum, row) => sum + Number(row.get('amount') ?? 0), 0);
    results.push(Math.abs(of('beginningBalance') + moved - cashed - of('endingBalance')) < TOLERANCE);
  }
  return results.length === 0 ? undefined : results.every(Boolean);
}

import { table } from '../../printing/markup.js';
import type { Row, Sheet } from '../sheet.js';

/** An amount in the first of two cells when it came in, in the second when it went out; what stands in the other cell. */
export const cameThenWent = ({ movement }: Row, printed: string, empty = ''): [came: string, went: string] =>
  movement.cents > 0 ? [printed, empty] : [empty, printed];

/** How many movements came into the account, and how many went out of it. */
export const countsOf = (
  sheet: Sheet,
  account: number,
): { readonly came: number; readonly went: number } => ({
  came: sheet.rows(account, ['deposit']).length,
  went: sheet.rows(account, ['withdrawal', 'fee', 'check']).length,
});

/** The lowest balance after a movement, and the mean of all of them, in cents. */
export function balancesOf(
  sheet: Sheet,
  account: number,
): { readonly lowest: number; readonly mean: number } {
  const balances = sheet.rows(account).map(({ balanceCents }) => balanceCents);
  return {
    lowest: Math.min(...balances),
    mean: Math.round(balances.reduce((sum, cents) => sum + cents, 0) / balances.length),
  };
}

/** What overdrafts and returned items cost, as American rules have every bank print it: nothing. */
export const overdraftFees = (
  period: string,
  year: string,
  labels: readonly [overdraft: string, returned: string],
): string =>
  table(
    ['', period, year],
    labels.map((label) => [label, '$0.00', '$0.00']),
    [1, 2],
    'rows grid',
  );

import type { AccountActivity, Figure, PrintedFigures } from '@assay/media';
import { accountEquations } from './account-equations.js';
import { type Break, findBreaks, type Solution } from './find-breaks.js';

export interface AccountSolution extends Solution {
  /** The amounts and balances of the account's rows; other figures are the summary's. */
  readonly rowFigures: ReadonlySet<Figure>;
}

/** What adds up and what does not in each account of the document. */
export function solveAccounts({ accounts, amounts }: PrintedFigures): AccountSolution[] {
  const printed = printedAmounts(amounts.map(({ figure }) => figure.units));
  return accounts.map((account) => {
    const rowFigures = rowFiguresOf(account);
    const outside = amounts.flatMap(({ figure }) => (rowFigures.has(figure) ? [] : [figure.units]));
    return { ...findBreaks(accountEquations(account, outside), printed), rowFigures };
  });
}

/**
 * A break is a row's when a row's figure would repair it, or when nothing would and a balance does not
 * follow.
 */
export const isOfRow = ({ repair, equations }: Break, rowFigures: ReadonlySet<Figure>): boolean =>
  repair ? rowFigures.has(repair.figure) : equations.some(({ kind }) => kind === 'balance');

export const printedAmounts = (units: readonly number[]): ReadonlySet<number> => new Set(units.map(Math.abs));

const rowFiguresOf = ({ transactions }: AccountActivity): Set<Figure> =>
  new Set(transactions.flatMap(({ amount, balance }) => [amount, balance].flatMap((figure) => figure ?? [])));

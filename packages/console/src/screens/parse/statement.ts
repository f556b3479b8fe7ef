/** One line of an account, as `parsedData` has it. */
export interface Transaction {
  readonly date?: string;
  readonly description?: string;
  readonly depositAmount?: number;
  readonly withdrawalAmount?: number;
  readonly balance?: number;
}

export interface Account {
  readonly accountNumber?: string;
  readonly beginningBalance?: number;
  readonly endingBalance?: number;
  readonly totalDeposits?: number;
  readonly totalWithdrawals?: number;
  readonly transactions?: readonly Transaction[];
}

const HALF_CENT = 0.005;

/**
 * The balance that each line should have by the one before it, where it has another: by the line's place in the
 * list. Lines without a balance are added up until one has it.
 */
export function balanceBreaks({ beginningBalance, transactions = [] }: Account): ReadonlyMap<number, number> {
  const breaks = new Map<number, number>();
  let running = beginningBalance;
  transactions.forEach(({ depositAmount = 0, withdrawalAmount = 0, balance }, index) => {
    if (running !== undefined) running += depositAmount - withdrawalAmount;
    if (balance === undefined) return;
    if (running !== undefined && Math.abs(running - balance) >= HALF_CENT) breaks.set(index, running);
    running = balance;
  });
  return breaks;
}

/** What the closing balance lacks of opening + in - out; undefined where not all of it was read. */
export function sumsDifference(account: Account): number | undefined {
  const { beginningBalance, endingBalance, totalDeposits, totalWithdrawals } = account;
  if (beginningBalance === undefined || endingBalance === undefined) return undefined;
  if (totalDeposits === undefined || totalWithdrawals === undefined) return undefined;
  const difference = beginningBalance + totalDeposits - totalWithdrawals - endingBalance;
  return Math.abs(difference) < HALF_CENT ? 0 : difference;
}

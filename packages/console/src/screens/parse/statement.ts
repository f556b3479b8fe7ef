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

/** What somebody said of a field: null where the document does not state it. */
interface Said {
  readonly path: string | null;
  readonly is: string | number | null;
}

const AMOUNTS = ['beginningBalance', 'endingBalance', 'totalDeposits', 'totalWithdrawals'] as const;
const CELLS = ['date', 'description', 'depositAmount', 'withdrawalAmount', 'balance'] as const;

/**
 * An account as people say it is: its figures and its lines, those that they added among them.
 * @param path of the account in the record: `accounts[0]`
 * @param length how many lines to show
 */
export function accountAsSaid(
  account: Account,
  path: string,
  said: readonly Said[],
  length = account.transactions?.length ?? 0,
): Account {
  const byPath = new Map(said.map((one) => [one.path, one.is]));
  const at = (place: string, read: unknown): unknown =>
    byPath.has(place) ? (byPath.get(place) ?? undefined) : read;
  const lineAt = (index: number): Transaction => {
    const read = account.transactions?.[index];
    const line = `${path}.transactions[${index}]`;
    return Object.fromEntries(CELLS.map((cell) => [cell, at(`${line}.${cell}`, read?.[cell])]));
  };
  return {
    ...account,
    ...Object.fromEntries(AMOUNTS.map((name) => [name, at(`${path}.${name}`, account[name])])),
    transactions: Array.from({ length }, (_, index) => lineAt(index)),
  };
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

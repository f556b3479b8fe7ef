import type { ActivityLine, BalanceLine } from '../activity/activity-line.js';
import type { StatedAmount } from '../summary/stated-amounts.js';
import type { AccountNumber } from './account-number.js';

/** Where an account is spoken of. */
export interface AccountSpan {
  readonly number: AccountNumber | undefined;
  /** Whether a row of the document belongs to it. */
  readonly owns: (row: number) => boolean;
}

/** What is known of an account while its rows are walked. */
interface Found {
  number: AccountNumber | undefined;
  readonly openings: Set<number>;
  hasActivity: boolean;
  hasClosing: boolean;
  lastBalance: number | undefined;
}

interface Event {
  readonly row: number;
  readonly kind: 'number' | 'opening' | 'closing' | 'total' | 'activity';
  readonly number?: AccountNumber;
  /** Of a balance; of the one behind a transaction, if it is printed. */
  readonly units?: number | undefined;
  readonly isOfTable?: boolean;
}

/** Accounts of one document, at most. */
export const MAX_ACCOUNTS = 50;
const MAX_LOOKAHEAD = 8;
/** The title of an account stands at most so many rows above its number or its opening balance. */
const MAX_TITLE_ROWS = 5;

const newAccount = (number?: AccountNumber): Found => ({
  number,
  openings: new Set(),
  hasActivity: false,
  hasClosing: false,
  lastBalance: undefined,
});

/**
 * Divides a document by its accounts: at another account's number, and at an opening balance after another
 * account's activity.
 */
export function splitAccounts(
  rowCount: number,
  numbers: readonly AccountNumber[],
  stated: readonly StatedAmount[],
  lines: readonly ActivityLine[],
  balances: readonly BalanceLine[],
): AccountSpan[] {
  const events = eventsOf(numbers, stated, lines, balances);
  const accounts: Found[] = [newAccount()];
  const owner = new Int32Array(rowCount);
  let current = 0;
  let lastUsedRow = -1;
  let filled = 0;
  const moveTo = (account: number, row: number) => {
    const from = Math.max(filled, lastUsedRow + 1, row - MAX_TITLE_ROWS);
    owner.fill(current, filled, from);
    filled = from;
    current = account;
  };
  const begin = (row: number, number?: AccountNumber) => {
    if (accounts.length >= MAX_ACCOUNTS) return;
    moveTo(accounts.length, row);
    accounts.push(newAccount(number));
  };
  for (const [place, { kind, row, number, units, isOfTable }] of events.entries()) {
    const account = accounts[current] as Found;
    const next = events.slice(place + 1, place + MAX_LOOKAHEAD);
    if (number) {
      const known = accounts.findIndex((one) => one.number && isSameAccount(one.number, number));
      const same = accounts[known];
      if (same?.number && isMasked(same.number) && !isMasked(number)) same.number = number;
      if (known >= 0 && known !== current) moveTo(known, row);
      else if (known < 0 && account.number && !isOnlyMentioned(account, next)) begin(row, number);
      else if (known < 0) account.number ??= number;
    } else if (kind === 'activity') {
      account.hasActivity = true;
      account.lastBalance = units ?? account.lastBalance;
    } else if (kind === 'total') {
      // Sums below a list that is closed are of its account; elsewhere the next one's title may stand above
      // them.
      if (!account.hasClosing || !account.hasActivity) continue;
    } else if (kind === 'closing') account.hasClosing = true;
    else if (units !== undefined) {
      if (opensAnother(account, units, isOfTable)) begin(row);
      accounts[current]?.openings.add(units);
    }
    lastUsedRow = row;
  }
  owner.fill(current, filled);
  return accounts.map(({ number }, index) => ({ number, owns: (row) => owner[row] === index }));
}

/**
 * Between an account's summary and its transactions the number of another is only mentioned, as for
 * overdrafts.
 */
const isOnlyMentioned = ({ hasActivity, openings }: Found, next: readonly Event[]): boolean =>
  !hasActivity &&
  openings.size > 0 &&
  next.find(({ kind }) => kind !== 'number' && kind !== 'total')?.kind === 'activity';

function opensAnother(account: Found, units: number, isOfTable: boolean | undefined): boolean {
  if (account.openings.size === 0 || account.openings.has(units) || units === account.lastBalance)
    return false;
  const { hasActivity, hasClosing } = account;
  return isOfTable ? hasActivity && hasClosing : hasActivity || hasClosing;
}

/** `••8003`: a statement that heads its pages so may print the whole number elsewhere. */
const isMasked = ({ key }: Pick<AccountNumber, 'key'>): boolean => /[x*•]/u.test(key);

/** The same digits, or the same last ones where one of the two is masked. */
export function isSameAccount(one: Pick<AccountNumber, 'key'>, other: Pick<AccountNumber, 'key'>): boolean {
  if (one.key === other.key) return true;
  const [a = '', b = ''] = [one.key, other.key].map((key) => key.replace(/^.*[x*•]/u, ''));
  const shorter = Math.min(a.length, b.length);
  return (isMasked(one) || isMasked(other)) && shorter >= 3 && a.slice(-shorter) === b.slice(-shorter);
}

function eventsOf(
  numbers: readonly AccountNumber[],
  stated: readonly StatedAmount[],
  lines: readonly ActivityLine[],
  balances: readonly BalanceLine[],
): Event[] {
  const kindOf = (role: StatedAmount['role']): Event['kind'] =>
    role === 'opening' || role === 'closing' ? role : 'total';
  const events: Event[] = [
    ...numbers.map((number) => ({ row: number.row, kind: 'number' as const, number })),
    ...stated
      .filter(({ role }) => role !== 'atDate')
      .map(({ role, row, figure }) => ({ row, kind: kindOf(role), units: figure.units })),
    ...lines.map(({ row, balance }) => ({ row, kind: 'activity' as const, units: balance?.units })),
    ...balances.flatMap(({ kind, row, balance }) =>
      kind === 'other' ? [] : [{ row, kind, units: balance.units, isOfTable: true }],
    ),
  ];
  return events.sort((a, b) => a.row - b.row);
}

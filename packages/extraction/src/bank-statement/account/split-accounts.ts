import type { ActivityLine, BalanceLine } from '../activity/activity-line.js';
import type { StatedAmount } from '../summary/stated-amounts.js';
import type { AccountNumber } from './account-number.js';

/** Where an account is spoken of. */
export interface AccountSpan {
  number: AccountNumber | undefined;
  /** Whether a row of the document belongs to it. */
  readonly owns: (row: number) => boolean;
  /** Index of its first row. */
  readonly from: number;
}

interface Found {
  number: AccountNumber | undefined;
  readonly openings: Set<number>;
  hasActivity: boolean;
  hasClosing: boolean;
  lastBalance: number | undefined;
  readonly from: number;
}

type Event =
  | { readonly row: number; readonly kind: 'number'; readonly number: AccountNumber }
  | { readonly row: number; readonly kind: 'opening' | 'tableOpening'; readonly units: number }
  | { readonly row: number; readonly kind: 'closing'; readonly units: number }
  | { readonly row: number; readonly kind: 'total' }
  | { readonly row: number; readonly kind: 'activity'; readonly balance: number | undefined };

/** Accounts of one document, at most. */
const MAX_ACCOUNTS = 50;
const MAX_LOOKAHEAD = 8;
/** The title of an account stands at most so many rows above its number or its opening balance. */
const MAX_TITLE_ROWS = 5;

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
  const accounts: Found[] = [
    {
      number: undefined,
      openings: new Set(),
      hasActivity: false,
      hasClosing: false,
      lastBalance: undefined,
      from: 0,
    },
  ];
  const owner = new Int32Array(rowCount);
  let current = 0;
  let lastUsedRow = -1;
  let filled = 0;
  const moveTo = (account: number, row: number) => {
    const from = Math.max(filled, lastUsedRow + 1, row - MAX_TITLE_ROWS);
    owner.fill(current, filled, from);
    filled = from;
    current = account;
    return from;
  };
  const begin = (row: number, number: AccountNumber | undefined) => {
    if (accounts.length >= MAX_ACCOUNTS) return;
    const from = moveTo(accounts.length, row);
    accounts.push({
      number,
      openings: new Set(),
      hasActivity: false,
      hasClosing: false,
      lastBalance: undefined,
      from,
    });
  };
  for (const [place, event] of events.entries()) {
    const account = accounts[current];
    if (!account) break;
    if (event.kind === 'number') {
      const known = accounts.findIndex(({ number }) => number && isSameAccount(number, event.number));
      const same = accounts[known];
      if (same?.number && isMasked(same.number) && !isMasked(event.number)) same.number = event.number;
      if (known >= 0 && known !== current) moveTo(known, event.row);
      else if (known < 0 && account.number && !isLinked(account, events, place))
        begin(event.row, event.number);
      else if (known < 0) account.number ??= event.number;
    } else if (event.kind === 'activity') {
      account.hasActivity = true;
      account.lastBalance = event.balance ?? account.lastBalance;
    } else if (event.kind === 'total') {
      // Sums below a list that is closed are of its account; elsewhere the next one's title may stand above
      // them.
      if (!account.hasClosing || !account.hasActivity) continue;
    } else if (event.kind === 'closing') account.hasClosing = true;
    else if (opensAnother(account, event) && !isClosedBelow(account, events, place)) {
      begin(event.row, undefined);
      accounts[current]?.openings.add(event.units);
    } else account.openings.add(event.units);
    lastUsedRow = event.row;
  }
  owner.fill(current, filled);
  return accounts.map(({ number, from }, index) => ({ number, from, owns: (row) => owner[row] === index }));
}

/**
 * Between an account's summary and its transactions the number of another account is only mentioned, as for
 * overdrafts.
 */
function isLinked({ hasActivity, openings }: Found, events: readonly Event[], place: number): boolean {
  if (hasActivity || openings.size === 0) return false;
  return (
    events.slice(place + 1, place + MAX_LOOKAHEAD).find(({ kind }) => kind !== 'number' && kind !== 'total')
      ?.kind === 'activity'
  );
}

/**
 * The next sum to close an account closes this one: its box of sums stands below the list, beside what else
 * has a balance before.
 */
function isClosedBelow({ lastBalance }: Found, events: readonly Event[], place: number): boolean {
  const next = events
    .slice(place + 1, place + MAX_LOOKAHEAD)
    .find(({ kind }) => kind !== 'opening' && kind !== 'total');
  return lastBalance !== undefined && next?.kind === 'closing' && next.units === lastBalance;
}

function opensAnother(account: Found, event: Event & { readonly units: number }): boolean {
  if (account.openings.size === 0 || account.openings.has(event.units) || event.units === account.lastBalance)
    return false;
  if (event.kind === 'tableOpening') return account.hasActivity && account.hasClosing;
  return account.hasActivity || account.hasClosing;
}

/** `••8003`: a statement that heads its pages so may print the whole number elsewhere. */
const isMasked = ({ key }: Pick<AccountNumber, 'key'>): boolean => /[x*•]/u.test(key);

/** The same digits, or the same last ones where one of the two is masked. */
export function isSameAccount(one: Pick<AccountNumber, 'key'>, other: Pick<AccountNumber, 'key'>): boolean {
  if (one.key === other.key) return true;
  const [a, b] = [one.key, other.key].map((key) => key.replace(/^.*[x*•]/u, ''));
  const masked = a !== one.key || b !== other.key;
  const shorter = Math.min(a?.length ?? 0, b?.length ?? 0);
  return masked && shorter >= 3 && a?.slice(-shorter) === b?.slice(-shorter);
}

function eventsOf(
  numbers: readonly AccountNumber[],
  stated: readonly StatedAmount[],
  lines: readonly ActivityLine[],
  balances: readonly BalanceLine[],
): Event[] {
  const events: Event[] = [];
  for (const number of numbers) events.push({ row: number.row, kind: 'number', number });
  for (const { role, row, figure } of stated) {
    if (role === 'opening') events.push({ row, kind: 'opening', units: figure.units });
    else if (role === 'closing') events.push({ row, kind: 'closing', units: figure.units });
    else if (role !== 'atDate') events.push({ row, kind: 'total' });
  }
  for (const { row, balance } of lines) events.push({ row, kind: 'activity', balance: balance?.units });
  for (const { kind, row, balance } of balances) {
    if (kind === 'opening') events.push({ row, kind: 'tableOpening', units: balance.units });
    else if (kind === 'closing') events.push({ row, kind: 'closing', units: balance.units });
  }
  return events.sort((a, b) => a.row - b.row);
}

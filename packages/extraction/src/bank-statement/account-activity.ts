import {
  type AccountActivity,
  type Figure,
  type LabeledFigure,
  MIN_FITTING_BALANCES,
  median,
  type Transaction,
} from '@assay/media';
import { hasDigit, textOf } from '../layout/characters.js';
import { type Column, columnOf, findColumns, MAX_MONEY_COLUMNS } from '../layout/columns.js';
import type { Row } from '../layout/rows.js';
import { countFits } from '../ledger/running-balance.js';
import { MAX_ACCOUNTS } from './account/split-accounts.js';
import type { ActivityLine } from './activity/activity-line.js';
import { balanceKind } from './activity/balance-labels.js';
import { type Activity, readActivity } from './activity/read-activity.js';
import { settleSigns } from './activity/settle-signs.js';
import { statedAmounts } from './summary/stated-amounts.js';

/**
 * Of all balances, so many at least must follow from the ones before: one wrong balance breaks two of the six
 * of a short table.
 */
const MIN_FITTING_SHARE = 2 / 3;
/** Rows this many times further apart than most may have something unread between them. */
const WIDE_PITCH = 2.2;
/** A role is printed once or twice; more are another table's. */
const MAX_PER_ROLE = 8;

/** A row of a table: a transaction, or a balance between two. */
interface Entered {
  readonly row: Row;
  readonly line: ActivityLine | undefined;
  readonly balance: Figure | undefined;
}

/** An amount that a label outside the transactions names. */
interface Stated extends LabeledFigure {
  readonly role: string;
  readonly row: number;
}

/**
 * The accounts whose transactions the document lists with running balances, for whoever holds their sums
 * against each other; empty when it has no such table.
 */
export function accountActivity(rows: readonly Row[]): AccountActivity[] {
  if (rows.filter(mayBeLine).length < MIN_FITTING_BALANCES) return [];
  const activity = readActivity(rows);
  if (activity.lines.length < MIN_FITTING_BALANCES) return [];
  const { lines, newestFirst } = settleSigns(activity.lines, activity.balances, undefined);
  const stated = statedIn(activity, rows);
  const entered = enteredRows(lines, activity, rows, stated);
  const table = tableOf(entered, rows);
  const runs = accountsOf(newestFirst ? [...entered].reverse() : entered, boundsOf(activity, stated))
    .map((run) => ({
      ends: [run[0], run.at(-1)].flatMap((one) => one?.row.index ?? []),
      transactions: run.map((one, index) => transactionOf(one, run[index - 1], table)),
    }))
    .filter(({ transactions }) => isUnderstood(transactions))
    .slice(0, MAX_ACCOUNTS);
  return runs.map(({ transactions, ends }, index) => ({
    transactions,
    printedOrder: newestFirst ? 'newest-first' : 'oldest-first',
    ...summaryOf(ends, [...(runs[index - 1]?.ends ?? []), ...(runs[index + 1]?.ends ?? [])], stated),
  }));
}

/** An amount and the balance after it. */
const mayBeLine = ({ figures }: Row): boolean => figures.filter(({ isMoney }) => isMoney).length > 1;

/**
 * Top to bottom: transactions, the balances between them, and dated rows with a balance alone. What is stated
 * above or below all of them, or beside another, is a summary's, though it may stand in the table's columns.
 */
function enteredRows(
  lines: readonly ActivityLine[],
  { balances }: Activity,
  rows: readonly Row[],
  stated: readonly Stated[],
): Entered[] {
  const ofLines = new Map(lines.map((line) => [line.row, line]));
  const ofBalances = new Map(balances.map(({ row, balance }) => [row, balance]));
  const ofSummary = new Set(stated.map(({ row }) => row));
  const columns = findColumns(
    lines.flatMap(({ balance }) => balance?.box ?? []),
    MAX_MONEY_COLUMNS,
  );
  const [first, last] = [lines[0]?.row ?? 0, lines.at(-1)?.row ?? 0];
  return rows.flatMap((row): Entered[] => {
    const line = ofLines.get(row.index);
    if (line) return [{ row, line, balance: line.balance }];
    const isApart = row.index < first - 1 || row.index > last + 1;
    const isOfSummary = ofSummary.has(row.index - 1) || ofSummary.has(row.index + 1);
    const ofTable = ofBalances.get(row.index);
    if (ofTable) return row.date || !(isApart || isOfSummary) ? [{ row, line, balance: ofTable }] : [];
    if (!row.date || isApart) return [];
    const [alone, ...others] = row.figures.filter(({ isMoney }) => isMoney);
    const isBalance = alone && others.length === 0 && columnOf(columns, alone.figure.box) >= 0;
    return isBalance ? [{ row, line, balance: alone.figure }] : [];
  });
}

/** `Saldo anterior  500.00` within a table states what a summary does, unless it is of a day. */
const statedIn = ({ balances, inTables }: Activity, rows: readonly Row[]): Stated[] => [
  ...statedAmounts(rows, inTables),
  ...balances.flatMap(({ kind: role, row: index, balance: figure }) => {
    const row = rows[index];
    return row && !row.date ? [{ role, row: index, label: descriptionOf(row), figure }] : [];
  }),
];

/** Rows that state an opening balance, and those that state an opening or a closing one. */
function boundsOf({ balances }: Activity, stated: readonly Stated[]): Bounds {
  const all = [...stated, ...balances.map(({ row, kind: role }) => ({ row, role }))];
  const of = (role: string) => new Set(all.flatMap((one) => (one.role === role ? [one.row] : [])));
  const openings = of('opening');
  return { openings, all: new Set([...openings, ...of('closing')]) };
}

interface Bounds {
  readonly openings: ReadonlySet<number>;
  readonly all: ReadonlySet<number>;
}

/**
 * A new account begins where a balance is stated between two rows, and at an opening balance. @param ordered
 * in time
 */
function accountsOf(ordered: readonly Entered[], { openings, all }: Bounds): Entered[][] {
  const runs: Entered[][] = [];
  let last: number | undefined;
  for (const one of ordered) {
    const at = one.row.index;
    const step = last === undefined ? 0 : Math.sign(at - last);
    let isOther = !one.line && openings.has(at);
    for (let row = (last ?? at) + step; step !== 0 && row !== at; row += step) isOther ||= all.has(row);
    if (isOther || last === undefined) runs.push([]);
    runs.at(-1)?.push(one);
    last = at;
  }
  return runs;
}

const COLUMNS = { balance: 1, amounts: [{ column: 0, sign: 'printed' }] } as const;

/** Most balances follow from the ones before. */
function isUnderstood(transactions: readonly Transaction[]): boolean {
  const rows = transactions.map(({ changeMinorUnits, balance }) => ({
    units: [changeMinorUnits, balance?.units],
  }));
  const { fits, misfits } = countFits(rows, COLUMNS);
  return fits >= MIN_FITTING_BALANCES && fits >= MIN_FITTING_SHARE * (fits + misfits);
}

function transactionOf(
  { row, line, balance }: Entered,
  before: Entered | undefined,
  table: Table,
): Transaction {
  const gap = before && gapBetween(before.row, row, table);
  return {
    page: row.line.page,
    date: row.date,
    description: descriptionOf(row),
    amount: line?.amount,
    changeMinorUnits: line ? line.sign * Math.abs(line.amount.units) : 0,
    balance,
    adjoins: gap !== undefined && !gap.isUnread && !line?.isCrowded,
    passedOver: gap?.isPassedOver ?? false,
  };
}

/** What a row says between its date and its figures. */
const descriptionOf = ({ line, date, figures }: Row): string =>
  textOf(line.words.slice(date?.text.split(' ').length ?? 0, figures[0]?.from));

/** The rows of a document, and how those of its table stand. */
interface Table {
  readonly rows: readonly Row[];
  /** Of amounts and balances. */
  readonly columns: readonly Column[];
  /** How far most rows of the table lie apart, in page heights. */
  readonly pitch: number;
}

function tableOf(entered: readonly Entered[], rows: readonly Row[]): Table {
  const figures = entered.flatMap(({ line, balance }) =>
    [line?.amount, balance].filter((one) => one !== undefined),
  );
  const columns = findColumns(
    figures.map(({ box }) => box),
    MAX_MONEY_COLUMNS,
  );
  const drops = entered.slice(1).map(({ row }, index) => dropTo(row, entered[index]?.row));
  return { rows, columns, pitch: median(drops.filter(Number.isFinite)) ?? 0 };
}

/** How far a row stands below another, in page heights; infinite on another page. */
const dropTo = ({ line }: Row, above: Row | undefined): number =>
  above?.line.page === line.page ? line.box.y1 - above.line.box.y1 : Number.POSITIVE_INFINITY;

/**
 * What stands between two rows of a table: anything that was not understood, or room for it, and rows that
 * read like lines of the table.
 */
function gapBetween(
  one: Row,
  other: Row,
  { rows, columns, pitch }: Table,
): { readonly isUnread: boolean; readonly isPassedOver: boolean } {
  const [upper, lower] = one.index < other.index ? [one, other] : [other, one];
  const between = rows.slice(upper.index + 1, lower.index);
  const touches = ({ line }: Row): boolean =>
    line.words.some(({ text, box }) => hasDigit(text) && columnOf(columns, box) >= 0);
  const isLikeLine = ({ figures, folded }: Row): boolean => {
    const places = figures.map(({ isMoney, figure }) => (isMoney ? columnOf(columns, figure.box) : -1));
    return new Set(places.filter((place) => place >= 0)).size > 1 && !balanceKind(folded, true);
  };
  const isNear = dropTo(lower, rows[lower.index - 1]) <= WIDE_PITCH * pitch;
  const isUnread = upper.line.page !== lower.line.page || !isNear || between.some(touches);
  return { isUnread, isPassedOver: between.some(isLikeLine) };
}

/**
 * What is stated between the accounts before and behind.
 * @param ends first and last row of the account
 * @param others those of its neighbors
 */
function summaryOf(
  ends: readonly number[],
  others: readonly number[],
  stated: readonly Stated[],
): Pick<AccountActivity, 'opening' | 'closing' | 'deposits' | 'withdrawals'> {
  const [first, last] = [Math.min(...ends), Math.max(...ends)];
  const from = Math.max(-1, ...others.filter((row) => row < first));
  const to = Math.min(Number.POSITIVE_INFINITY, ...others.filter((row) => row > last));
  const named = (role: string): LabeledFigure[] =>
    stated
      .filter((one) => one.role === role && one.row > from && one.row < to)
      .slice(0, MAX_PER_ROLE)
      .map(({ label, figure }) => ({ label, figure }));
  return {
    opening: named('opening'),
    closing: named('closing'),
    deposits: named('deposits'),
    withdrawals: named('withdrawals'),
  };
}

import type { Figure } from '@assay/media';
import { foldText } from '../../layout/fold-text.js';
import type { ActivityLine, BalanceLine, CheckLine } from '../activity/activity-line.js';
import { withDayBalances } from '../activity/day-balances.js';
import { fittingSigns, settleSigns } from '../activity/settle-signs.js';
import type { StatementRow } from '../page/statement-rows.js';
import { type ActivitySums, type ChosenTotals, chooseTotals } from '../summary/choose-totals.js';
import type { StatedAmount } from '../summary/stated-amounts.js';
import {
  closingOfLastLine,
  type SummaryFigure,
  summaryFigures,
  totalsByLines,
  totalsByOwnSum,
  totalsOfLines,
} from '../summary/totals-by-sums.js';
import { type ListedAccount, listedAccounts } from './account-list.js';
import type { AccountNumber } from './account-number.js';
import { accountNumbers } from './account-number.js';
import { type AccountType, accountType, withoutName } from './account-type.js';
import { clabeNumber } from './clabe-number.js';
import { nameBeforeNumber, nameBehindNumber } from './name-beside-number.js';
import { nameInTitle } from './name-in-title.js';
import { numbersAlone, unlabelledNumber } from './numbers-alone.js';
import { type AccountSpan, isSameAccount, splitAccounts } from './split-accounts.js';

/** One account of a statement, read. */
export interface ReadAccount {
  readonly number: AccountNumber | undefined;
  readonly type: AccountType | undefined;
  readonly totals: ChosenTotals;
  /** As printed, top to bottom. */
  readonly lines: readonly ActivityLine[];
  readonly checks: readonly CheckLine[];
  /**
   * Opening balance plus transactions make the closing balance; undefined where one of them is not printed.
   */
  readonly addsUp: boolean | undefined;
}

export interface StatementParts {
  readonly rows: readonly StatementRow[];
  readonly inTables: ReadonlySet<number>;
  readonly lines: readonly ActivityLine[];
  readonly balances: readonly BalanceLine[];
  readonly checks: readonly CheckLine[];
  readonly stated: readonly StatedAmount[];
  /** The bank's name, folded, which may speak of savings; empty where it is not known. */
  readonly bankName: string;
  /** The holder's name, folded, which may stand behind the account's; empty where it is not known. */
  readonly holderName: string;
}

/** The accounts of a document with their summary, transactions and cheques. */
export function assembleAccounts(parts: StatementParts): ReadAccount[] {
  const { rows, inTables, lines, balances, checks } = parts;
  const listed = listedAccounts(rows, inTables);
  const inList = new Set(listed.map(({ row }) => row));
  const repeated = withRepeats(accountNumbers(rows, inTables), rows, inTables, listed).filter(
    ({ row }) => !inList.has(row),
  );
  const numbers = [...repeated, ...numbersOverTables(listed, lines)];
  const stated = parts.stated.filter(({ row }) => !inList.has(row));
  const ofBalances = new Set(balances.map(({ row }) => row));
  const figures = summaryFigures(rows, (row) => inTables.has(row) && !ofBalances.has(row));
  const spans = splitAccounts(rows.length, numbers, stated, lines, balances);
  const read = spans.map((span) => {
    const own = <T extends { readonly row: number }>(all: readonly T[]) =>
      all.filter(({ row }) => span.owns(row));
    return readAccount(
      span,
      rows,
      inTables,
      {
        lines: own(lines),
        balances: own(balances),
        checks: own(checks),
        stated: own(stated),
        figures: own(figures),
      },
      inList,
      parts,
    );
  });
  const stating = read.filter(
    ({ totals, ...account }) => account.lines.length + account.checks.length + Object.keys(totals).length > 0,
  );
  const named = read.filter(({ number }) => number !== undefined).slice(0, 1);
  return withListed(stating.length > 0 ? stating : named, listed);
}

/** The numbers with a label, and the same or listed ones where they stand alone. */
function withRepeats(
  labelled: readonly AccountNumber[],
  rows: readonly StatementRow[],
  inTables: ReadonlySet<number>,
  listed: readonly ListedAccount[],
): AccountNumber[] {
  if (labelled.length === 0 && listed.length === 0) {
    const unlabelled = unlabelledNumber(rows, inTables);
    return unlabelled.length > 0 ? unlabelled : clabeNumber(rows, inTables);
  }
  const known = new Map([
    ...labelled.map(({ key }): [string, string] => [key, '']),
    ...listed.map(({ number, type }): [string, string] => [number.key, foldText(type?.text ?? '')]),
  ]);
  const rowsWithLabel = new Set(labelled.map(({ row }) => row));
  return [...labelled, ...numbersAlone(rows, inTables, known).filter(({ row }) => !rowsWithLabel.has(row))];
}

/**
 * The numbers of a list whose lines stand apart, each over the transactions of its account: they divide the
 * document.
 */
function numbersOverTables(
  listed: readonly ListedAccount[],
  lines: readonly ActivityLine[],
): AccountNumber[] {
  const rowsOfLines = lines.map(({ row }) => row).sort((one, other) => one - other);
  let at = 0;
  const lead = listed.every(({ row }, index) => {
    while ((rowsOfLines[at] ?? Number.POSITIVE_INFINITY) <= row) at += 1;
    return (
      (rowsOfLines[at] ?? Number.POSITIVE_INFINITY) < (listed[index + 1]?.row ?? Number.POSITIVE_INFINITY)
    );
  });
  return listed.length > 1 && lead ? listed.map(({ number }) => number) : [];
}

type OwnParts = Pick<StatementParts, 'lines' | 'balances' | 'checks' | 'stated'> & {
  readonly figures: readonly SummaryFigure[];
};

function readAccount(
  span: AccountSpan,
  rows: readonly StatementRow[],
  inTables: ReadonlySet<number>,
  own: OwnParts,
  inList: ReadonlySet<number>,
  { bankName, holderName }: StatementParts,
): ReadAccount {
  const openings = own.stated.filter(({ role }) => role === 'opening');
  const settled = settleSigns(own.lines, own.balances, openings[0]?.figure.units);
  const checks = own.checks;
  const separate = checks.filter((check) => !settled.lines.some((line) => isSameCheck(check, line)));
  const stated = [...own.stated, ...openingsOfTable(own.balances)];
  const first = totalsOfSummary({ ...own, stated }, sumsOf(settled.lines, separate));
  const ofTable = withTableClosing(first, settled.newestFirst, own.balances);
  const last = settled.newestFirst ? settled.lines[0] : settled.lines.at(-1);
  const totals = { ...(last?.fitsBalance ? closingOfLastLine(own.figures, last.balance) : {}), ...ofTable };
  const lines = withDayBalances(
    byTotals(settled.lines, separate, totals),
    own.balances,
    totals.opening?.figure.units,
  );
  const type = accountType(
    rows,
    rows.filter(({ index }) => span.owns(index) && !inList.has(index)),
    inTables,
    span.number?.row ?? openings[0]?.row ?? lines[0]?.row ?? rows.length,
    bankName,
  );
  const kind =
    (type?.labelled ? type : undefined) ??
    nameBehindNumber(rows, inTables, span.number) ??
    type ??
    nameBeforeNumber(rows, span.number) ??
    nameInTitle(rows, [bankName, holderName]);
  return {
    number: span.number,
    type: kind && withoutName(kind, holderName),
    totals: confirmed(totals, lines, separate),
    lines,
    checks,
    addsUp: addsUp(totals, lines, separate),
  };
}

/** What labels say, where the sums confirm it; else what the sums alone say, whatever the labels are. */
function totalsOfSummary({ stated, figures }: OwnParts, sums: ActivitySums): ChosenTotals {
  const byWords = chooseTotals(stated, sums);
  if (byWords.opening?.confirmed && byWords.closing && byWords.deposits && byWords.withdrawals)
    return byWords;
  const bySums =
    totalsByLines(figures, sums) ??
    (byWords.opening && byWords.closing ? undefined : totalsByOwnSum(figures));
  if (bySums) return { ...byWords, ...bySums };
  const { deposits, withdrawals } = totalsOfLines(figures, sums);
  return {
    ...byWords,
    ...(deposits && !byWords.deposits?.confirmed ? { deposits } : {}),
    ...(withdrawals && !byWords.withdrawals?.confirmed ? { withdrawals } : {}),
  };
}

/** The cheque is listed among the transactions, too. */
const isSameCheck = (check: CheckLine, line: ActivityLine): boolean =>
  Math.abs(check.amount.units) === Math.abs(line.amount.units) &&
  (check.number === undefined ||
    line.checkNumber?.text === check.number.text ||
    line.description.some(({ words }) => words.some(({ text }) => text.includes(check.number?.text ?? ' '))));

function sumsOf(lines: readonly ActivityLine[], checks: readonly CheckLine[]): ActivitySums {
  let deposits = 0;
  let withdrawals = 0;
  let depositCount = 0;
  for (const { sign, amount } of lines) {
    if (sign > 0) deposits += Math.abs(amount.units);
    else withdrawals += Math.abs(amount.units);
    if (sign > 0) depositCount += 1;
  }
  for (const { amount } of checks) withdrawals += Math.abs(amount.units);
  const count = lines.length + checks.length;
  return { deposits, withdrawals, count, depositCount, withdrawalCount: count - depositCount };
}

/** The opening line of the table, as if the summary stated it. */
function openingsOfTable(balances: readonly BalanceLine[]): StatedAmount[] {
  const line = balances.find(({ kind }) => kind === 'opening');
  return line ? [{ role: 'opening', label: line.label, figure: line.balance, row: line.row }] : [];
}

/** The closing line of the table, where the summary states none. */
function withTableClosing(
  totals: ChosenTotals,
  newestFirst: boolean,
  balances: readonly BalanceLine[],
): ChosenTotals {
  const closings = balances.filter(({ kind }) => kind === 'closing');
  const closing = newestFirst ? closings[0] : closings.at(-1);
  if (totals.closing || !closing) return totals;
  return { ...totals, closing: { figure: closing.balance, label: closing.label, confirmed: false } };
}

const changeOf = ({ opening, closing }: ChosenTotals): number | undefined =>
  opening && closing ? closing.figure.units - opening.figure.units : undefined;

const netOf = (lines: readonly ActivityLine[], checks: readonly CheckLine[]): number => {
  const { deposits, withdrawals } = sumsOf(lines, checks);
  return deposits - withdrawals;
};

/** Where no running balance tells, open signs are settled by the change over the whole period. */
function byTotals(
  lines: readonly ActivityLine[],
  checks: readonly CheckLine[],
  totals: ChosenTotals,
): readonly ActivityLine[] {
  const change = changeOf(totals);
  if (
    change === undefined ||
    netOf(lines, checks) === change ||
    lines.some(({ fitsBalance }) => fitsBalance !== undefined)
  )
    return lines;
  const ofChecks = netOf([], checks);
  const signs = fittingSigns(lines, change - ofChecks, { left: 10_000 });
  return signs ? lines.map((line, index) => ({ ...line, sign: signs[index] ?? line.sign })) : lines;
}

function addsUp(
  totals: ChosenTotals,
  lines: readonly ActivityLine[],
  checks: readonly CheckLine[],
): boolean | undefined {
  const change = changeOf(totals);
  return change === undefined || lines.length + checks.length === 0
    ? undefined
    : netOf(lines, checks) === change;
}

/** Balances that the transactions lead from and to are right beyond doubt. */
function confirmed(
  totals: ChosenTotals,
  lines: readonly ActivityLine[],
  checks: readonly CheckLine[],
): ChosenTotals {
  if (!addsUp(totals, lines, checks) || !totals.opening || !totals.closing) return totals;
  return {
    ...totals,
    opening: { ...totals.opening, confirmed: true },
    closing: { ...totals.closing, confirmed: true },
  };
}

/**
 * Accounts of a list complete those read, by number or balance; one that is only listed is an account of its
 * own.
 */
function withListed(read: readonly ReadAccount[], listed: readonly ListedAccount[]): ReadAccount[] {
  const accounts = [...read];
  for (const one of listed) {
    const at = accounts.findIndex(
      ({ number, totals }) =>
        (number ? isSameAccount(number, one.number) : false) ||
        hasBalance(totals.closing?.figure, one.closing) ||
        hasBalance(totals.opening?.figure, one.opening),
    );
    const isOnly =
      at < 0 && accounts.length === 1 && listed.length === 1 && accounts[0]?.number === undefined;
    const place = isOnly ? 0 : at;
    const account = accounts[place];
    if (account) accounts[place] = completed(account, one);
    else
      accounts.push({
        number: one.number,
        type: one.type,
        totals: totalsOf(one),
        lines: [],
        checks: [],
        addsUp: undefined,
      });
  }
  return accounts;
}

/**
 * What the account's own part leaves out. A name in the list is the account's; a kind in a title may be the
 * page's.
 */
function completed(account: ReadAccount, one: ListedAccount): ReadAccount {
  const type = one.type?.labelled && !account.type?.labelled ? one.type : (account.type ?? one.type);
  const { lines, checks } = account;
  const net = lines.length + checks.length === 0 ? undefined : netOf(lines, checks);
  const change = changeOf(totalsOf(one));
  // The headings of the list may mislead; the transactions do not.
  const listed =
    net !== undefined && net !== 0 && change === -net
      ? { ...one, opening: one.closing, closing: one.opening }
      : one;
  const totals = confirmed({ ...totalsOf(listed), ...account.totals }, lines, checks);
  return {
    ...account,
    number: account.number ?? one.number,
    type,
    totals,
    addsUp: account.addsUp ?? addsUp(totals, lines, checks),
  };
}

const hasBalance = (one: Figure | undefined, other: Figure | undefined): boolean =>
  one !== undefined && other !== undefined && one.units === other.units && one.units !== 0;

function totalsOf(listed: ListedAccount): ChosenTotals {
  const roles = (['opening', 'closing', 'deposits', 'withdrawals'] as const).filter(
    (role) => listed[role] !== undefined,
  );
  return Object.fromEntries(
    roles.map((role) => [role, { figure: listed[role], label: '', confirmed: false }]),
  );
}

import { foldText } from '../../layout/characters.js';
import type { Row } from '../../layout/rows.js';
import type { PageView } from '../../page/page-view.js';
import { chooseFields } from '../../types/read-document-type.js';
import type { ActivityLine, CheckLine } from '../activity/activity-line.js';
import type { Activity } from '../activity/read-activity.js';
import { fittingSigns, settleSigns, withDayBalances } from '../activity/settle-signs.js';
import { type ChosenTotals, chooseTotals, sumsOf } from '../summary/choose-totals.js';
import { type StatedAmount, statedAmounts } from '../summary/stated-amounts.js';
import { accountKind, kindLabels } from './account-kind.js';
import type { AccountNumber } from './account-number.js';
import { accountNumbers } from './account-numbers.js';
import { type AccountName, type ListedAccount, listedAccounts } from './listed-accounts.js';
import { type AccountSpan, isSameAccount, splitAccounts } from './split-accounts.js';

/** One account of a statement, read. */
export interface ReadAccount {
  readonly number: AccountNumber | undefined;
  readonly kind: AccountName | undefined;
  readonly totals: ChosenTotals;
  /** As printed, top to bottom. */
  readonly lines: readonly ActivityLine[];
  readonly checks: readonly CheckLine[];
  /**
   * Opening balance plus transactions make the closing balance; undefined where one of them is not printed.
   */
  readonly addsUp: boolean | undefined;
}

/** A statement without its head. */
export interface StatementParts extends Activity {
  readonly rows: readonly Row[];
  readonly page: PageView;
  /** The bank's name, folded, which may speak of savings; empty where it is not known. */
  readonly bankName: string;
  /** The holder's name, folded, which may stand behind the account's; empty where it is not known. */
  readonly holderName: string;
}

/** The accounts of a document with their summary, transactions and cheques. */
export function assembleAccounts(parts: StatementParts): ReadAccount[] {
  const { rows, inTables, lines, balances } = parts;
  const listed = listedAccounts(rows, inTables);
  const inList = new Set(listed.map(({ row }) => row));
  const names = new Map(listed.map(({ number, name }) => [number.key, foldText(name.text)]));
  const numbers = accountNumbers(rows, inTables, names).filter(({ row }) => !inList.has(row));
  const stated = statedAmounts(rows, inTables).filter(({ row }) => !inList.has(row));
  const spans = splitAccounts(
    rows.length,
    [...numbers, ...headingTables(listed, lines)],
    stated,
    lines,
    balances,
  );
  const labels = kindLabels(parts.page);
  const read = spans.map((span) => readAccount(span, { ...parts, stated, inList, labels }));
  const stating = read.filter(
    ({ totals, ...account }) => account.lines.length + account.checks.length + Object.keys(totals).length > 0,
  );
  const named = read.filter(({ number }) => number !== undefined).slice(0, 1);
  return withListed(stating.length > 0 ? stating : named, listed);
}

/**
 * The numbers of a list whose lines stand apart, each over its account's transactions: they divide the
 * document.
 */
function headingTables(listed: readonly ListedAccount[], lines: readonly ActivityLine[]): AccountNumber[] {
  const lead = listed.every(({ row }, index) => {
    const next = listed[index + 1]?.row ?? Number.POSITIVE_INFINITY;
    return lines.some((line) => line.row > row && line.row < next);
  });
  return listed.length > 1 && lead ? listed.map(({ number }) => number) : [];
}

interface OwnParts extends StatementParts {
  readonly stated: readonly StatedAmount[];
  readonly inList: ReadonlySet<number>;
  readonly labels: ReturnType<typeof kindLabels>;
}

function readAccount(span: AccountSpan, parts: OwnParts): ReadAccount {
  const { rows, inTables, page, inList, labels } = parts;
  const own = <T extends { readonly row: number }>(all: readonly T[]) =>
    all.filter(({ row }) => span.owns(row));
  const [balances, checks, stated] = [own(parts.balances), own(parts.checks), own(parts.stated)];
  const opening = stated.find(({ role }) => role === 'opening');
  const settled = settleSigns(own(parts.lines), balances, opening?.figure.units);
  const separate = checks.filter((check) => !settled.lines.some((line) => isSameCheck(check, line)));
  const last = settled.newestFirst ? settled.lines[0] : settled.lines.at(-1);
  const ofBalances = new Set(balances.map(({ row }) => row));
  const figures = rows
    .filter(({ index }) => span.owns(index) && (!inTables.has(index) || ofBalances.has(index)))
    .flatMap(({ money }) => money.map(({ figure }) => figure));
  const totals = chooseTotals(
    {
      stated,
      balances,
      figures,
      lastBalance: last?.fitsBalance ? last.balance : undefined,
      newestFirst: settled.newestFirst,
    },
    sumsOf(settled.lines, separate),
  );
  const lines = withDayBalances(
    byTotals(settled.lines, separate, totals),
    balances,
    totals.opening?.figure.units,
  );
  const anchor = span.number?.row ?? opening?.row ?? lines[0]?.row ?? rows.length;
  const cells = page.cells.filter(({ line }) => span.owns(line) && !inList.has(line));
  const { bankName, holderName } = parts;
  const kind = chooseFields(accountKind({ anchor, bankName, holderName, labels }), {
    ...page,
    cells,
  }).get('accountType');
  return {
    number: span.number,
    kind: kind && { ...kind.best.span, text: String(kind.best.value), certainty: kind.likelihood },
    totals: confirmed(totals, lines, separate),
    lines,
    checks,
    addsUp: addsUp(totals, lines, separate),
  };
}

/** The cheque is listed among the transactions, too. */
const isSameCheck = (check: CheckLine, line: ActivityLine): boolean =>
  Math.abs(check.amount.units) === Math.abs(line.amount.units) &&
  (check.number === undefined ||
    line.checkNumber?.text === check.number.text ||
    line.description.some(({ words }) => words.some(({ text }) => text.includes(check.number?.text ?? ' '))));

const changeOf = ({ opening, closing }: ChosenTotals): number | undefined =>
  opening && closing ? closing.figure.units - opening.figure.units : undefined;

function netOf(lines: readonly ActivityLine[], checks: readonly CheckLine[]): number {
  const { deposits, withdrawals } = sumsOf(lines, checks);
  return deposits - withdrawals;
}

/** Where no running balance tells, open signs are settled by the change over the whole period. */
function byTotals(
  lines: readonly ActivityLine[],
  checks: readonly CheckLine[],
  totals: ChosenTotals,
): readonly ActivityLine[] {
  const change = changeOf(totals);
  const isSettled = lines.some(({ fitsBalance }) => fitsBalance !== undefined);
  if (change === undefined || isSettled || netOf(lines, checks) === change) return lines;
  const signs = fittingSigns(lines, change - netOf([], checks), { left: 10_000 });
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
  const { opening, closing } = totals;
  if (!opening || !closing || !addsUp(totals, lines, checks)) return totals;
  return { ...totals, opening: { ...opening, confirmed: true }, closing: { ...closing, confirmed: true } };
}

/**
 * Accounts of a list complete those read, by number or balance; one that is only listed is one of its own.
 */
function withListed(read: readonly ReadAccount[], listed: readonly ListedAccount[]): ReadAccount[] {
  const accounts = [...read];
  for (const one of listed) {
    const at = accounts.findIndex(
      ({ number, totals }) =>
        (number && isSameAccount(number, one.number)) ||
        (['opening', 'closing'] as const).some((role) =>
          hasBalance(totals[role]?.figure.units, one[role]?.units),
        ),
    );
    const isOnly = accounts.length === 1 && listed.length === 1 && accounts[0]?.number === undefined;
    const place = at < 0 && isOnly ? 0 : at;
    const account = accounts[place];
    if (account) accounts[place] = completed(account, one);
    else
      accounts.push({
        number: one.number,
        kind: one.name,
        totals: totalsOf(one),
        lines: [],
        checks: [],
        addsUp: undefined,
      });
  }
  return accounts;
}

const hasBalance = (one: number | undefined, other: number | undefined): boolean =>
  one !== undefined && one !== 0 && one === other;

/**
 * What the account's own part leaves out; where the headings of the list mislead, the transactions do not.
 */
function completed(account: ReadAccount, one: ListedAccount): ReadAccount {
  const { lines, checks } = account;
  const net = netOf(lines, checks);
  const isReversed = net !== 0 && changeOf(totalsOf(one)) === -net;
  const listed = isReversed ? { ...one, opening: one.closing, closing: one.opening } : one;
  const totals = confirmed({ ...totalsOf(listed), ...account.totals }, lines, checks);
  const isSurer = one.name.certainty > (account.kind?.certainty ?? 0);
  return {
    ...account,
    number: account.number ?? one.number,
    kind: isSurer ? one.name : account.kind,
    totals,
    addsUp: account.addsUp ?? addsUp(totals, lines, checks),
  };
}

const totalsOf = (listed: ListedAccount): ChosenTotals =>
  Object.fromEntries(
    (['opening', 'closing', 'deposits', 'withdrawals'] as const).flatMap((role) => {
      const figure = listed[role];
      return figure ? [[role, { figure, label: '', confirmed: false }]] : [];
    }),
  );

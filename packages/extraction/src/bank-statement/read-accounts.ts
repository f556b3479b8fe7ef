import { type AccountActivity, type Figure, MIN_FITTING_BALANCES, type Transaction } from '@assay/media';
import type { Column } from '../layout/columns.js';
import { labelledAbove } from '../layout/label-above.js';
import type { Row } from '../layout/rows.js';
import {
  type BalanceFits,
  type BalanceReading,
  balanceColumns,
  countFits,
  findRunningBalance,
  type LedgerRow,
} from '../ledger/running-balance.js';
import { summaryRole } from './labels.js';
import { findSummary } from './summary.js';
import { tableLines } from './table-lines.js';
import type { Line } from './types.js';

interface Entered {
  readonly transaction: Transaction;
  readonly row: number;
}

/** The accounts whose activity the document lists with running balances; empty when it has no such table. */
export function readAccounts(rows: readonly Row[]): AccountActivity[] {
  const { lines, columns } = tableLines(rows);
  const reading = readTable(lines, columns);
  if (!reading) return [];
  const runs = splitAccounts(inTime(lines, reading), rows)
    .filter((run) => isUnderstood(countFits(run.map(ledgerRow), reading)))
    .map((run) => enter(run, reading));
  return runs.map((run, index) => accountOf(run, reading, rows, runs[index - 1], runs[index + 1]));
}

/**
 * Of all balances, so many at least must follow from the ones before: one wrong balance breaks two of the six
 * of a short table.
 */
const MIN_FITTING_SHARE = 2 / 3;

/** The reading of a table by arithmetic; undefined where none makes sense of it. */
function readTable(lines: readonly Line[], columns: readonly Column[]): BalanceReading | undefined {
  const readings = balanceColumns(columns.length, SIGNS, PAIRS);
  const likely = [...readings].filter(
    ({ balance }) => (columns[balance]?.members ?? 0) > MIN_FITTING_BALANCES,
  );
  const best = findRunningBalance(lines.map(ledgerRow), likely);
  return best && isUnderstood(best) ? best : undefined;
}

/** Amounts as printed or the other way round; of two columns each by itself. */
const SIGNS = ['printed', 'reversed'] as const;
const PAIRS = SIGNS.flatMap((one) => SIGNS.map((other) => [one, other] as const));

const ledgerRow = ({ cells, isTotal, isBalance }: Line): LedgerRow => ({
  units: cells.map((cell) => cell?.units),
  ...(isTotal || isBalance ? { says: isTotal ? 'total' : 'balance' } : {}),
});

/** Most balances follow from the ones before. */
const isUnderstood = ({ fits, misfits }: BalanceFits): boolean =>
  fits >= MIN_FITTING_BALANCES && fits >= MIN_FITTING_SHARE * (fits + misfits);

/** Lines in the order of time, those that are totals left out; the gaps move with the order. */
function inTime(lines: readonly Line[], { newestFirst }: BalanceReading): Line[] {
  const kept = lines.filter(({ isTotal }) => !isTotal);
  if (!newestFirst) return kept;
  return kept
    .map((line, index) => ({
      ...line,
      gapBefore: kept[index + 1]?.gapBefore ?? true,
      passedOver: kept[index + 1]?.passedOver ?? false,
    }))
    .reverse();
}

/** A new account begins where the rows between two lines speak of an opening or closing balance. */
function splitAccounts(lines: readonly Line[], rows: readonly Row[]): Line[][] {
  const runs: Line[][] = [];
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    const run = runs[runs.length - 1];
    if (!before || !run || startsAccount(before, line, rows)) runs.push([line]);
    else run.push(line);
  }
  return runs;
}

function startsAccount(before: Line, line: Line, rows: readonly Row[]): boolean {
  const from = Math.min(before.row, line.row) + 1;
  const between = rows.slice(from, Math.max(before.row, line.row));
  const labels = between.flatMap(({ entries }, index) =>
    [...entries, ...labelledAbove(rows, from + index)].map(({ folded }) => folded),
  );
  const spoken = labels.some((folded) => {
    const role = summaryRole(folded);
    return role === 'opening' || role === 'closing';
  });
  return spoken || (line.isBalance && summaryRole(line.description.toLowerCase()) === 'opening');
}

function enter(lines: readonly Line[], { balance, amounts }: BalanceReading): Entered[] {
  return lines.map((line, index) => {
    const before = lines[index - 1];
    const cells = line.isBalance
      ? []
      : amounts.filter(({ column }) => (line.cells[column]?.units ?? 0) !== 0);
    const [cell] = cells;
    const amount: Figure | undefined = cell && line.cells[cell.column];
    const clear = !line.crowded && cells.length <= 1;
    return {
      row: line.row,
      transaction: {
        page: line.page,
        date: line.date,
        description: line.description,
        amount,
        changeMinorUnits: amount && cell ? (cell.sign === 'reversed' ? -1 : 1) * amount.units : 0,
        balance: line.cells[balance],
        adjoins: clear && before !== undefined && before.page === line.page && !line.gapBefore,
        passedOver: line.passedOver,
      },
    };
  });
}

function accountOf(
  run: readonly Entered[],
  { newestFirst }: BalanceReading,
  rows: readonly Row[],
  before: readonly Entered[] | undefined,
  after: readonly Entered[] | undefined,
): AccountActivity {
  const bounds = [...(before ?? []), ...(after ?? [])].map(({ row }) => row);
  const own = run.map(({ row }) => row);
  const first = own.reduce((least, row) => Math.min(least, row), Number.POSITIVE_INFINITY);
  const last = own.reduce((most, row) => Math.max(most, row), 0);
  const from = bounds.reduce((most, row) => (row < first ? Math.max(most, row + 1) : most), 0);
  const to = bounds.reduce((least, row) => (row > last ? Math.min(least, row) : least), rows.length);
  return {
    transactions: run.map(({ transaction }) => transaction),
    printedOrder: newestFirst ? 'newest-first' : 'oldest-first',
    ...findSummary(rows.slice(from, to)),
  };
}

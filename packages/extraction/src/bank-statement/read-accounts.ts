import type { AccountActivity, Figure, Transaction } from '@assay/media';
import { labelledAbove } from '../layout/label-above.js';
import type { Row } from '../layout/rows.js';
import { summaryRole } from './labels.js';
import { findSummary } from './summary.js';
import { tableLines } from './table-lines.js';
import { countFits, isUnderstood, readTable } from './table-reading.js';
import type { Line, TableReading } from './types.js';

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
    .filter((run) => isUnderstood(countFits(run, reading.balance, reading.amounts)))
    .map((run) => enter(run, reading));
  return runs.map((run, index) => accountOf(run, reading, rows, runs[index - 1], runs[index + 1]));
}

/** Lines in the order of time, those that are totals left out; the gaps move with the order. */
function inTime(lines: readonly Line[], { printedOrder }: TableReading): Line[] {
  const kept = lines.filter(({ isTotal }) => !isTotal);
  if (printedOrder === 'oldest-first') return kept;
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

function enter(lines: readonly Line[], { balance, amounts }: TableReading): Entered[] {
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
        changeMinorUnits: amount && cell ? cell.sign * amount.units : 0,
        balance: line.cells[balance],
        adjoins: clear && before !== undefined && before.page === line.page && !line.gapBefore,
        passedOver: line.passedOver,
      },
    };
  });
}

function accountOf(
  run: readonly Entered[],
  { printedOrder }: TableReading,
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
    printedOrder,
    ...findSummary(rows.slice(from, to)),
  };
}

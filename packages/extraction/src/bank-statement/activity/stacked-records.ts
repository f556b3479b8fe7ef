import type { StatementRow } from '../page/statement-rows.js';
import type { ActivityLine, BalanceLine } from './activity-line.js';
import { type MoneyColumn, moneyColumns } from './columns-of-block.js';
import { lineOfText } from './description-lines.js';
import { markSign, signOf } from './printed-sign.js';
import type { BlockActivity } from './read-block.js';
import { type Stacked, stackedPairs, upperOf } from './stacked-pairs.js';
import { type TableBlock, tableStart } from './table-blocks.js';
import { tableRow } from './table-row.js';
import { trailingMarks } from './trailing-marks.js';

/** One such pair may be an accident of the page. */
const MIN_RECORDS = 2;
/** Of the rows with a date so many must be the lower line of a record. */
const MIN_SHARE = 0.7;
/** Small print may go on in so many lines below the one with the date. */
const MAX_SMALL_PRINT = 2;

type StackedRecord = Pick<Stacked, 'upper' | 'between'> & Partial<Stacked>;

/**
 * Transactions whose date stands beneath their words and money, under headings or in a list that needs none.
 * What else the line of the date says, as a card's number and holder, is no part of the description.
 * @param columnsBefore of the page before, where this list goes on: a single transaction is enough then
 * @returns undefined where the block holds no such list
 */
export function stackedRecords(
  block: TableBlock,
  columnsBefore: readonly MoneyColumn[] | undefined,
): BlockActivity | undefined {
  const { heading, rows } = block;
  if (heading?.headings.some(({ role }) => role === 'date')) return undefined;
  const pairs = stackedPairs(rows, heading !== undefined);
  const dated = rows.filter(({ date }) => date).length;
  if (pairs.length < (columnsBefore ? 1 : MIN_RECORDS) || pairs.length < dated * MIN_SHARE) return undefined;
  const records = heading ? withUndated(pairs, rows) : pairs;
  const columns = columnsOf(records, block, columnsBefore);
  const marks = trailingMarks(records.map(({ upper }) => upper));
  const read = records.map((record) => recordOf(record, columns, marks, block));
  return {
    lines: read.flatMap(({ line }) => line ?? []),
    balances: read.flatMap(({ balance }) => balance ?? []),
    rows: rowsOf(records, rows),
    columns,
    dateBehind: undefined,
  };
}

/** Words and money between others of the list, whose date a recogniser misread. */
function withUndated(pairs: readonly Stacked[], rows: readonly StatementRow[]): StackedRecord[] {
  const [from, to] = [pairs[0]?.upper.index ?? 0, pairs.at(-1)?.upper.index ?? 0];
  const known = new Set(pairs.map(({ upper }) => upper.index));
  const others = rows
    .filter(({ index }) => index > from && index < to && !known.has(index))
    .flatMap((row) => upperOf(row) ?? []);
  return [...pairs, ...others.map((upper) => ({ upper, between: [] }))].sort(
    (one, other) => one.upper.index - other.upper.index,
  );
}

/** Without headings a single amount in each line is that, wherever it stands. */
function columnsOf(
  records: readonly StackedRecord[],
  block: TableBlock,
  before: readonly MoneyColumn[] | undefined,
): readonly MoneyColumn[] {
  const uppers = records.map(({ upper }) => upper);
  const isAlone = !block.heading && uppers.every(({ numbers }) => numbers.length === 1);
  return isAlone
    ? [{ x1: -1, x2: 2, members: uppers.length, role: 'amount' }]
    : moneyColumns({ ...block, rows: uppers }, before);
}

function recordOf(
  { upper, between, lower, dated }: StackedRecord,
  columns: readonly MoneyColumn[],
  marks: ReadonlySet<string>,
  block: TableBlock,
): { line?: ActivityLine; balance?: BalanceLine } {
  const headings = block.heading?.headings ?? [];
  const context = { month: undefined, marks, numbered: false, operations: undefined };
  const { kind, amount, balance, first, rest } = tableRow(upper, columns, headings, context);
  const { index: row, line } = upper;
  const isBalance = kind === 'opening' || kind === 'closing' || (kind !== undefined && !amount);
  const figure = balance ?? first;
  if (isBalance || (kind && !dated))
    return kind && kind !== 'total' && figure
      ? { balance: { row, page: line.page, kind, label: rest.folded, balance: figure } }
      : {};
  if (!amount) return {};
  const own = rest.words.length > 0 ? [{ words: rest.words, box: rest.box, page: line.page }] : [];
  const beneath = lower?.numbers.find(({ isMoney }) => isMoney)?.figure;
  return {
    line: {
      row,
      page: line.page,
      table: tableStart(block),
      date: dated?.first,
      dateAbove: false,
      description: [...own, ...between.map(lineOfText)],
      checkNumber: rest.checkNumber,
      amount: amount.found.figure,
      balance: balance ?? beneath,
      ...signOf(
        amount.role,
        amount.found.figure,
        markSign(upper, amount.found, headings),
        block.section,
        rest.folded,
      ),
      fitsBalance: undefined,
    },
  };
}

/** The rows of the records and what stands between them. */
function rowsOf(records: readonly StackedRecord[], rows: readonly StatementRow[]): ReadonlySet<number> {
  const taken = new Set<number>();
  for (const [at, { upper, between, lower }] of records.entries()) {
    const last = lower ?? between.at(-1) ?? upper;
    const next = records[at + 1]?.upper.index ?? 0;
    const end = next - last.index - 1 <= MAX_SMALL_PRINT ? Math.max(next - 1, last.index) : last.index;
    for (const { index } of rows) if (index >= upper.index && index <= end) taken.add(index);
  }
  return taken;
}

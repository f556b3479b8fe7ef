import type { Row } from '../../layout/rows.js';
import { keptBy } from '../../page/kept-by.js';
import type { ActivityLine, BalanceLine, CheckLine, ReadDate } from './activity-line.js';
import { datesBeneath } from './dates-beneath.js';
import type { TableHeading } from './headings.js';
import { type BlockActivity, readBlock } from './read-block.js';
import { readChecks } from './read-checks.js';
import { tableBlocks } from './table-blocks.js';

/** What the tables of a document list. */
export interface Activity {
  readonly lines: readonly ActivityLine[];
  readonly balances: readonly BalanceLine[];
  readonly checks: readonly CheckLine[];
  /** Rows that belong to tables, headings among them: nothing else is read from them. */
  readonly inTables: ReadonlySet<number>;
}

/** The block of transactions before. */
interface Before {
  readonly heading: TableHeading | undefined;
  readonly columns: BlockActivity['columns'];
  /** Its dates stand beneath the amounts. */
  readonly isBeneath: boolean;
}

/** Reads all tables of transactions, cheques and daily balances, once for the rows of a document. */
export const readActivity = keptBy((rows: readonly Row[]): Activity => {
  const lines: ActivityLine[] = [];
  const balances: BalanceLine[] = [];
  const checks: CheckLine[] = [];
  const inTables = new Set<number>();
  let date: ReadDate | undefined;
  let before: Before | undefined;
  for (const block of tableBlocks(rows)) {
    if (block.heading) for (let row = block.heading.from; row < block.heading.to; row++) inTables.add(row);
    const isSame = isSameHeading(rows, block.heading, before?.heading);
    const goesOn = before?.isBeneath === true && (isSame || before.heading === block.heading);
    const beneath = !block.heading || block.kind === 'transactions' ? datesBeneath(block, goesOn) : undefined;
    if (beneath || block.kind === 'transactions') {
      const columnsBefore = isSame || (goesOn && beneath) ? before?.columns : undefined;
      const read = readBlock(block, date, columnsBefore, beneath);
      before = { heading: block.heading, columns: read.columns, isBeneath: beneath !== undefined };
      for (const line of read.lines) lines.push(line);
      for (const balance of read.balances) balances.push(balance);
      for (const row of read.rows) inTables.add(row);
      date = read.dateBehind ?? date;
    } else if (block.kind === 'checks') {
      const read = readChecks(block);
      for (const check of read.checks) checks.push(check);
      for (const row of read.rows) inTables.add(row);
    } else if (block.kind === 'dailyBalances') {
      for (const row of block.rows) if (row.date) inTables.add(row.index);
    }
  }
  return { lines, balances, checks, inTables };
});

/** The heading of the page before, or the same one printed again. */
const isSameHeading = (
  rows: readonly Row[],
  one: TableHeading | undefined,
  other: TableHeading | undefined,
): boolean => one !== undefined && other !== undefined && rows[one.from]?.folded === rows[other.from]?.folded;

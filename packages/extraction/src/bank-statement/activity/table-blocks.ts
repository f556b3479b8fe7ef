import { startsWithSmallLetter } from '../../layout/characters.js';
import type { Row } from '../../layout/rows.js';
import { AMOUNT_ROLES, type ColumnRole } from './column-roles.js';
import { beginsDays, isDayHeading, labelOfDays, MIN_DAYS } from './day-headings.js';
import { headingAt, type TableHeading } from './headings.js';
import { rowDate } from './row-date.js';
import { type SectionKind, sectionKind } from './section-titles.js';

/** What the rows of a block list. */
export type BlockKind = 'transactions' | 'checks' | 'dailyBalances' | 'text';

/** Rows of one page under one title and one heading. */
export interface TableBlock {
  readonly kind: BlockKind;
  readonly section: SectionKind | undefined;
  readonly heading: TableHeading | undefined;
  readonly rows: readonly Row[];
  /** Transactions stand below the day that they are of. */
  readonly byDays: boolean;
  /** What stands beside each of these days; empty for nothing. */
  readonly dayLabel: string;
}

/**
 * Index of the row where the block's table begins, also where it goes on over page breaks under one heading.
 */
export const tableStart = ({ heading, rows }: TableBlock): number => heading?.from ?? rows[0]?.index ?? 0;

interface Open {
  section: SectionKind | undefined;
  heading: TableHeading | undefined;
  rows: Row[];
  byDays: boolean;
  /** Of the page before, where its list by days may go on here. */
  daysBefore: readonly Row[];
}

/** Rows with a date and an amount that make a table where no heading could be read. */
const MIN_ROWS_WITHOUT_HEADING = 3;

/**
 * Cuts the document at titles, headings and page breaks. A table goes on over a page break under the heading
 * it has.
 */
export function tableBlocks(rows: readonly Row[]): TableBlock[] {
  const blocks: TableBlock[] = [];
  const dayLabel = labelOfDays(rows);
  let open: Open = { section: undefined, heading: undefined, rows: [], byDays: false, daysBefore: [] };
  const next = (section: SectionKind | undefined, heading: TableHeading | undefined, byDays = false) => {
    const { daysBefore, ...block } = open;
    if (open.rows.length > 0) blocks.push({ ...block, dayLabel, kind: kindOf(open, dayLabel) });
    open = { section, heading, rows: [], byDays, daysBefore: byDays && open.byDays ? open.rows : [] };
  };
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index];
    if (!row) break;
    const heading = headingAt(rows, index);
    if (heading) {
      next(open.section, heading);
      index = heading.to - 1;
      continue;
    }
    const section = titleOf(row, rows[index + 1]);
    if (section) next(section, isSameTable(section, open) ? open.heading : undefined);
    else if (open.rows.at(-1) && open.rows.at(-1)?.line.page !== row.line.page)
      next(open.section, open.heading, open.byDays);
    else if (!open.heading && !open.byDays && beginsDays(rows, index, dayLabel))
      next(open.section, undefined, true);
    open.rows.push(row);
  }
  next(undefined, undefined);
  return blocks;
}

/**
 * A title between the rows of a table whose heading stands above all of them: `Deposits`, then `Withdrawals`,
 * under one line of headings.
 */
const isSameTable = (section: SectionKind, { heading, rows }: Open): boolean =>
  heading !== undefined &&
  (section === 'deposits' || section === 'withdrawals') &&
  rows.every(({ line }) => line.page === heading.page) &&
  heading.headings.some(({ role }) => role === 'amount');

function titleOf(row: Row, below: Row | undefined): SectionKind | undefined {
  if (row.date || row.dates[0]?.start === 0 || row.figures.some(({ isMoney }) => isMoney)) return undefined;
  const [first, ...others] = row.cells;
  if (!first || others.length > 1) return undefined;
  const kind = sectionKind(first.folded);
  // A line of text under a transaction may read like a title; a title is followed by something other than its
  // like.
  return kind && below && !/[.;:]$/u.test(first.text.trim()) && !startsWithSmallLetter(first.text)
    ? kind
    : undefined;
}

/**
 * A list by days that began on the page before: another day, or an amount in its column, where the page
 * begins.
 */
function goesOnByDays({ rows, daysBefore }: Open, dayLabel: string): boolean {
  if (daysBefore.length === 0) return false;
  if (rows.some((row) => isDayHeading(row, dayLabel))) return true;
  const first = rows.slice(0, MAX_ROWS_BEFORE_LIST).find(({ money }) => money.length > 0);
  const right = first?.money.at(-1)?.figure.box.x2;
  return (
    first !== undefined &&
    daysBefore.some(({ numbers }) => numbers.some(({ figure }) => isFlush(figure.box.x2, right, first)))
  );
}
const MAX_ROWS_BEFORE_LIST = 3;
const isFlush = (one: number, other: number | undefined, { line }: Row): boolean =>
  other !== undefined && Math.abs(one - other) < line.emWidth / 2;

function kindOf(open: Open, dayLabel: string): BlockKind {
  const { section, heading, rows, byDays } = open;
  const isListByDays =
    rows.filter((row) => isDayHeading(row, dayLabel)).length >= MIN_DAYS || goesOnByDays(open, dayLabel);
  if (byDays && section !== 'dailyBalances' && isListByDays) return 'transactions';
  const roles = new Set<ColumnRole>(heading?.headings.map(({ role }) => role));
  const isListed = roles.has('description') || roles.has('checkNumber');
  const hasAmount = [...AMOUNT_ROLES].some((role) => roles.has(role)) || (roles.has('money') && isListed);
  if (heading && !hasAmount) return 'dailyBalances';
  if (
    heading &&
    roles.has('checkNumber') &&
    !roles.has('balance') &&
    (!roles.has('description') || section === 'checks')
  )
    return 'checks';
  if (section === 'dailyBalances' && !roles.has('description')) return 'dailyBalances';
  if (heading && (roles.has('date') || hasAmount)) return 'transactions';
  if (section === 'checks') return 'checks';
  const dated = rows.filter((row) => row.money.length > 0 && rowDate(row, []) !== undefined).length;
  const listed = section === 'deposits' || section === 'withdrawals' || section === 'activity';
  return dated >= (listed ? 1 : MIN_ROWS_WITHOUT_HEADING) ? 'transactions' : 'text';
}

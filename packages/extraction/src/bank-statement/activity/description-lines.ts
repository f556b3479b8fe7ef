import { unionBox } from '@assay/media';
import { sharedWidth } from '../../layout/columns.js';
import type { StatementRow } from '../page/statement-rows.js';
import type { ActivityLine } from './activity-line.js';
import type { MoneyColumn } from './columns-of-block.js';
import type { Heading } from './headings.js';
import { rowDate } from './row-date.js';
import type { TableRow } from './table-row.js';
import { wordsOfTime } from './time-of-day.js';

/** One line of a description. */
export type DescriptionLine = ActivityLine['description'][number];

/** A transaction whose description may go on. */
export interface Draft extends ActivityLine {
  readonly description: DescriptionLine[];
}

const MAX_DESCRIPTION_LINES = 8;
/** A further line stands this near: in usual distances of lines, in its own heights, and at most. */
const NEAR_PITCH = 1.15;
const NEAR_HEIGHTS = 2.2;
const MAX_HEIGHTS = 2.5;
/** Where it begins exactly under the description, tables with wide lines may set it a full line below. */
const MAX_FLUSH_HEIGHTS = 3.4;
const FLUSH_EM = 0.3;
/**
 * What repeats at the foot of pages is a further line where it stands as close as lines of one text do,
 * exactly under the description.
 */
const TIGHT_HEIGHTS = 1.6;
/** A further line begins under the description, indented at most so far. */
const MAX_INDENT_EM = 6;
/** A line above an amount belongs to it within this many usual distances. */
const ABOVE_PITCH = 1.2;

/**
 * Lines right above an amount that belong to it: where the amount has no words of its own, or the line above
 * has the date but no amount.
 */
export function aboveOf(
  row: StatementRow,
  pending: readonly StatementRow[],
  pitch: number,
  datedOnly: boolean,
): StatementRow[] {
  return pending.filter(
    (one) =>
      !one.isMargin &&
      (!datedOnly || one.date !== undefined) &&
      row.line.page === one.line.page &&
      row.line.box.y1 - one.line.box.y1 < pitch * ABOVE_PITCH,
  );
}

/**
 * A line taken for the end of the transaction above, though it stands nearer to this amount, whose own line
 * has no words.
 */
export function nearerThanBefore(
  row: StatementRow,
  last: StatementRow | undefined,
  before: Draft | undefined,
): DescriptionLine[] {
  const lastLine = before?.description.at(-1);
  const first = before?.description.at(-2);
  if (!before || !lastLine || !first || last?.line.box !== lastLine.box) return [];
  if (row.line.box.y1 - lastLine.box.y1 >= lastLine.box.y1 - first.box.y1) return [];
  return before.description.splice(-1);
}

/** A line with a date but without an amount: its words. */
export function textBehindDate(row: StatementRow, headings: readonly Heading[]): DescriptionLine {
  const dated = rowDate(row, headings);
  const words = row.line.words.filter((_, index) => !dated?.words.has(index));
  return { words, box: unionBox(words.map(({ box }) => box)) ?? row.line.box, page: row.line.page };
}

export const lineOfText = ({ line }: StatementRow) => ({ words: line.words, box: line.box, page: line.page });

/**
 * Between a time and what it is the time of stands at least this much, in widths of an m: less, and it is a
 * part of the words.
 */
const TIME_APART_EM = 1.2;

/**
 * The words behind a time that stands in a column of its own before them: `15:20   TED recebida`,
 * `15:20 h   SPEI`; all of them where none does.
 */
function wordsBehindTime(
  words: StatementRow['line']['words'],
  emWidth: number,
): StatementRow['line']['words'] {
  const count = wordsOfTime(words);
  const last = words[count - 1];
  const next = words[count];
  return last && next && next.box.x1 - last.box.x2 > TIME_APART_EM * emWidth ? words.slice(count) : words;
}

/**
 * `20:23   Ana Souza` below `29/10/2024   Pix enviado`: the time stands under the date, and the description
 * goes on beside it.
 */
export function rowBehindTime(row: StatementRow): StatementRow {
  const words = wordsBehindTime(row.line.words, row.line.emWidth);
  const box = unionBox(words.map((word) => word.box));
  return words === row.line.words || !box ? row : { ...row, line: { ...row.line, words, box } };
}

/** The parts of a row whose words stand behind a time. */
export function partsBehindTime(parts: TableRow): TableRow {
  const { row, rest } = parts;
  const words = wordsBehindTime(rest.words, row.line.emWidth);
  const box = unionBox(words.map((word) => word.box));
  return words === rest.words || !box ? parts : { ...parts, rest: { ...rest, words, box } };
}

const heightOf = ({ line }: StatementRow): number => line.box.y2 - line.box.y1;

/**
 * A further line of the description: right below, in its column, without money of its own.
 * @param isDated whether it has a date in the table's column of dates
 */
export function continues(
  row: StatementRow,
  last: StatementRow | undefined,
  line: Draft | undefined,
  columns: readonly MoneyColumn[],
  pitch: number,
  isDated: boolean,
): boolean {
  const first = line?.description[0];
  if (!last || !line || isDated || line.description.length >= MAX_DESCRIPTION_LINES) return false;
  if (last.index !== row.index - 1 || last.line.page !== row.line.page) return false;
  const height = Math.min(heightOf(row), heightOf(last));
  const drop = row.line.box.y1 - last.line.box.y1;
  // Under a day a slanting page may part an amount from its words, which then stand right below it, to its
  // left.
  if (!first && line.dateAbove)
    return !row.isMargin && drop < TIGHT_HEIGHTS * height && row.line.box.x2 <= line.amount.box.x1;
  const isFlush =
    first !== undefined && Math.abs(row.line.box.x1 - first.box.x1) < FLUSH_EM * row.line.emWidth;
  if (row.isMargin && (!isFlush || drop > TIGHT_HEIGHTS * height)) return false;
  if (
    drop > Math.max(NEAR_PITCH * pitch, NEAR_HEIGHTS * height) ||
    drop > (isFlush ? MAX_FLUSH_HEIGHTS : MAX_HEIGHTS) * height
  )
    return false;
  const money = columns[0];
  if (
    money &&
    row.line.box.x2 > money.x2 &&
    columns.some((column) => sharedWidth(column, row.line.box) > 0.5)
  )
    return false;
  const dateEdge = line.date?.box.x2 ?? 0;
  const start = first ? first.box.x1 : dateEdge;
  const isIndented =
    row.line.box.x1 >= start - row.line.emWidth &&
    row.line.box.x1 <= start + MAX_INDENT_EM * row.line.emWidth;
  return (
    isIndented || (first !== undefined && row.line.box.x2 < line.amount.box.x1 && isUnderCell(row, first))
  );
}

/**
 * Under a description of two cells, as `Pix enviado     Ana Souza - Banco`, it may go on under the second.
 */
function isUnderCell({ line }: StatementRow, { words }: DescriptionLine): boolean {
  return words.some(({ box }, index) => {
    const before = words[index - 1];
    return (
      before &&
      box.x1 - before.box.x2 > MIN_CELL_GAP_EM * line.emWidth &&
      Math.abs(line.box.x1 - box.x1) < FLUSH_EM * line.emWidth
    );
  });
}
const MIN_CELL_GAP_EM = 1;

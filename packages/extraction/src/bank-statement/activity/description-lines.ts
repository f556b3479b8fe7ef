import { type Box, type TextWord, unionBox } from '@assay/media';
import { sharedWidth } from '../../layout/columns.js';
import type { Row } from '../../layout/rows.js';
import type { ActivityLine } from './activity-line.js';
import type { MoneyColumn } from './money-columns.js';

/** One line of a description. */
export type DescriptionLine = ActivityLine['description'][number];

/** A transaction whose description may go on. */
export interface Draft extends ActivityLine {
  readonly description: DescriptionLine[];
}

const MAX_DESCRIPTION_LINES = 8;
/**
 * A further line stands this near, in its own heights: anywhere; exactly under the description; as lines of
 * one text do.
 */
const MAX_DROP = 2.5;
const MAX_FLUSH_DROP = 3.4;
const TIGHT_DROP = 1.6;
/** Lines that begin one below the other agree within this many letter heights. */
export const FLUSH_EM = 0.3;
/** A further line begins under the description, indented at most so far. */
const MAX_INDENT_EM = 6;
const MIN_CELL_GAP_EM = 1;

export const lineOf = ({ line }: Row, words: readonly TextWord[]): DescriptionLine => ({
  words,
  box: unionBox(words.map(({ box }) => box)) ?? line.box,
  page: line.page,
});

/**
 * A line taken for the end of the transaction above, though it stands nearer to this amount, whose own line
 * has no words.
 */
export function isStolen(row: Row, last: Row | undefined, before: Draft | undefined): boolean {
  const [first, line] = before?.description.slice(-2) ?? [];
  if (!first || !line || last?.line.box !== line.box) return false;
  return row.line.box.y1 - line.box.y1 < line.box.y1 - first.box.y1;
}

/** Whether a row without an amount is a further line of a description: right below, in its column. */
export function goesOn(
  row: Row,
  own: Box,
  last: Row | undefined,
  line: Draft | undefined,
  columns: readonly MoneyColumn[],
): boolean {
  if (!last || !line || line.description.length >= MAX_DESCRIPTION_LINES) return false;
  if (last.index !== row.index - 1 || last.line.page !== row.line.page) return false;
  const first = line.description[0];
  const { emWidth } = row.line;
  const drop = (own.y1 - last.line.box.y1) / Math.min(heightOf(row), heightOf(last));
  // Under a day a slanting page may part an amount from its words, which then stand right below it, to its
  // left.
  if (!first && line.dateAbove) return !row.isMargin && drop < TIGHT_DROP && own.x2 <= line.amount.box.x1;
  const isFlush = first !== undefined && Math.abs(own.x1 - first.box.x1) < FLUSH_EM * emWidth;
  if (row.isMargin && !isFlush) return false;
  if (drop > (row.isMargin ? TIGHT_DROP : isFlush ? MAX_FLUSH_DROP : MAX_DROP)) return false;
  const money = columns[0];
  if (money && own.x2 > money.x2 && columns.some((column) => sharedWidth(column, own) > 0.5)) return false;
  const indent = (own.x1 - (first?.box.x1 ?? line.date?.box.x2 ?? 0)) / emWidth;
  if (indent >= -1 && indent <= MAX_INDENT_EM) return true;
  return first !== undefined && own.x2 < line.amount.box.x1 && isUnderCell(own, first, emWidth);
}

const heightOf = ({ line }: Row): number => line.box.y2 - line.box.y1;

/**
 * Under a description of two cells, as `Pix enviado     Ana Souza - Banco`, it may go on under the second.
 */
const isUnderCell = (own: Box, { words }: DescriptionLine, emWidth: number): boolean =>
  words.some(({ box }, index) => {
    const gap = box.x1 - (words[index - 1]?.box.x2 ?? 1);
    return gap > MIN_CELL_GAP_EM * emWidth && Math.abs(own.x1 - box.x1) < FLUSH_EM * emWidth;
  });

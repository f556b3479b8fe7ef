import type { DocumentText, TextWord } from '@assay/media';
import type { FoundFigure } from '../amounts/find-figures.js';
import { type DateOrder, dateOrderOf } from '../dates/read-dates.js';
import type { FieldInput } from '../fields/types.js';
import type { Cell } from '../layout/cells.js';
import type { Row } from '../layout/rows.js';
import { documentRows } from './document-rows.js';

/** Pay stubs, invoices and forms have some hundreds; what follows is not looked at. */
const MAX_ROWS = 3_000;
/**
 * Words that are looked at: some 15 dense pages. Each is compared with labels, headings and figures around
 * it.
 */
const MAX_WORDS = 8_000;

/** A document as readers of its fields look at it. */
export interface PageView {
  readonly text: DocumentText;
  /** In reading order; a cell's `line` is the place of its row. */
  readonly rows: readonly Row[];
  readonly cells: readonly Cell[];
  /** Which of `03/04/2026` is the day. */
  readonly order: DateOrder;
}

/** The first pages, as far as forms, invoices and stubs go. */
export function pageView({ text, country }: FieldInput): PageView {
  const all = documentRows(text).rows;
  let words = 0;
  const end = all.findIndex(({ line, index }) => {
    words += line.words.length;
    return words > MAX_WORDS || index === MAX_ROWS;
  });
  const rows = end < 0 ? all : all.slice(0, end);
  return { text, rows, cells: rows.flatMap(({ wholeCells }) => wholeCells), order: orderOf(rows, country) };
}

/** All pages, and their cells outside of the tables, cut at marks. */
export function viewBeside({ text, country }: FieldInput, inTables: ReadonlySet<number>): PageView {
  const { rows } = documentRows(text);
  const cells = rows.flatMap((row) => (inTables.has(row.index) ? [] : row.cells));
  return { text, rows, cells, order: orderOf(rows, country) };
}

const orderOf = (rows: readonly Row[], country: FieldInput['country']): DateOrder =>
  dateOrderOf(
    rows.map((row) => row.text),
    country,
  );

/** The numbers of a row that stand within some of its words, left to right. */
export function figuresIn(row: Row | undefined, words: readonly TextWord[]): FoundFigure[] {
  const [first, last] = [words[0], words.at(-1)];
  if (!row || !first || !last) return [];
  const stated = new Set([...row.figures, ...row.entries.flatMap(({ figures }) => figures)]);
  return [...stated]
    .filter(({ figure: { box } }) => box.x2 > first.box.x1 && box.x1 < last.box.x2)
    .sort((a, b) => a.figure.box.x1 - b.figure.box.x1);
}

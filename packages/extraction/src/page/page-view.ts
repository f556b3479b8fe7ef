import type { DocumentText, TextWord } from '@assay/media';
import type { FoundFigure } from '../amounts/find-figures.js';
import { type DateOrder, dateOrderOf } from '../dates/read-dates.js';
import type { FieldInput } from '../fields/types.js';
import type { Cell } from '../layout/cells.js';
import { type PrintedRows, printedRows } from '../layout/printed-rows.js';
import type { Row } from '../layout/rows.js';

/** A document as readers of its fields look at it: its lines cut into cells and figures, made once. */
export interface PageView {
  readonly text: DocumentText;
  /** In reading order; a cell's `line` is the place of its row. */
  readonly rows: readonly Row[];
  readonly cells: readonly Cell[];
  readonly wordGapEm: PrintedRows['wordGapEm'];
  /** Which of `03/04/2026` is the day. */
  readonly order: DateOrder;
}

export function pageView({ text, country }: FieldInput): PageView {
  const { rows, cells, wordGapEm } = printedRows(text);
  const texts = cells.map((cell) => cell.text);
  return { text, rows, cells, wordGapEm, order: dateOrderOf(texts, country) };
}

/** The numbers of a row that stand within some of its words, left to right. */
export function figuresIn(row: Row | undefined, words: readonly TextWord[]): FoundFigure[] {
  const [first, last] = [words[0], words.at(-1)];
  if (!row || !first || !last) return [];
  const stated = new Set([...row.figures, ...row.entries.flatMap(({ figures }) => figures)]);
  return [...stated]
    .filter(({ figure: { box } }) => box.x2 > first.box.x1 && box.x1 < last.box.x2)
    .sort((a, b) => a.figure.box.x1 - b.figure.box.x1);
}

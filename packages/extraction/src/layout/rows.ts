import { type Box, type PrintedText, type TextLine, type TextWord, unionBox } from '@assay/media';
import { type FoundFigure, findFigures } from '../amounts/find-figures.js';
import type { DecimalMark } from '../amounts/parse-number.js';
import { leadingDate } from '../dates/find-date.js';
import { type DateInText, datesIn } from '../dates/printed-dates.js';
import { CELL_GAP_EM } from './cell-gap.js';
import { type Cell, cellIn, cellsOf } from './cells.js';
import { foldText } from './fold-text.js';

/**
 * Tables of money are narrower. A line of thousands of numbers is not read: figures of a row are compared
 * with each other.
 */
const MAX_FIGURES_PER_ROW = 40;

/** A label and the numbers to its right, up to the next label. */
export interface Entry {
  readonly label: string;
  /** {@link label} as it is compared. */
  readonly folded: string;
  /** Of the label; of the first figure where there is none. */
  readonly labelBox: Box;
  readonly figures: readonly FoundFigure[];
}

/** A visual line of a page, cut into what belongs together. */
export interface Row {
  readonly line: TextLine;
  /** Place in the document, from 0. */
  readonly index: number;
  readonly date: PrintedText | undefined;
  /** All numbers of the line, left to right, also those closely behind words; of a line of thousands the first. */
  readonly numbers: readonly FoundFigure[];
  /** Numbers that stand in cells of their own, left to right. Those within a sentence are left out. */
  readonly figures: readonly FoundFigure[];
  /**
   * Besides these, numbers with a currency wherever they stand: `Subtotal $20.00 Tax $1.60`; amounts that end or begin
   * their cell: `Total 1,815.88` with a single space between.
   */
  readonly entries: readonly Entry[];
  readonly text: string;
  /** {@link text} as it is compared. */
  readonly folded: string;
  /** All dates of {@link text}. */
  readonly dates: readonly DateInText[];
  /** Left to right, figures among them. */
  readonly wholeCells: readonly Cell[];
  /** The same, cut where a mark sets parts of a line apart. */
  readonly cells: readonly Cell[];
  /** Place in the line of the first word of each cell. */
  readonly starts: readonly number[];
  /** How far apart words of letters stand in different cells, in letter heights, by the measure of the page. */
  readonly wordGapEm: number | undefined;
  /** Printed on several pages at the same height, digits aside: a header or footer. */
  readonly isMargin: boolean;
}

/** What is known of a line by the others of its page and document. */
export type Surroundings = Pick<Row, 'wordGapEm' | 'isMargin'> & { readonly mark: DecimalMark };

/** @param index place in the document, from 0 */
export function readRow(line: TextLine, index: number, { mark, wordGapEm, isMargin }: Surroundings): Row {
  const numbers = findFigures(line, mark);
  const date = leadingDate(line);
  const dateWords = date?.text.split(' ').length ?? 0;
  const found = numbers.filter(({ from }) => from >= dateWords);
  const all = found.length <= MAX_FIGURES_PER_ROW ? found : [];
  const figures = all.filter((figure) => standsAlone(line, figure, all));
  const isStated = (figure: FoundFigure): boolean =>
    figure.hasCurrency ||
    figures.includes(figure) ||
    (figure.isMoney && (isEdge(line, figure.to, figure.to - 1, all) || beginsCell(line, figure, all)));
  const stated = all.filter(isStated);
  const text = line.words.map((word) => word.text).join(' ');
  const wholeCells = cellsOf(line, index, wordGapEm);
  const cells = wholeCells.flatMap((cell) => cutAtMarks(cell, line));
  return {
    line,
    index,
    date,
    numbers: numbers.slice(0, MAX_FIGURES_PER_ROW),
    figures,
    entries: entriesOf(line, stated),
    text,
    folded: foldText(text),
    dates: datesIn(text),
    wholeCells,
    cells,
    starts: startsOf(cells, line),
    wordGapEm,
    isMargin,
  };
}

/** Marks that set parts of a line apart where no gap does: `Everyday Account · 1234 5678`. */
const DIVIDER = /^[·•|]$/u;

function cutAtMarks(cell: Cell, line: TextLine): Cell[] {
  const marks = cell.words.flatMap(({ text }, index) => (DIVIDER.test(text) ? [index] : []));
  if (marks.length === 0) return [cell];
  const parts = [-1, ...marks].map((mark, place) => cell.words.slice(mark + 1, marks[place]));
  return parts.flatMap((words) => cellIn(line, cell.line, words) ?? []);
}

function startsOf(cells: readonly Cell[], { words }: TextLine): number[] {
  let at = 0;
  return cells.map((cell) => {
    while (at < words.length && words[at] !== cell.words[0]) at += 1;
    return at;
  });
}

/** A row without the amounts that stand closely behind words or before them: sums are held against surer ones. */
export function withFiguresApart(row: Row): Row {
  const isApart = (found: FoundFigure): boolean => found.hasCurrency || row.figures.includes(found);
  const stated = row.entries.flatMap(({ figures }) => figures);
  return stated.every(isApart) ? row : { ...row, entries: entriesOf(row.line, stated.filter(isApart)) };
}

/** A number in a cell of its own, with other numbers at most: `5  361.67`, not `over 20.00 dollars`. */
function standsAlone(line: TextLine, { from, to }: FoundFigure, all: readonly FoundFigure[]): boolean {
  return isEdge(line, from - 1, from, all) && isEdge(line, to, to - 1, all);
}

/** `Salary    1,410.80 Income tax    88.78`: the next column follows closely. */
const beginsCell = (line: TextLine, { from }: FoundFigure, all: readonly FoundFigure[]): boolean =>
  from > 0 && isEdge(line, from - 1, from, all);

function isEdge(
  { words, emWidth }: TextLine,
  outside: number,
  inside: number,
  all: readonly FoundFigure[],
): boolean {
  const other = words[outside];
  const own = words[inside];
  if (!other || !own) return true;
  const gap = Math.max(other.box.x1 - own.box.x2, own.box.x1 - other.box.x2);
  return gap > CELL_GAP_EM * emWidth || all.some(({ from, to }) => outside >= from && outside < to);
}

function entriesOf(line: TextLine, figures: readonly FoundFigure[]): Entry[] {
  const entries: Entry[] = [];
  let label: TextWord[] = [];
  let ofLabel: FoundFigure[] = [];
  const endEntry = () => {
    if (ofLabel.length > 0) entries.push(entryOf(label, ofLabel));
    label = [];
    ofLabel = [];
  };
  for (let index = 0; index < line.words.length; index++) {
    const figure = figures.find(({ from }) => from === index);
    const word = line.words[index];
    if (figure) {
      ofLabel.push(figure);
      index = figure.to - 1;
    } else if (word) {
      if (ofLabel.length > 0) endEntry();
      label.push(word);
    }
  }
  endEntry();
  return entries;
}

function entryOf(label: readonly TextWord[], figures: readonly FoundFigure[]): Entry {
  const text = label.map((word) => word.text).join(' ');
  const labelBox = unionBox(label.map((word) => word.box)) ??
    figures[0]?.figure.box ?? { x1: 0, y1: 0, x2: 0, y2: 0 };
  return { label: text, folded: foldText(text), labelBox, figures };
}

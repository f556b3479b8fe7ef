import { type Box, type PrintedText, type TextLine, type TextWord, unionBox } from '@assay/media';
import { type FoundFigure, findFigures } from '../amounts/find-figures.js';
import type { DecimalMark } from '../amounts/parse-number.js';
import { type DateInText, datesIn } from '../dates/printed-dates.js';
import { type Cell, cellIn, cellsOf, partsBetween, wordsOfSpan } from './cells.js';
import { foldText, isDash, isDivider, textOf } from './characters.js';

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
  /**
   * All numbers of the line, left to right, also those closely behind words; of a line of thousands the
   * first.
   */
  readonly numbers: readonly FoundFigure[];
  /** Those of them that are money. */
  readonly money: readonly FoundFigure[];
  /** Numbers that stand in cells of their own, left to right. Those within a sentence are left out. */
  readonly figures: readonly FoundFigure[];
  /**
   * Besides these, numbers with a currency wherever they stand: `Subtotal $20.00 Tax $1.60`; amounts that end
   * or begin their cell: `Total 1,815.88` with a single space between.
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
  /**
   * How far apart words of letters stand in different cells, in letter heights, by the measure of the page.
   */
  readonly wordGapEm: number | undefined;
  /** Printed on several pages at the same height, digits aside: a header or footer. */
  readonly isMargin: boolean;
}

/** What is known of a line by the others of its page and document. */
export type Surroundings = Pick<Row, 'wordGapEm' | 'isMargin'> & { readonly mark: DecimalMark };

/** @param index place in the document, from 0 */
export function readRow(line: TextLine, index: number, { mark, wordGapEm, isMargin }: Surroundings): Row {
  const numbers = findFigures(line, mark);
  const text = textOf(line.words);
  const dates = datesIn(text);
  const date = leadingDate(line, text, dates);
  const dateWords = date?.text.split(' ').length ?? 0;
  const first = numbers.slice(0, MAX_FIGURES_PER_ROW);
  const found = numbers.filter(({ from }) => from >= dateWords);
  const all = found.length <= MAX_FIGURES_PER_ROW ? found : [];
  const wholeCells = cellsOf(line, index, wordGapEm);
  const edge = edgesOf(line.words.length, startsOf(wholeCells, line), all);
  // A number in a cell of its own, with other numbers at most: `5  361.67`, not `over 20.00 dollars`.
  const figures = all.filter((one) => edge.begin(one) && edge.end(one));
  // `Salary    1,410.80 Income tax    88.78`: the next column follows closely.
  const beginsOrEnds = (one: FoundFigure): boolean => edge.end(one) || (one.from > 0 && edge.begin(one));
  const stated = all.filter(
    (one) => one.hasCurrency || figures.includes(one) || (one.isMoney && beginsOrEnds(one)),
  );
  const cells = wholeCells.flatMap((cell) => cutAtMarks(cell, line));
  return {
    line,
    index,
    date,
    numbers: first,
    money: first.filter(({ isMoney }) => isMoney),
    figures,
    entries: entriesOf(line, stated),
    text,
    folded: foldText(text),
    dates,
    wholeCells,
    cells,
    starts: startsOf(cells, line),
    wordGapEm,
    isMargin,
  };
}

/** What goes on with a word or a number behind a date: `27 DEC/DEC`, `March 1-17`. */
const GOES_ON = /^[\p{L}\d/-]/u;

/** The date that a line begins with, in words of its own. */
function leadingDate(
  { words, page }: TextLine,
  text: string,
  [first]: readonly DateInText[],
): PrintedText | undefined {
  const span =
    first?.start === 0 && !GOES_ON.test(text.slice(first.end)) ? wordsOfSpan(words, 0, first.end) : undefined;
  const own = words.slice(0, span?.to ?? 0);
  const box = unionBox(own.map((word) => word.box));
  return box && { text: textOf(own), page, box };
}

function cutAtMarks(cell: Cell, line: TextLine): Cell[] {
  const parts = partsBetween(cell.words, isDivider);
  return parts.length === 1 ? [cell] : parts.flatMap((words) => cellIn(line, cell.line, words) ?? []);
}

function startsOf(cells: readonly Cell[], { words }: TextLine): number[] {
  let at = 0;
  return cells.map((cell) => {
    while (at < words.length && words[at] !== cell.words[0]) at += 1;
    return at;
  });
}

/**
 * A row without the amounts that stand closely behind words or before them: sums are held against surer ones.
 */
export function withFiguresApart(row: Row): Row {
  const isApart = (found: FoundFigure): boolean => found.hasCurrency || row.figures.includes(found);
  const stated = row.entries.flatMap(({ figures }) => figures);
  return stated.every(isApart) ? row : { ...row, entries: entriesOf(row.line, stated.filter(isApart)) };
}

/** The numbers before which a cell, or another number, ends, and those behind which one begins. */
function edgesOf(
  words: number,
  starts: readonly number[],
  numbers: readonly FoundFigure[],
): { readonly begin: (one: FoundFigure) => boolean; readonly end: (one: FoundFigure) => boolean } {
  const cells = new Set([0, ...starts, words]);
  const begins = new Set(numbers.map(({ from }) => from));
  const ends = new Set(numbers.map(({ to }) => to));
  return {
    begin: ({ from }) => cells.has(from) || ends.has(from),
    end: ({ to }) => cells.has(to) || begins.has(to),
  };
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
      // `80.00   -   1,200.00`: a column without a figure.
      if (ofLabel.length > 0 && isDash(word.text)) continue;
      if (ofLabel.length > 0) endEntry();
      label.push(word);
    }
  }
  endEntry();
  return entries;
}

function entryOf(label: readonly TextWord[], figures: readonly FoundFigure[]): Entry {
  const text = textOf(label);
  const labelBox = unionBox(label.map((word) => word.box)) ??
    figures[0]?.figure.box ?? { x1: 0, y1: 0, x2: 0, y2: 0 };
  return { label: text, folded: foldText(text), labelBox, figures };
}

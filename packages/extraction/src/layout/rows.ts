import { type Box, type PrintedText, type TextLine, type TextWord, unionBox } from '@assay/media';
import { type FoundFigure, findFigures } from '../amounts/find-figures.js';
import type { DecimalMark } from '../amounts/parse-number.js';
import { leadingDate } from '../dates/find-date.js';
import { foldText } from './fold-text.js';

/**
 * Words further apart than this many letter heights stand in different cells: a space takes a third of one.
 */
const CELL_GAP_EM = 1.1;

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
  /** Besides these, numbers with a currency wherever they stand: `Subtotal $20.00 Tax $1.60`. */
  readonly entries: readonly Entry[];
  readonly folded: string;
}

/**
 * @param index place in the document, from 0
 * @param behindWords an amount that ends or begins its cell counts as one with its words: `Total 1,815.88`
 * with a single space between
 */
export function readRow(line: TextLine, index: number, mark: DecimalMark, behindWords = false): Row {
  const numbers = findFigures(line, mark);
  const date = leadingDate(line);
  const dateWords = date?.text.split(' ').length ?? 0;
  const found = numbers.filter(({ from }) => from >= dateWords);
  const all = found.length <= MAX_FIGURES_PER_ROW ? found : [];
  const figures = all.filter((figure) => standsAlone(line, figure, all));
  const isStated = (figure: FoundFigure): boolean =>
    figure.hasCurrency ||
    figures.includes(figure) ||
    (behindWords &&
      figure.isMoney &&
      (isEdge(line, figure.to, figure.to - 1, all) || beginsCell(line, figure, all)));
  const stated = all.filter(isStated);
  const text = line.words.map((word) => word.text).join(' ');
  return {
    line,
    index,
    date,
    numbers: numbers.slice(0, MAX_FIGURES_PER_ROW),
    figures,
    entries: entriesOf(line, stated),
    folded: foldText(text),
  };
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

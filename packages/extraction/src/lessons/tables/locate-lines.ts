import { isCenteredIn, type TextWord, unionBox } from '@assay/media';
import type { Row } from '../../layout/rows.js';
import { kindOfPath } from '../field-kinds.js';
import type { KeyedDocument, Place } from '../keyed-page.js';
import type { KeyOf } from '../types.js';
import { dayCells, numberCells, type PrintedCell } from './line-cells.js';
import type { LineCell, ListLine } from './list-lines.js';
import { printedText } from './printed-text.js';

/** A cell of a line where it is printed. */
export interface LocatedCell {
  readonly value: string | number;
  readonly isCorrected: boolean;
  /** Of a text its first line. */
  readonly words: readonly TextWord[];
  /** Of a text all its lines. */
  readonly all: readonly TextWord[];
  readonly place: Place;
  readonly printed?: PrintedCell;
}

/** A line of a list and the printed line that its amount stands in. */
export interface LocatedLine {
  readonly line: ListLine;
  readonly row: Row;
  readonly cells: ReadonlyMap<string, LocatedCell>;
  /** What was read and is not on the document, where no other of its cells stands. */
  readonly gone: ReadonlyMap<string, LocatedCell>;
}

/** A cent: amounts are sums of binary fractions. */
const SAME_AMOUNT = 0.005;
/** A number tells a line better than a day or a text do. */
const NUMBER_COUNTS = 2;
/** Lists of documents that people correct are shorter; each line is looked for among all that print its amount. */
const MOST_LINES = 400;

/** Where the lines of lists are printed; those that are printed nowhere, or only in part, are left out. */
export function locateLines(
  lines: readonly ListLine[],
  document: KeyedDocument,
  near: number | undefined,
  keyOf: KeyOf,
): LocatedLine[] {
  const numbers = new Map(document.view.rows.map((row) => [row, numberCells(row, keyOf)]));
  const days = (row: Row): PrintedCell[] => dayCells(row, document, near);
  const used = new Set<string>();
  return lines.slice(0, MOST_LINES).flatMap((line) => {
    const found = [...numbers].flatMap(([row, printed]) => {
      const cells = new Map<string, LocatedCell>();
      for (const [name, cell] of line.cells) {
        if (typeof cell.value !== 'number') continue;
        const at = printed.filter((one) => isSame(one, cell) && isWhereRead(one.words, row, cell, document));
        const free = at.find(({ words }) => !used.has(keyOfWords(line, words)));
        if (free) cells.set(name, locatedCell(cell, free.words, free.words, row, document, free));
      }
      if (![...cells.keys()].some((name) => name !== 'balance')) return [];
      const kindOf = (name: string) => kindOfPath(`${line.list}[0].${name}`);
      for (const [name, cell] of line.cells) {
        const text = kindOf(name) === 'text' ? printedText(row, String(cell.value), document) : undefined;
        if (text) cells.set(name, locatedCell(cell, text[0] ?? [], text.flat(), row, document));
      }
      for (const [name, cell] of line.cells) {
        const day = kindOf(name) === 'date' ? nearestDay(cell, row, cells, document, days) : undefined;
        if (day) cells.set(name, day);
      }
      return [{ line, row, cells, score: scoreOf(cells) }];
    });
    const [best] = found.sort((one, other) => other.score - one.score);
    if (!best) return [];
    for (const { words, printed } of best.cells.values()) if (printed) used.add(keyOfWords(line, words));
    return [{ line, row: best.row, cells: best.cells, gone: goneOf(line, best, document) }];
  });
}

const keyOfWords = ({ list }: ListLine, words: readonly TextWord[]): string =>
  `${list} ${words.map(({ box }) => `${box.x1} ${box.y1}`).join(' ')}`;

const scoreOf = (cells: ReadonlyMap<string, LocatedCell>): number =>
  [...cells.values()].reduce((sum, { value }) => sum + (typeof value === 'number' ? NUMBER_COUNTS : 1), 0);

const isSame = ({ value }: PrintedCell, cell: LineCell): boolean =>
  Math.abs(Math.abs(Number(value)) - Math.abs(Number(cell.value))) <= SAME_AMOUNT;

/** What was read right stands where it was read. */
function isWhereRead(
  words: readonly TextWord[],
  row: Row,
  { isCorrected, read }: LineCell,
  document: KeyedDocument,
): boolean {
  const box = unionBox(words.map((word) => word.box));
  if (isCorrected || !read?.box || !box) return true;
  const shown = document.displayed(row.line.page, box);
  return read.page === row.line.page && (isCenteredIn(shown, read.box) || isCenteredIn(read.box, shown));
}

/** Of the places that print a day the one that stands nearest to the other cells: lists stand abreast. */
function nearestDay(
  cell: LineCell,
  row: Row,
  others: ReadonlyMap<string, LocatedCell>,
  document: KeyedDocument,
  days: (row: Row) => readonly PrintedCell[],
): LocatedCell | undefined {
  const width = ({ place }: LocatedCell): number => {
    const all = [...others.values()].map((one) => one.place).concat(place);
    return Math.max(...all.map(({ x2 }) => x2)) - Math.min(...all.map(({ x1 }) => x1));
  };
  return days(row)
    .filter(({ value }) => value === cell.value)
    .map((day) => locatedCell(cell, day.words, day.words, row, document, day))
    .sort((one, other) => width(one) - width(other))[0];
}

function locatedCell(
  { value, isCorrected }: LineCell,
  words: readonly TextWord[],
  all: readonly TextWord[],
  row: Row,
  document: KeyedDocument,
  printed?: PrintedCell,
): LocatedCell {
  const box = unionBox(words.map((word) => word.box)) ?? row.line.box;
  const place = document.placeOf(row.line.page, box);
  return { value: value ?? '', isCorrected, words, all, place, ...(printed && { printed }) };
}

/** What was read of a line in its printed line and is not on the document. */
function goneOf(
  line: ListLine,
  { row, cells }: Pick<LocatedLine, 'row' | 'cells'>,
  document: KeyedDocument,
): Map<string, LocatedCell> {
  const own = new Set([...cells.values()].flatMap(({ all }) => all));
  return new Map(
    line.read.flatMap(({ name: path, value, page, box }): [string, LocatedCell][] => {
      const name = path.slice(path.lastIndexOf('.') + 1);
      if (!line.absent.includes(name) || !box || page !== row.line.page) return [];
      const words = row.line.words.filter((word) => isCenteredIn(document.displayed(page, word.box), box));
      if (words.length === 0 || words.some((word) => own.has(word))) return [];
      return [[name, locatedCell({ value, isCorrected: false }, words, words, row, document)]];
    }),
  );
}

import { type Box, type TextLine, type TextWord, unionBox } from '@assay/media';
import { foldText } from './fold-text.js';
import { segmentsOf } from './segments.js';

/** A page of prose has a few words a cell; a line of thousands of words is cut off. */
const MAX_WORDS_PER_LINE = 400;

/** Words that stand together on one line of a document: a heading, a label, a value. */
export interface Cell {
  /** From 1. */
  readonly page: number;
  /** Place of its line in the document, from 0. */
  readonly line: number;
  readonly words: readonly TextWord[];
  readonly text: string;
  /** {@link text} as it is compared. */
  readonly folded: string;
  readonly box: Box;
  readonly emWidth: number;
}

/** Behind a comma or a hyphen the line goes on, even in a fixed pitch, where narrow marks leave wide gaps. */
const GOES_ON = /[,\u2013-]$/u;
const MAX_GAP_BEHIND_MARK_EM = 2.2;

/** In a fixed pitch a space is as wide as a letter, and columns are two spaces apart at least. */
const MAX_SPACE_PITCH = 1.9;

/** The cells of a line, left to right. @param wordGapEm as for segments */
export function cellsOf(line: TextLine, place: number, wordGapEm?: number): Cell[] {
  const words = line.words.slice(0, MAX_WORDS_PER_LINE);
  const cells: Cell[] = [];
  for (const { words: ofSegment, page, box, emWidth } of segmentsOf({ ...line, words }, wordGapEm)) {
    const before = cells.at(-1);
    const goesOn =
      before &&
      GOES_ON.test(before.text) &&
      /\p{L}/u.test(before.text) &&
      box.x1 - before.box.x2 <= MAX_GAP_BEHIND_MARK_EM * emWidth;
    const isNextWord =
      before !== undefined &&
      box.x1 - before.box.x2 <= MAX_SPACE_PITCH * pitchOf(before.words.at(-1), ofSegment[0]);
    const joins = goesOn || isNextWord;
    const cell = cellOf(joins ? [...before.words, ...ofSegment] : ofSegment, { page, line: place, emWidth });
    if (joins) cells.pop();
    if (cell) cells.push(cell);
  }
  return cells;
}

/** Words of an address behind which a number is one of the same cell. */
const BEFORE_NUMBER = /^(?:apt|apto|unit|suite|ste|box|int|ext|depto|floor|room|lote|km|piso)\.?$/iu;

/** Width of a letter in two words of text; 0 where figures take part, which stand in columns. */
function pitchOf(one: TextWord | undefined, other: TextWord | undefined): number {
  if (!one || !other || /\d|:$/u.test(one.text) || (/\d/u.test(other.text) && !BEFORE_NUMBER.test(one.text)))
    return 0;
  const letters = one.text.length + other.text.length;
  return (one.box.x2 - one.box.x1 + other.box.x2 - other.box.x1) / Math.max(1, letters);
}

/** A cell of some words of a line; undefined for none. */
export function cellOf(
  words: readonly TextWord[],
  { page, line, emWidth }: Pick<Cell, 'page' | 'line' | 'emWidth'>,
): Cell | undefined {
  const box = unionBox(words.map((word) => word.box));
  const text = words.map((word) => word.text).join(' ');
  return box && { page, line, words, text, folded: foldText(text), box, emWidth };
}

/** The words `from` .. `to` (not included) of a cell as a cell of their own; undefined for none. */
export const partOf = (cell: Cell, from: number, to = cell.words.length): Cell | undefined =>
  cellOf(cell.words.slice(from, to), cell);

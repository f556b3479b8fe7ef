import type { TextLine, TextWord } from '@assay/media';
import { type Cell, cellOf, cellsOf } from '../../layout/cells.js';
import type { LabelMeaning } from './labels/lexicon.js';

/** A stretch of one cell of a line: a label, or text that may be a value. */
export interface Piece extends Cell {
  /** Of a label; undefined for text. */
  readonly meaning: LabelMeaning | undefined;
  /** Of a label: spelled as in the lexicon, every letter. */
  readonly exact: boolean;
  /** Stands in the same cell as the piece to its left. */
  readonly adjoins: boolean;
  /** Of a label: names surname and given names, in this order. */
  readonly asksForBoth?: boolean;
}

/** Words further apart than this many letter heights stand in different cells. */
const CELL_GAP_EM = 1.3;

/** The words of a line by cell, left to right. */
export function wordsByCell(line: TextLine): (readonly TextWord[])[] {
  const words = line.words.filter(
    (word, index) => !isWithin(word, line.words[index + 1]) && !isWithin(word, line.words[index - 1]),
  );
  return cellsOf({ ...line, words }, 0, CELL_GAP_EM, CELL_GAP_EM).map((cell) => cell.words);
}

/** A recognizer may read a character once by itself and once in its word. */
const isWithin = ({ box }: TextWord, other: TextWord | undefined): boolean =>
  other !== undefined &&
  Math.min(box.x2, other.box.x2) - Math.max(box.x1, other.box.x1) > 0.6 * (box.x2 - box.x1) &&
  box.x2 - box.x1 < 0.5 * (other.box.x2 - other.box.x1);

/** The part of a word from one character to another, with its share of the box. */
export function partOfWord(word: TextWord, from: number, to: number): TextWord {
  const width = (word.box.x2 - word.box.x1) / Math.max(1, word.text.length);
  return {
    text: word.text.slice(from, to),
    reading: word.reading,
    box: { ...word.box, x1: word.box.x1 + from * width, x2: word.box.x1 + to * width },
  };
}

/** The same piece with other words; as it is where there are none. */
export const withWords = (piece: Piece, words: readonly TextWord[]): Piece => ({
  ...piece,
  ...cellOf(words, piece),
});

export const heightOf = ({ box }: Pick<Piece, 'box'>): number => box.y2 - box.y1;
export const isText = ({ meaning }: Piece): boolean => meaning === undefined;

/** Lines are told apart by their heights: a tilted card's columns may be numbered as different lines. */
export const onOneLine = (a: Piece, b: Piece): boolean => {
  if (a.page !== b.page) return false;
  const common = Math.min(a.box.y2, b.box.y2) - Math.max(a.box.y1, b.box.y1);
  return a.line === b.line || common > 0.6 * Math.min(heightOf(a), heightOf(b));
};

/** A further line follows within so many heights of the one above it. */
const MAX_LEADING = 1.2;

/** The texts that stand in the next line right under a piece, flush left with it. */
export const textsUnder = (upper: Piece, pieces: readonly Piece[]): Piece[] =>
  pieces.filter(
    (piece) =>
      isText(piece) &&
      piece.page === upper.page &&
      piece.box.y1 >= upper.box.y2 - heightOf(upper) / 2 &&
      piece.box.y1 - upper.box.y2 <= MAX_LEADING * heightOf(upper) &&
      Math.abs(piece.box.x1 - upper.box.x1) <= heightOf(upper),
  );

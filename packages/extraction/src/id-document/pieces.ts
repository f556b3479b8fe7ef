import { type Box, type TextLine, type TextWord, unionBox } from '@assay/media';
import type { LabelMeaning } from './labels/meaning.js';

/** A stretch of one cell of a line: a label, or text that may be a value. */
export interface Piece {
  readonly kind: 'label' | 'text';
  /** Of a label. */
  readonly meaning: LabelMeaning | undefined;
  /** Of a label: spelt as in the lexicon, every letter. */
  readonly exact: boolean;
  readonly words: readonly TextWord[];
  readonly box: Box;
  /** Index of its line on the page, from 0. */
  readonly line: number;
  /** Stands in the same cell as the piece to its left. */
  readonly adjoins: boolean;
}

/** Words further apart than this many letter heights stand in different cells. */
const CELL_GAP_EM = 1.3;
/** A dash of its own between a town and its state joins them over this distance, too: `LONDRINA - PR`. */
const DASH_GAP_EM = 1.8;
const DASH = /^[-–]$/u;

/** The words of a line by cell, left to right. */
export function cellsOf({ words, emWidth }: TextLine): TextWord[][] {
  const cells: TextWord[][] = [];
  const kept = words.filter(
    (word, index) => !isWithin(word, words[index + 1]) && !isWithin(word, words[index - 1]),
  );
  for (const [index, word] of kept.entries()) {
    const before = kept[index - 1];
    const isAtDash = DASH.test(word.text) !== DASH.test(before?.text ?? '');
    if (before && word.box.x1 - before.box.x2 <= (isAtDash ? DASH_GAP_EM : CELL_GAP_EM) * emWidth)
      cells[cells.length - 1]?.push(word);
    else cells.push([word]);
  }
  return cells;
}

/** A recogniser may read a character once by itself and once in its word. */
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

export const textOf = (words: readonly TextWord[]): string => words.map(({ text }) => text).join(' ');

export const boxOf = (words: readonly TextWord[]): Box =>
  unionBox(words.map(({ box }) => box)) ?? { x1: 0, y1: 0, x2: 0, y2: 0 };

/** Lines are told apart by their heights: a tilted card's columns may be numbered as different lines. */
export const onOneLine = (a: Piece, b: Piece): boolean => {
  if (a.line === b.line) return true;
  const common = Math.min(a.box.y2, b.box.y2) - Math.max(a.box.y1, b.box.y1);
  return common > 0.6 * Math.min(a.box.y2 - a.box.y1, b.box.y2 - b.box.y1);
};

/** A further line follows within so many heights of the one above it. */
const MAX_LEADING = 1.2;

/** The texts that stand in the next line right under a piece, flush left with it. */
export function piecesUnder(upper: Piece, pieces: readonly Piece[]): Piece[] {
  const height = upper.box.y2 - upper.box.y1;
  return pieces.filter(
    ({ kind, box }) =>
      kind === 'text' &&
      box.y1 >= upper.box.y2 - height / 2 &&
      box.y1 - upper.box.y2 <= MAX_LEADING * height &&
      Math.abs(box.x1 - upper.box.x1) <= height,
  );
}

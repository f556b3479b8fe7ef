import type { Fraction, ReadPage, Word } from '@assay/media';
import { fold } from './fold.js';

/** A word and its place, from a text layer or recognised. */
export interface PrintedWord extends Pick<Word, 'text' | 'box'> {
  /** How sure the characters are; those of a text layer are, and have none. */
  readonly reading?: Fraction;
}

/** One visual line of a page, as text whose parts can be found on the page again. */
export interface TextLine {
  /** From 1. */
  readonly page: number;
  /** From left to right; on a recognised page, their boxes are those of the page set upright. */
  readonly words: readonly PrintedWord[];
  /** The words with one space between. */
  readonly text: string;
  /** `text` without accents and capitals, letter for letter at the same places. */
  readonly folded: string;
  /** Where each word begins in `text`. */
  readonly starts: readonly number[];
  /** Where each cell begins in `text`: places after a gap that no sentence has. 0 is one of them. */
  readonly cellStarts: readonly number[];
  /** The page in whose pixels the line was recognised; absent for a text layer. */
  readonly recognizedOn?: Pick<ReadPage, 'upright'>;
}

/** Gaps wider than this many line heights part the cells of a row; a justified sentence stays below one. */
const CELL_GAP_HEIGHTS = 1.2;

/** @param words from left to right @param aspect width by height of the page */
export function lineOf(words: readonly PrintedWord[], page: number, aspect: number): TextLine {
  const starts: number[] = [];
  const cellStarts: number[] = [];
  let text = '';
  words.forEach((word, at) => {
    const previous = words[at - 1];
    const from = previous ? text.length + 1 : 0;
    // Widths and heights are fractions of different sides of the page.
    const height = Math.max(word.box.y2 - word.box.y1, previous ? previous.box.y2 - previous.box.y1 : 0);
    if (!previous || (word.box.x1 - previous.box.x2) * aspect > CELL_GAP_HEIGHTS * height)
      cellStarts.push(from);
    starts.push(from);
    text += (previous ? ' ' : '') + word.text;
  });
  return { page, words, text, folded: fold(text), starts, cellStarts };
}

/** Where the cell that holds place `at` ends in `text`. */
export const cellEnd = (line: TextLine, at: number): number =>
  line.cellStarts[firstAbove(line.cellStarts, at)] ?? line.text.length;

/** Index of the first of ascending numbers that is above a bound; their count where none is. */
export function firstAbove(ascending: readonly number[], bound: number): number {
  let [low, high] = [0, ascending.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ascending[middle] ?? 0) > bound) high = middle;
    else low = middle + 1;
  }
  return low;
}

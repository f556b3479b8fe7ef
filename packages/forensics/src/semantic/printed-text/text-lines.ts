import { cellStarts, type Fraction, type ReadPage, usualHeight, type Word } from '@assay/media';
import { fold } from './fold.js';

/** A word and its place, from a text layer or recognized. */
export interface PrintedWord extends Pick<Word, 'text' | 'box'> {
  /** How sure the characters are; those of a text layer are, and have none. */
  readonly reading?: Fraction;
}

/** One visual line of a page, as text whose parts can be found on the page again. */
export interface TextLine {
  /** From 1. */
  readonly page: number;
  /** From left to right; on a recognized page, their boxes are those of the page set upright. */
  readonly words: readonly PrintedWord[];
  /** The words with one space between. */
  readonly text: string;
  /** `text` without accents and capitals, letter for letter at the same places. */
  readonly folded: string;
  /** Where each word begins in `text`. */
  readonly starts: readonly number[];
  /** Where each cell begins in `text`: places after a gap that no sentence has. 0 is one of them. */
  readonly cellStarts: readonly number[];
  /** The page in whose pixels the line was recognized; absent for a text layer. */
  readonly recognizedOn?: Pick<ReadPage, 'upright'>;
}

/**
 * @param words from left to right
 * @param aspect width by height of the page
 * @param emWidth the height of its letters, as a fraction of the page's width; that of its words by default
 */
export function lineOf(
  words: readonly PrintedWord[],
  page: number,
  aspect: number,
  emWidth = usualHeight(words) / aspect,
): TextLine {
  const starts: number[] = [];
  let text = '';
  words.forEach((word, at) => {
    starts.push(at === 0 ? 0 : text.length + 1);
    text += (at === 0 ? '' : ' ') + word.text;
  });
  const cells = cellStarts({ words, emWidth });
  return { page, words, text, folded: fold(text), starts, cellStarts: cells.map((at) => starts[at] ?? 0) };
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

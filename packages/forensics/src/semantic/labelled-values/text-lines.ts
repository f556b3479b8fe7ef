import { type Box, boxArea, overlapArea, type PdfiumDocument, unionBox, type Word } from '@assay/media';

/** A word and its place, from a text layer or recognised. */
export type PrintedWord = Pick<Word, 'text' | 'box'>;

/** One visual line of a page, as text whose parts can be found on the page again. */
export interface TextLine<W extends PrintedWord = Word> {
  /** From 1. */
  readonly page: number;
  readonly words: readonly W[];
  /** The words with one space between. */
  readonly text: string;
  /** `text` without accents and capitals, letter for letter at the same places. */
  readonly folded: string;
  /** Where each word begins in `text`. */
  readonly starts: readonly number[];
  /** Where each cell begins in `text`: places after a gap that no sentence has. 0 is one of them. */
  readonly cellStarts: readonly number[];
}

/** Gaps wider than this many line heights part the cells of a row; a justified sentence stays below one. */
const CELL_GAP_HEIGHTS = 1.2;
/** The widest sheets have a few hundred; what lies beyond is not read. */
const MAX_WORDS_PER_LINE = 1000;
/** Words that share more than this part of the smaller one are printed over each other: which of them shows is not for text to say. */
const OVERPRINT_SHARE = 0.4;

/**
 * The lines of a page from top to bottom. Words printed over each other are left out.
 * @param index of the page, from 0
 */
export function readLines(pages: PdfiumDocument, index: number): TextLine[] {
  const { widthPoints, heightPoints } = pages.page(index);
  const byLine = new Map<number, Word[]>();
  for (const word of pages.text(index).words) {
    const line = byLine.get(word.line);
    if (line) line.push(word);
    else byLine.set(word.line, [word]);
  }
  return [...byLine.values()]
    .map((words) => words.filter((word, at) => !isOverprinted(words, at, word)))
    .filter((words) => words.length > 0)
    .map((words) => words.slice(0, MAX_WORDS_PER_LINE))
    .map((words) => lineOf(words, index + 1, widthPoints / heightPoints));
}

/** Words of a line come from left to right: only near neighbours can lie upon each other. */
function isOverprinted(words: readonly Word[], at: number, word: Word): boolean {
  for (const other of words.slice(Math.max(0, at - 3), at + 4)) {
    if (other !== word && overlapArea(other.box, word.box) > OVERPRINT_SHARE * Math.min(boxArea(other.box), boxArea(word.box))) return true;
  }
  return false;
}

/** @param words from left to right @param aspect width by height of the page */
export function lineOf<W extends PrintedWord>(words: readonly W[], page: number, aspect: number): TextLine<W> {
  const starts: number[] = [];
  const cellStarts: number[] = [];
  let text = '';
  words.forEach((word, at) => {
    const previous = words[at - 1];
    const from = previous ? text.length + 1 : 0;
    // Widths and heights are fractions of different sides of the page.
    const height = Math.max(word.box.y2 - word.box.y1, previous ? previous.box.y2 - previous.box.y1 : 0);
    if (!previous || (word.box.x1 - previous.box.x2) * aspect > CELL_GAP_HEIGHTS * height) cellStarts.push(from);
    starts.push(from);
    text += (previous ? ' ' : '') + word.text;
  });
  return { page, words, text, folded: fold(text), starts, cellStarts };
}

/** Lower case without accents, one code unit for each of `text`. */
export function fold(text: string): string {
  // Most lines are plain, and normalizing is slow.
  if (!/[^ -~]/u.test(text)) return text.toLowerCase();
  let folded = '';
  for (let at = 0; at < text.length; at++) {
    const unit = text.charAt(at);
    const plain = unit.normalize('NFD').charAt(0).toLowerCase();
    folded += plain.length === 1 ? plain : unit;
  }
  return folded;
}

/** Around the words that `text.slice(from, to)` touches; undefined for none. */
export function boxOfRange(line: TextLine<PrintedWord>, from: number, to: number): Box | undefined {
  return unionBox(
    line.words.filter((word, at) => (line.starts[at] ?? 0) < to && (line.starts[at] ?? 0) + word.text.length > from).map(({ box }) => box),
  );
}

/** Where the cell that holds place `at` ends in `text`. */
export const cellEnd = (line: TextLine, at: number): number => line.cellStarts.find((start) => start > at) ?? line.text.length;

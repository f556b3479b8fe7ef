import {
  type Box,
  CELL_GAP_EM,
  cellStarts,
  type TextLine,
  type TextWord,
  unionBox,
  usualHeight,
} from '@assay/media';
import { foldText, isDivider, textOf } from './characters.js';

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
  /** The height of its own letters, as a fraction of the page's width. */
  readonly emWidth: number;
}

/** A page of prose has a few words a cell; a line of thousands of words is cut off. */
const MAX_WORDS_PER_LINE = 400;

/**
 * The cells of a line, left to right.
 * @param place of the line in the document, from 0
 * @param wordGapEm how far apart words of letters stand in different cells, in letter heights
 */
export function cellsOf(
  line: TextLine,
  place: number,
  wordGapEm = CELL_GAP_EM,
  figureGapEm = CELL_GAP_EM,
): Cell[] {
  const words = line.words.slice(0, MAX_WORDS_PER_LINE);
  const starts = cellStarts({ words, emWidth: line.emWidth }, { words: wordGapEm, figures: figureGapEm });
  const usual = usualHeight(words);
  return starts.flatMap(
    (from, index) => cellIn(line, place, words.slice(from, starts[index + 1]), usual) ?? [],
  );
}

/**
 * Some words of a line as a cell, as high as its own letters are; undefined for none.
 * @param place of the line in the document, from 0
 * @param usual how high most of the line's words are
 */
export const cellIn = (
  line: TextLine,
  place: number,
  words: readonly TextWord[],
  usual = usualHeight(line.words),
): Cell | undefined =>
  cellOf(words, { page: line.page, line: place, emWidth: line.emWidth * (usualHeight(words) / usual) });

/** A cell of some words, of a line or of several; undefined for none. */
export function cellOf(
  words: readonly TextWord[],
  { page, line, emWidth }: Pick<Cell, 'page' | 'line' | 'emWidth'>,
): Cell | undefined {
  const box = unionBox(words.map((word) => word.box));
  const text = textOf(words);
  return box && { page, line, words, text, folded: foldText(text), box, emWidth };
}

/** The words `from` .. `to` (not included) of a cell as a cell of their own; undefined for none. */
export const partOf = (cell: Cell, from: number, to = cell.words.length): Cell | undefined =>
  cellOf(cell.words.slice(from, to), cell);

/** The words between those that are marks; none where two marks follow each other, and at an end that is one. */
export function partsBetween(
  words: readonly TextWord[],
  isMark: (text: string) => boolean,
): (readonly TextWord[])[] {
  const marks = words.flatMap(({ text }, index) => (isMark(text) ? [index] : []));
  return [-1, ...marks].map((mark, place) => words.slice(mark + 1, marks[place]));
}

/** `Harbor Trust · 12 High Street · Reno, NV 89501`: what words print, with commas where marks part them. */
export const textInParts = (words: readonly TextWord[]): string =>
  partsBetween(words, isDivider)
    .filter((part) => part.length > 0)
    .map(textOf)
    .join(', ');

/**
 * Which words hold the characters `start` to `end`, not included, of the words' texts joined by single
 * spaces.
 * @returns indices, `to` not included; undefined when the characters lie outside
 */
export function wordsOfSpan(
  words: readonly TextWord[],
  start: number,
  end: number,
): { from: number; to: number } | undefined {
  let at = 0;
  let from: number | undefined;
  for (const [index, { text }] of words.entries()) {
    const last = at + text.length;
    if (from === undefined && start < last) from = index;
    if (from !== undefined && end <= last) return { from, to: index + 1 };
    at = last + 1;
  }
  return undefined;
}

/** The words that characters of a cell's text belong to. */
export function wordsAt({ words }: Cell, from: number, to: number): Cell['words'] {
  const place = wordsOfSpan(words, from, to);
  return place ? words.slice(place.from, place.to) : words;
}

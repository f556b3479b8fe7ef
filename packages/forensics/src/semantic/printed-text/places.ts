import { type Box, displayedBox, type Fraction, fraction, unionBox } from '@assay/media';
import { firstAbove, type PrintedWord, type TextLine } from './text-lines.js';

/** A piece of text where it is displayed, and how surely it was read. */
export interface ReadPlace {
  readonly text: string;
  /** From 1. */
  readonly page: number;
  /** On the page as displayed. */
  readonly box: Box;
  /** Of the least sure word: 1 for a text layer. */
  readonly reading: Fraction;
  /** Read in pixels, and not from a text layer. */
  readonly isRecognized: boolean;
}

/**
 * The words that `text.slice(from, to)` touches. They follow each other, so that a line of a thousand cells
 * is not looked through once a cell.
 */
function wordsOfRange({ words, starts }: TextLine, from: number, to: number): readonly PrintedWord[] {
  const first = Math.max(0, firstAbove(starts, from) - 1);
  const begins = first + ((starts[first] ?? 0) + (words[first]?.text.length ?? 0) > from ? 0 : 1);
  return words.slice(begins, firstAbove(starts, to - 1));
}

/** Around the words that `text.slice(from, to)` touches, on the page set upright; undefined for none. */
export function boxOfRange(line: TextLine, from: number, to: number): Box | undefined {
  return unionBox(wordsOfRange(line, from, to).map(({ box }) => box));
}

/** What a line says at `text.slice(from, to)`; undefined where no word stands there. */
export const placeOfRange = (line: TextLine, from: number, to: number): ReadPlace | undefined =>
  placeOfWords(line, wordsOfRange(line, from, to), line.text.slice(from, to));

/**
 * The place of words that stand on one line, or on lines of the same page.
 * @param text that they are read as
 */
export function placeOfWords(
  line: TextLine,
  words: readonly PrintedWord[],
  text: string,
): ReadPlace | undefined {
  const box = unionBox(words.map((word) => word.box));
  if (!box) return undefined;
  const reading = fraction(Math.min(...words.map((word) => word.reading ?? 1)));
  return {
    text,
    page: line.page,
    box: line.recognizedOn ? displayedBox(line.recognizedOn, box) : box,
    reading,
    // What a text layer leaves out is recognized beside it, and joins its lines.
    isRecognized: line.recognizedOn !== undefined || reading < 1,
  };
}

/**
 * How surely the words were read whose middle lies within a place, on the page as displayed; 0 where there
 * are none.
 */
export function readingAt(lines: readonly TextLine[], { x1, y1, x2, y2 }: Box): Fraction {
  const readings = lines.flatMap((line) =>
    line.words.flatMap(({ box, reading }) => {
      const shown = line.recognizedOn ? displayedBox(line.recognizedOn, box) : box;
      const [x, y] = [(shown.x1 + shown.x2) / 2, (shown.y1 + shown.y2) / 2];
      return x >= x1 && x <= x2 && y >= y1 && y <= y2 ? [reading ?? 1] : [];
    }),
  );
  return fraction(readings.length > 0 ? Math.min(...readings) : 0);
}

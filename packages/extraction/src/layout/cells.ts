import { type Box, median, type TextLine, type TextWord, unionBox } from '@assay/media';
import { CELL_GAP_EM } from './cell-gap.js';
import { foldText } from './fold-text.js';

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

/** Behind a comma or a hyphen the line goes on, even in a fixed pitch, where narrow marks leave wide gaps. */
const GOES_ON = /[,\u2013-]$/u;
/** `LONDRINA   - PR`: so it does behind a dash of its own between words. */
const BEGINS_WITH_DASH = /^[-\u2013](?: \p{L}|$)/u;
const MAX_GAP_BEHIND_MARK_EM = 2.2;

/** In a fixed pitch a space is as wide as a letter, and columns are two spaces apart at least. */
const MAX_SPACE_PITCH = 1.9;

/**
 * The cells of a line, left to right: {@link cellsByGap}, and what goes on behind a mark or at the pitch of its letters.
 * @param wordGapEm how far apart words of letters stand in different cells, in letter heights
 */
export function cellsOf(line: TextLine, place: number, wordGapEm?: number, figureGapEm?: number): Cell[] {
  const cells: Cell[] = [];
  for (const next of cellsByGap(
    { ...line, words: line.words.slice(0, MAX_WORDS_PER_LINE) },
    place,
    wordGapEm,
    figureGapEm,
  )) {
    const before = cells.at(-1);
    const gap = before && next.box.x1 - before.box.x2;
    const goesOn =
      before !== undefined &&
      (GOES_ON.test(before.text) || BEGINS_WITH_DASH.test(next.text)) &&
      /\p{L}/u.test(before.text) &&
      gap !== undefined &&
      gap <= MAX_GAP_BEHIND_MARK_EM * next.emWidth;
    const isNextWord =
      gap !== undefined && gap <= MAX_SPACE_PITCH * pitchOf(before?.words.at(-1), next.words[0]);
    const whole =
      before && (goesOn || isNextWord) ? cellOf([...before.words, ...next.words], next) : undefined;
    if (whole) cells.splice(-1, 1, whole);
    else cells.push(next);
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

/** No space is wider: where words stand further apart, figures among them do, too. */
const WIDEST_SPACE_EM = 2.6;

/**
 * The words of a line by the gaps between them alone, left to right.
 * @param place of the line in the document, from 0
 * @param wordGapEm how far apart words of letters stand in different cells, in letter heights; figures stand in columns
 * sooner
 */
function cellsByGap(
  line: TextLine,
  place: number,
  wordGapEm = CELL_GAP_EM,
  figureGapEm = CELL_GAP_EM,
): Cell[] {
  const cells: Cell[] = [];
  const usual = usualHeight(line.words);
  let from = 0;
  for (let index = 1; index <= line.words.length; index++) {
    const word = line.words[index];
    const before = line.words[index - 1];
    const areWords =
      before &&
      word &&
      (wordGapEm > WIDEST_SPACE_EM ||
        goesOn(before) ||
        (isWord(before) && isWord(word)) ||
        (/^[A-Z]{2}$/u.test(before.text) && ZIP_CODE.test(word.text)));
    const gapEm = areWords ? wordGapEm : figureGapEm;
    if (
      word &&
      before &&
      word.box.x1 - before.box.x2 <= gapEm * line.emWidth * letterScale(before, word, usual)
    )
      continue;
    const cell = cellIn(line, place, line.words.slice(from, index), usual);
    if (cell) cells.push(cell);
    from = index;
  }
  return cells;
}

/** Behind the letters of a state: `VA 22119-3000`. */
const ZIP_CODE = /^\d{5}(?:-\d{4})?$/u;

const isWord = ({ text }: TextWord): boolean => /\p{L}/u.test(text) && !/\d|:$/u.test(text);

/**
 * `Av. Juarez No. 542, Col. Centro`: behind a comma or an abbreviation the text goes on, be it with a figure.
 */
const goesOn = ({ text }: TextWord): boolean => /\p{L}\.$|[\p{L}\d],$/u.test(text);

const heightOf = ({ box }: TextWord): number => box.y2 - box.y1;

/**
 * How much larger than most of the line two words are set: a name in large letters beside small print has
 * wider spaces.
 */
const letterScale = (one: TextWord, other: TextWord, usual: number): number =>
  Math.max(1, Math.min(heightOf(one), heightOf(other)) / usual);

const usualHeight = (words: readonly TextWord[]): number => median(words.map(heightOf)) ?? 1;

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
  const text = words.map((word) => word.text).join(' ');
  return box && { page, line, words, text, folded: foldText(text), box, emWidth };
}

/** The words `from` .. `to` (not included) of a cell as a cell of their own; undefined for none. */
export const partOf = (cell: Cell, from: number, to = cell.words.length): Cell | undefined =>
  cellOf(cell.words.slice(from, to), cell);

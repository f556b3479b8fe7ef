import { type Box, median, type TextLine, type TextWord, unionBox } from '@assay/media';
import { CELL_GAP_EM } from './cell-gap.js';
import { foldText } from './fold-text.js';

/** No space is wider: where words stand further apart, figures among them do, too. */
const WIDEST_SPACE_EM = 2.6;

/** Words of a line that stand together: a cell of a table, a label, a line of an address. */
export interface Segment {
  readonly text: string;
  /** {@link text} as labels are compared. */
  readonly folded: string;
  /** From 1. */
  readonly page: number;
  readonly box: Box;
  readonly words: readonly TextWord[];
  /** Index of its first word in the line. */
  readonly from: number;
  /** The height of its own letters, as a fraction of the page's width. */
  readonly emWidth: number;
}

/**
 * The cells of a line, left to right. @param wordGapEm how far apart words of letters stand in different
 * cells, in letter heights
 */
export function segmentsOf(line: TextLine, wordGapEm = CELL_GAP_EM): Segment[] {
  const segments: Segment[] = [];
  const usual = usualHeight(line.words);
  let from = 0;
  for (let index = 1; index <= line.words.length; index++) {
    const word = line.words[index];
    const before = line.words[index - 1];
    const areWords =
      before && word && (wordGapEm > WIDEST_SPACE_EM || goesOn(before) || (isWord(before) && isWord(word)));
    const gapEm = areWords ? wordGapEm : CELL_GAP_EM;
    if (
      word &&
      before &&
      word.box.x1 - before.box.x2 <= gapEm * line.emWidth * letterScale(before, word, usual)
    )
      continue;
    const segment = segmentOf(line, from, index, usual);
    if (segment) segments.push(segment);
    from = index;
  }
  return segments;
}

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
 * The words `from` to `to`, not included, of a line; undefined for none. @param usual how high most of the line's words are
 */
export function segmentOf(
  line: TextLine,
  from: number,
  to: number,
  usual = usualHeight(line.words),
): Segment | undefined {
  const words = line.words.slice(from, to);
  const box = unionBox(words.map((word) => word.box));
  if (!box) return undefined;
  const text = words.map((word) => word.text).join(' ');
  const scale = usualHeight(words) / usual;
  return { text, folded: foldText(text), page: line.page, box, words, from, emWidth: line.emWidth * scale };
}

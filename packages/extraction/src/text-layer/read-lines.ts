import {
  type Box,
  box,
  fraction,
  median,
  type ReadPaint,
  type TextLine,
  type TextWord,
  unionBox,
  type Word,
} from '@assay/media';
import { endsWithLetter, startsWithLetter } from '../layout/characters.js';
import { seenWords } from './seen-words.js';

/** A text layer's characters are given, not recognized. */
const CERTAIN = fraction(1);

/** The lines that a reader sees of one page's text layer, top to bottom. */
export function readLines({ index, page, text, painted }: ReadPaint): TextLine[] {
  const { widthPoints, heightPoints } = page;
  const words = seenWords(text, painted);
  const lines: TextLine[] = [];
  let ofLine: TextWord[] = [];
  let number: number | undefined;
  const endLine = () => {
    const bounds = unionBox(ofLine.map((word) => word.box));
    if (bounds)
      lines.push({
        page: index + 1,
        words: ofLine,
        box: bounds,
        emWidth: (letterHeight(ofLine) * heightPoints) / widthPoints,
      });
    ofLine = [];
  };
  for (const word of words) {
    if (word.line !== number) endLine();
    number = word.line;
    if (word.box.x2 <= word.box.x1) continue;
    const previous = ofLine.at(-1);
    if (previous && isTornLigature(previous, word)) ofLine[ofLine.length - 1] = joined(previous, word);
    else ofLine.push({ text: word.text, box: onPage(word.box), reading: CERTAIN });
  }
  endLine();
  return lines;
}

/**
 * The letters of a ligature share one glyph's box, which tears `deductions` in two: `deduct` and, laid over
 * its end, `ions`.
 */
const isTornLigature = (previous: TextWord, word: Word): boolean =>
  word.box.x1 < previous.box.x2 && endsWithLetter(previous.text) && startsWithLetter(word.text);

const joined = (previous: TextWord, word: Word): TextWord => ({
  text: previous.text + word.text,
  box: unionBox([previous.box, onPage(word.box)]) ?? previous.box,
  reading: CERTAIN,
});

/** Glyphs may reach over the page's edge. */
const onPage = ({ x1, y1, x2, y2 }: Box): Box => box(x1, y1, x2, y2);

/** The median: a rule drawn as a glyph, or one big initial, must not set the measure. */
const letterHeight = (words: readonly TextWord[]): number =>
  median(words.map(({ box: { y1, y2 } }) => y2 - y1)) ?? 0;

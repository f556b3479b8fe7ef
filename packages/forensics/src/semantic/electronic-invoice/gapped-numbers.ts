import { numberAt, numbersOf, type PrintedNumber } from '../printed-text/printed-numbers.js';
import type { TextLine } from '../printed-text/text-lines.js';

/** A gap of the print before the mark: where glyphs stand one by one, kerning leaves one. */
const GAP_BEFORE_MARK = /(?<![\d.,])\d+ [.,]\d{2}(?![\d]|[.,]\d)/gu;
/** Digits that a space parts although they touch or overlap: a glyph that is wider than its font's table says. */
const TOUCHING = /(?<![\d.,])\d{1,3} \d+[.,]\d{2}(?![\d]|[.,]\d)/gu;

/** The numbers of a line, those too that are parted where nobody sees a gap; sorted as those of `numbersOf`. */
export function gappedNumbersOf(line: TextLine): PrintedNumber[] {
  const gapped = [...line.text.matchAll(GAP_BEFORE_MARK)];
  const touching = [...line.text.matchAll(TOUCHING)].filter(({ index, 0: text }) =>
    touches(line, index + text.indexOf(' ') + 1),
  );
  if (gapped.length + touching.length === 0) return numbersOf(line);
  return [...numbersOf(line), ...[...gapped, ...touching].flatMap((match) => numberAt(line, match))].sort(
    (one, other) => one.from - other.from || other.to - one.to,
  );
}

/** Whether no gap is before the word that begins at a place. */
function touches({ starts, words }: TextLine, from: number): boolean {
  const at = starts.indexOf(from);
  const [previous, word] = [words[at - 1], words[at]];
  return previous !== undefined && word !== undefined && word.box.x1 <= previous.box.x2;
}

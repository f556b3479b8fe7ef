import { boxArea, overlapArea, type PaintedGlyph, type PaintedText, unionBox } from '@assay/media';
import { lettersOf } from '../../values/letters-and-digits.js';
import type { LiveGlyph } from './glyph-grid.js';

/** A text that is drawn once more, as that of a cell is, moves by less than this part of itself. */
const SHARED_PLACE = 0.5;
/** Texts of the same letters that one is held against, the last ones: an upload chooses how many there are. */
const MOST_ALIKE = 32;

/** The texts of a page by their letters. */
export type TextsByLetters = ReadonlyMap<string, readonly PaintedText[]>;

export function byLetters(texts: readonly PaintedText[]): TextsByLetters {
  const groups = new Map<string, PaintedText[]>();
  for (const text of texts) {
    const letters = lettersIn(text);
    const alike = groups.get(letters);
    if (alike) alike.push(text);
    else groups.set(letters, [text]);
  }
  return groups;
}

/**
 * True when a later text that can be read says each of the hidden ones again in its place, letter by letter in the order
 * in which they are painted. Turned texts are compared so, too, whose lines are not read from left to right.
 * @param hidden every glyph of the page that cannot be read any more
 */
export function isPaintedAgain(
  own: readonly LiveGlyph[],
  hidden: ReadonlyMap<PaintedGlyph, unknown>,
  texts: TextsByLetters,
): boolean {
  const worded = [...new Set(own.map(({ object }) => object))].filter((text) => lettersIn(text) !== '');
  return worded.length > 0 && worded.every((text) => isSaidAgainBy(text, hidden, texts));
}

function isSaidAgainBy(
  text: PaintedText,
  hidden: ReadonlyMap<PaintedGlyph, unknown>,
  texts: TextsByLetters,
): boolean {
  const box = unionBox(text.glyphs.map((glyph) => glyph.box));
  const alike = texts.get(lettersIn(text)) ?? [];
  return alike.slice(-MOST_ALIKE).some((later) => {
    const place = unionBox(later.glyphs.map((glyph) => glyph.box));
    return (
      box !== undefined &&
      place !== undefined &&
      later.order > text.order &&
      overlapArea(box, place) > SHARED_PLACE * boxArea(box) &&
      !later.glyphs.some((glyph) => hidden.has(glyph))
    );
  });
}

const lettersIn = ({ glyphs }: PaintedText): string => lettersOf(glyphs.map(({ text }) => text).join(''));

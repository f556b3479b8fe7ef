import type { Box, Glyph, Word } from '@assay/media';
import { areUpon, isInside, LEGIBLE_GLYPH, type PageComparison } from './page-comparison.js';
import { isSamePlace, type TextDifference, textOf } from './text-difference.js';

/**
 * Glyphs further apart than this part of the highest one's height have a space between them; `1` and `,` are
 * 0.36 apart.
 */
const SPACE_BY_HEIGHT = 0.5;

/**
 * Earlier words that an added text was put upon, whether a box was drawn between or not: two texts of about
 * one size in one place cannot both be read. Words that can be read no more lie under it, too.
 */
export function wordsUnder({ after, box }: TextDifference, comparison: PageComparison): Word[] {
  const hidden = new Set(comparison.hiddenWords(withMargin(box), LEGIBLE_GLYPH));
  return comparison.textBefore.words.filter(
    (word) =>
      hidden.has(word) ||
      (/[\p{L}\d]/u.test(word.text) &&
        after.some((other) => isAsHigh(word.box, other.box) && areUpon(word.box, other.box))),
  );
}

/**
 * What can be read now where `added` words were put upon `covered` ones: the added glyphs and those of the
 * covered words that still show. So a patch over one digit gives the whole number; so does PDFium, which
 * leaves out a glyph that is painted twice in one place.
 */
export function visibleText(
  comparison: PageComparison,
  covered: readonly Word[],
  added: readonly Word[],
): string {
  const { textBefore, textAfter, heightToWidth } = comparison;
  const isIn = (words: readonly Word[]) => (glyph: Glyph) =>
    words.some((word) => isInside(glyph.box, word.box, 0.5));
  const earlier = textBefore.glyphs.filter(isIn(covered));
  const fresh = textAfter.glyphs
    .filter(isIn(added))
    .filter(
      (glyph) => !earlier.some((other) => other.text === glyph.text && isSamePlace(other.box, glyph.box)),
    );
  const still = earlier.filter(
    (glyph) => !fresh.some((other) => areUpon(glyph.box, other.box)) && comparison.isStillLegible(glyph.box),
  );
  return still.length === 0 ? textOf(added) : lineOf([...fresh, ...still], heightToWidth);
}

/** Text sits on boxes a little larger than its glyphs. */
export function withMargin({ x1, y1, x2, y2 }: Box): Box {
  const margin = (y2 - y1) * 0.15;
  return {
    x1: Math.max(0, x1 - margin),
    y1: Math.max(0, y1 - margin),
    x2: Math.min(1, x2 + margin),
    y2: Math.min(1, y2 + margin),
  };
}

function lineOf(glyphs: readonly Glyph[], heightToWidth: number): string {
  const sorted = [...glyphs].sort((a, b) => a.box.x1 - b.box.x1);
  const space = SPACE_BY_HEIGHT * heightToWidth * Math.max(0, ...sorted.map(({ box }) => box.y2 - box.y1));
  return sorted
    .map(({ text, box }, index) =>
      box.x1 - (sorted[index - 1]?.box.x2 ?? box.x1) > space ? ` ${text}` : text,
    )
    .join('');
}

function isAsHigh(a: Box, b: Box): boolean {
  const ratio = (a.y2 - a.y1) / (b.y2 - b.y1);
  return ratio > 0.5 && ratio < 2;
}

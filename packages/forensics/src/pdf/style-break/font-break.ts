import { playsTheSamePart, sizeDifference, styleOf } from './appearance.js';
import { neighborsOf } from './neighbors.js';
import type { BreakRule, StyleBreak } from './style-break-types.js';

/** Sizes nearer than this are meant to be equal. */
const SAME_SIZE = 0.06;
/**
 * Characters that every Latin text font has, those of Western Europe among them: others may come from a
 * fallback font.
 */
const COMMON_CHARACTERS = /^[\x20-\x7e\u00a1-\u00ff]*$/;

/** A font that only a few tokens use, where the text around is set in another one of the same style. */
export const fontBreaks: BreakRule = (piece, { layout }, habits) => {
  const { font } = piece;
  if (!font || font.baseFont === '' || !habits.isRareFont(piece)) return [];
  if (!COMMON_CHARACTERS.test(piece.text)) return [];
  const near = neighborsOf(layout.around(piece, (other) => other.font !== font && !habits.isRareFont(other)));
  const mates = near.filter((other) => playsTheSamePart(piece, other));
  const alike = mates.filter(
    (mate) => sizeDifference(mate, piece) < SAME_SIZE && styleOf(mate) === styleOf(piece),
  );
  const breaks: StyleBreak[] = [];
  if (alike.length >= 2) {
    breaks.push({
      code: 'FONT_ISLAND',
      summary: unlike(font.baseFont, alike[0]?.font?.baseFont),
    });
    const twin =
      font.subsetPrefix !== null &&
      alike.some(
        (mate) => mate.font?.baseFont === font.baseFont && mate.font.subsetPrefix === font.subsetPrefix,
      );
    if (twin)
      breaks.push({
        code: 'FONT_CLONE',
        summary: `It has a font object of its own for ${font.baseFont}, which the text around it uses, too.`,
      });
  }
  if (mates.length >= 2 && !font.embedded && mates.every((mate) => mate.font?.embedded)) {
    breaks.push({
      code: 'FONT_NOT_EMBEDDED',
      summary: `Its font ${font.baseFont} is not in the file, the fonts of the text around it are.`,
    });
  }
  return breaks;
};

/** Two fonts may have one name. */
const unlike = (own: string, around: string | undefined): string =>
  own === around
    ? `It is set in another ${own} than the text around it.`
    : `It is set in ${own}, the text around it in ${around || 'another font'}.`;

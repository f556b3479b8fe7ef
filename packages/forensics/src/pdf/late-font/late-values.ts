import type { ContentFont } from '@assay/media';
import { statesAClaim } from '../../values/value-text.js';
import type { Piece } from '../style-break/piece.js';
import type { ObjectNumbers } from './object-numbers.js';

/** Below three digits a text is a page number, a footnote or a share: 5 %, $12. */
const LEAST_DIGITS = 3;
/** Texts of one line differ in their baselines by less, where faces or sizes are mixed. */
const SAME_LINE_EM = 0.35;

/**
 * The value that alone is set in a font which was put into the file after all pages and all other fonts; undefined
 * where there is none. It stands in a line of other text: stamps and page numbers stand by themselves.
 * @param pieces of all pages of the document, in their order
 */
export function valueInLateFont(
  pieces: readonly Piece[],
  { fonts, highestOfPages }: ObjectNumbers,
): Piece | undefined {
  const uses = new Map<ContentFont, Piece[]>();
  for (const piece of pieces) {
    if (!piece.font) continue;
    const used = uses.get(piece.font);
    if (used) used.push(piece);
    else uses.set(piece.font, [piece]);
  }
  // Of a font without a number nothing tells when it came.
  const numbered = [...uses].flatMap(([font, used]) => {
    const number = fonts.get(font.dict);
    return number === undefined ? [] : [{ number, used }];
  });
  const [last, before] = numbered.sort((one, other) => other.number - one.number);
  if (!last || !before || last.number <= highestOfPages) return undefined;
  const [piece, ...others] = last.used;
  return piece && others.length === 0 && isOneValue(piece.text) && standsInALine(piece, pieces)
    ? piece
    : undefined;
}

/** A currency may stand beside the digits; other letters make it the number of a form, `NJ-1040-V`. */
const CURRENCY = /^(?:[A-Z]{3}|R(?=\$))|[A-Z]{3}$/u;

function isOneValue(text: string): boolean {
  const bare = text.trim().replace(CURRENCY, '');
  return !/[\s\p{L}]/u.test(bare) && statesAClaim(text) && (text.match(/\d/gu)?.length ?? 0) >= LEAST_DIGITS;
}

const standsInALine = (piece: Piece, pieces: readonly Piece[]): boolean =>
  pieces.some(
    (other) =>
      other.font !== piece.font &&
      other.pageIndex === piece.pageIndex &&
      Math.abs(other.baseline - piece.baseline) < SAME_LINE_EM * piece.sizePoints,
  );

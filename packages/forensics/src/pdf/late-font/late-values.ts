import type { ContentFont } from '@assay/media';
import { digitsOf } from '../../values/letters-and-digits.js';
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
  { fonts, highestOfPages, catalog }: ObjectNumbers,
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
  if (!piece || others.length > 0 || !isOneValue(piece.text) || !standsInALine(piece, pieces))
    return undefined;
  // The writer itself numbered the last font that it came to, and the file was not done: a total alone in bold.
  if (last.number < catalog && goesOnAfter(piece, pieces)) return undefined;
  return isPrintedAgain(piece, pieces) ? undefined : piece;
}

/** A currency may stand beside the digits; other letters make it the number of a form, `NJ-1040-V`. */
const CURRENCY = /^(?:[A-Z]{3}|R(?=\$))|[A-Z]{3}$/u;

function isOneValue(text: string): boolean {
  const bare = text.trim().replace(CURRENCY, '');
  return !/[\s\p{L}]/u.test(bare) && statesAClaim(text) && (text.match(/\d/gu)?.length ?? 0) >= LEAST_DIGITS;
}

/** A bar code's font sets digits that are printed in another one, too. An amount may follow from another that was exchanged, and be as much. */
const isPrintedAgain = (piece: Piece, pieces: readonly Piece[]): boolean =>
  /^\d+$/u.test(piece.text.trim()) &&
  pieces.some((other) => other.font !== piece.font && digitsOf(other.text) === digitsOf(piece.text));

/** What is laid over a page is painted last, also where another program then writes the whole file anew. */
const goesOnAfter = ({ pageIndex, rank }: Piece, pieces: readonly Piece[]): boolean =>
  pieces.some((other) => other.pageIndex === pageIndex && other.rank > rank);

const standsInALine = (piece: Piece, pieces: readonly Piece[]): boolean =>
  pieces.some(
    (other) =>
      other.font !== piece.font &&
      other.pageIndex === piece.pageIndex &&
      Math.abs(other.baseline - piece.baseline) < SAME_LINE_EM * piece.sizePoints,
  );

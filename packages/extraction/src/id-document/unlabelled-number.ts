import type { ReadPage } from '@assay/media';
import { readPrintedDate } from '../dates/printed-date.js';
import { patternOf } from '../vocabulary/pattern.js';
import { onOneLine, type Piece, piecesUnder, textOf } from './pieces.js';
import { type PrintedValue, valueAsPrinted } from './printed-values.js';
import PATTERNS from './unlabelled-number.json' with { type: 'json' };

/** Letters, then digits, perhaps in groups: five digits and more, as all states' licences have. */
const NUMBER_SHAPE = /^(?=(?:[^\d]*\d){5})[A-Z]{0,3}\d[\dA-Z*-]{4,17}$/u;
/**
 * The same in groups with spaces, `S 711 772 870 324`, or hyphens, as on the cards of the Philippines,
 * `3311-2042-7716-9003`, and Nicaragua, `281-140385-0012K`; or with points by thousands, as registers of
 * persons in South America count: `V 14.207.335`.
 */
const GROUPED_NUMBER = patternOf(PATTERNS.groupedNumber, 'u');
/** `N° 003251736`: the sign of numbers alone is all the label there is. */
const SIGN_OF_NUMBER = /^(?:N[°ºª.o]{0,2}|№)$/u;
const NUMBER_SCORE = 0.55;
/** An inventory number or a discriminator is longer than what is given to the holder. */
const MAX_NUMBER_LETTERS = 14;

/**
 * What a caption of a telephone has, whatever else it says: `En caso de accidente avisar al teléfono`,
 * `Tel. de contacto`.
 */
const TELEPHONE = /\b(?:TEL[EÉ]FONOS?|TELEFONES?|TELS?|TELEPHONE|PHONE|CELULAR|WHATSAPP)\b/iu;

/**
 * The one token of a number's form that is no date, no telephone and has no label of its own; the highest on
 * the card, of several.
 */
export function unlabelledNumber(
  texts: readonly Piece[],
  pieces: readonly Piece[],
  page: ReadPage,
): PrintedValue[] {
  const captions = pieces.filter(({ words }) => TELEPHONE.test(textOf(words)));
  const isTelephone = (number: Piece): boolean =>
    captions.some(
      (caption) =>
        piecesUnder(caption, pieces).includes(number) ||
        (onOneLine(caption, number) && caption.box.x2 <= number.box.x1),
    );
  const numbers = texts.filter((piece) => {
    const { adjoins } = piece;
    const words = withoutSign(piece);
    const text = textOf(words);
    const isOne = words.length === 1 && text.length <= MAX_NUMBER_LETTERS && NUMBER_SHAPE.test(text);
    const isNumber = isOne || (/[ .-]/u.test(text) && GROUPED_NUMBER.test(text));
    return isNumber && !adjoins && !readPrintedDate(text) && !isTelephone(piece);
  });
  const [highest] = numbers.sort((a, b) => a.box.y1 - b.box.y1);
  return highest
    ? [valueAsPrinted('licenseNumber', withoutSign(highest), page, NUMBER_SCORE / Math.sqrt(numbers.length))]
    : [];
}

const withoutSign = ({ words }: Piece): Piece['words'] =>
  words.length === 2 && SIGN_OF_NUMBER.test(words[0]?.text ?? '') ? words.slice(1) : words;

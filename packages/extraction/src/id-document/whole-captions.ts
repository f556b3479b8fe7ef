import type { LabelMeaning } from './labels/meaning.js';
import { boxOf, type Piece, textOf } from './pieces.js';

/** A word between a label and the colon. */
const REST_OF_CAPTION = /^\p{L}{4,} ?: /u;
/** Behind these a word is the value, and the colon a speck: `12 REST NONE : 19 HAIR RED`. */
const ONE_WORD: readonly (LabelMeaning | undefined)[] = [
  'restrictions',
  'endorsements',
  'vehicleClassifications',
  'sex',
  'eyeColor',
  'hairColor',
  'nationality',
];

/**
 * `Domicilio Fiscal: CALLE 5`: a word between a label and its colon belongs to the caption, and the value
 * begins behind it.
 */
export function withWholeCaptions(pieces: readonly Piece[]): Piece[] {
  const whole: Piece[] = [];
  for (const piece of pieces) {
    const label = whole.at(-1);
    const isCut =
      piece.kind === 'text' && label?.kind === 'label' && REST_OF_CAPTION.test(textOf(piece.words));
    if (!isCut || ONE_WORD.includes(label.meaning)) {
      whole.push(piece);
      continue;
    }
    const end = piece.words.findIndex(({ text }) => text.endsWith(':')) + 1;
    const [caption, value] = [piece.words.slice(0, end), piece.words.slice(end)];
    whole[whole.length - 1] = { ...label, box: boxOf([...label.words, ...caption]) };
    whole.push({ ...piece, words: value, box: boxOf(value) });
  }
  return whole;
}

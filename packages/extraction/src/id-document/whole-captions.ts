import { boxOf, type Piece, textOf } from './pieces.js';

/** A word between a label and the colon. */
const REST_OF_CAPTION = /^\p{L}{4,} ?:(?: |$)/u;

/** `Domicilio Fiscal: CALLE 5`: a word between a label and its colon belongs to the caption, and the value begins behind it. */
export function withWholeCaptions(pieces: readonly Piece[]): Piece[] {
  const whole: Piece[] = [];
  for (const piece of pieces) {
    const label = whole.at(-1);
    if (piece.kind !== 'text' || label?.kind !== 'label' || !REST_OF_CAPTION.test(textOf(piece.words))) {
      whole.push(piece);
      continue;
    }
    const end = piece.words.findIndex(({ text }) => text.endsWith(':')) + 1;
    const [caption, value] = [piece.words.slice(0, end), piece.words.slice(end)];
    whole[whole.length - 1] = { ...label, box: boxOf([...label.words, ...caption]) };
    if (value.length > 0) whole.push({ ...piece, words: value, box: boxOf(value) });
  }
  return whole;
}

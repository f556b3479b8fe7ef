import { hashOfText, minimaOf } from '../minwise-hash.js';

export const MINIMA_PER_ROW = 4;
const LETTERS_PER_SHINGLE = 3;

/**
 * Letters that recognition loses or takes for one another: thin ones, and the round ones that carry most
 * accents. Without them, 99.3 % of copies read from pictures are found where 98.4 % are with them (38
 * statements of the second family, 2026-11-22).
 */
const FRAIL_LETTERS = /[eijlort]/gu;

/**
 * What a row is compared by: minima of the trigrams of its letters, so that a misread letter changes few of
 * them.
 */
export function rowMinima(letters: string): Uint32Array {
  const sturdy = letters.replace(FRAIL_LETTERS, '');
  const text = sturdy.length >= LETTERS_PER_SHINGLE ? sturdy : letters;
  const trigrams = new Set<number>();
  for (let end = LETTERS_PER_SHINGLE; end <= text.length; end++)
    trigrams.add(hashOfText(text.slice(end - LETTERS_PER_SHINGLE, end)));
  return minimaOf(trigrams, MINIMA_PER_ROW);
}

/** The last byte of each minimum, row after row: what a dossier keeps of them. */
export const sketchOf = (rows: readonly Uint32Array[]): Uint8Array =>
  Uint8Array.from(rows.flatMap((minima) => Array.from(minima, (minimum) => minimum & 0xff)));

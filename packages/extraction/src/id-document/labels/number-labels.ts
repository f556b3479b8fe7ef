import type { Piece } from '../pieces.js';
import { boxOf, partOfWord } from '../pieces.js';
import { AAMVA_NUMBERS, EUROPEAN_NUMBERS } from './numbered.js';

const NUMBER = /^(\d{1,2}[a-d]?)[.:)]?$/iu;
/** A number that the recogniser joined to its value: `1SAMPLE`, `3.01/02/1990`. */
const JOINED_NAME = /^([12])[.:,)]?(?=\p{Lu}{2})/u;
const JOINED_WITH_POINT = /^(\d[a-d]?)[.:)](?=[\p{Lu}\d])/iu;
/** Fewer numbers on a page are house numbers and the like. */
const MIN_NUMBERS = 3;

/**
 * Licences number their data elements; the number is the label where no word is printed. Pieces that begin with one are cut
 * in two, if the page has several.
 */
export function labelNumbers(pieces: readonly Piece[], numbering: 'aamva' | 'european'): Piece[] {
  const meanings = numbering === 'aamva' ? AAMVA_NUMBERS : EUROPEAN_NUMBERS;
  const cut = pieces.map((piece) => (piece.kind === 'text' && !piece.adjoins ? cutNumber(piece, meanings) : [piece]));
  const count = cut.filter((parts) => parts.length === 2 || parts[0]?.kind === 'label').length;
  return count >= MIN_NUMBERS ? cut.flat() : [...pieces];
}

function cutNumber(piece: Piece, meanings: typeof AAMVA_NUMBERS): readonly Piece[] {
  const [first, ...rest] = piece.words;
  if (!first) return [piece];
  const joined = JOINED_NAME.exec(first.text) ?? JOINED_WITH_POINT.exec(first.text);
  const number = (NUMBER.exec(first.text) ?? joined)?.[1]?.toLowerCase();
  const meaning = number === undefined || !Object.hasOwn(meanings, number) ? undefined : meanings[number];
  if (!meaning) return [piece];
  const end = joined ? joined[0].length : first.text.length;
  const label = [partOfWord(first, 0, end)];
  const value = joined ? [partOfWord(first, end, first.text.length), ...rest] : rest;
  const ofLabel: Piece = { ...piece, kind: 'label', meaning, exact: true, words: label, box: boxOf(label) };
  return value.length === 0 ? [ofLabel] : [ofLabel, { ...piece, words: value, box: boxOf(value), adjoins: true }];
}

import { isCityLine } from '../city-line.js';
import { boxOf, type Piece, partOfWord, textOf } from '../pieces.js';
import type { LabelMeaning } from './meaning.js';
import { AAMVA_NUMBERS, EUROPEAN_NUMBERS } from './numbered.js';

const NUMBER = /^(\d{1,2}[a-d]?)[.:)]?$/iu;
/** A number that the recogniser joined to its value: `1SAMPLE`, `3.01/02/1990`. */
const JOINED_NAME = /^([12])[.:,)]?(?=\p{Lu}{2})/u;
const JOINED_WITH_POINT = /^(\d[a-d]?)[.:)](?=[\p{Lu}\d])/iu;
/** Fewer numbers on a page are house numbers and the like. */
const MIN_NUMBERS = 3;

/** `15 MAR 2031`: its day is no data element's number. */
const DATE_IN_WORDS = /^\d{1,2}[ -]\p{L}{3,9}\.?[ -]\d{4}$/u;

/**
 * The number of an address joined to that of its house; believed where names are numbered, since then the
 * address is, too.
 */
const JOINED_ADDRESS = /^8(?=\d{1,5}$)/u;

/**
 * Licences number their data elements; the number is the label where no word is printed. Pieces that begin
 * with one are cut in two, if the page has several. A number whose label stands in words elsewhere is none,
 * nor is that of a house above its city or on its line, nor the day of a date.
 */
export function labelNumbers(pieces: readonly Piece[], numbering: 'aamva' | 'european'): Piece[] {
  const meanings = numbering === 'aamva' ? AAMVA_NUMBERS : EUROPEAN_NUMBERS;
  const inWords = new Set(
    pieces.flatMap(({ kind, meaning }) => (kind === 'label' && meaning ? [meaning] : [])),
  );
  const numbersNames = pieces.some(
    ({ kind, words }) => kind === 'text' && (JOINED_NAME.test(words[0]?.text ?? '') || isNumberedName(words)),
  );
  const cities = pieces.filter(({ words }) => isCityLine(textOf(words)));
  const cut = pieces.map((piece): readonly Piece[] => {
    if (piece.kind !== 'text' || piece.adjoins || DATE_IN_WORDS.test(textOf(piece.words))) return [piece];
    const house = cities.includes(piece) || isAbove(piece, cities);
    const joined =
      house && numbersNames && !inWords.has('address')
        ? JOINED_ADDRESS.exec(piece.words[0]?.text ?? '')
        : null;
    if (joined) return cutAt(piece, 'address', joined[0].length);
    const parts = cutNumber(piece, meanings);
    const meaning = parts[0]?.meaning;
    if (parts.length === 1 && parts[0]?.kind === 'label' && meaning && inWords.has(meaning)) return [];
    if (parts.length === 2 && meaning && (inWords.has(meaning) || (house && meaning !== 'address')))
      return [piece];
    return parts;
  });
  const count = cut.filter((parts) => parts.length === 2 || parts[0]?.kind === 'label').length;
  return count >= MIN_NUMBERS ? cut.flat() : [...pieces];
}

/** `2 NICOLE RENEE`. */
const isNumberedName = ([number, ...name]: Piece['words']): boolean =>
  /^[12]$/u.test(number?.text ?? '') &&
  name.length > 0 &&
  name.every(({ text }) => /^\p{L}[\p{L}.'-]*$/u.test(text));

function cutNumber(piece: Piece, meanings: typeof AAMVA_NUMBERS): readonly Piece[] {
  const [first] = piece.words;
  if (!first) return [piece];
  const joined = JOINED_NAME.exec(first.text) ?? JOINED_WITH_POINT.exec(first.text);
  const number = (NUMBER.exec(first.text) ?? joined)?.[1]?.toLowerCase();
  const meaning = number === undefined || !Object.hasOwn(meanings, number) ? undefined : meanings[number];
  if (!meaning) return [piece];
  return cutAt(piece, meaning, joined ? joined[0].length : first.text.length);
}

/** The piece as a label of so many characters and the value behind. */
function cutAt(piece: Piece, meaning: LabelMeaning, end: number): readonly Piece[] {
  const [first, ...rest] = piece.words;
  if (!first) return [piece];
  const label = [partOfWord(first, 0, end)];
  const value = end < first.text.length ? [partOfWord(first, end, first.text.length), ...rest] : rest;
  const ofLabel: Piece = { ...piece, kind: 'label', meaning, exact: true, words: label, box: boxOf(label) };
  return value.length === 0
    ? [ofLabel]
    : [ofLabel, { ...piece, words: value, box: boxOf(value), adjoins: true }];
}

/** One of the others begins right under it. */
function isAbove(piece: Piece, others: readonly Piece[]): boolean {
  const height = piece.box.y2 - piece.box.y1;
  return others.some(
    ({ box }) =>
      box.y1 > piece.box.y1 + height / 2 &&
      box.y1 - piece.box.y2 < 1.5 * height &&
      Math.abs(box.x1 - piece.box.x1) < 2 * height,
  );
}

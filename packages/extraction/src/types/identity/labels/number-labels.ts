import { heightOf, isText, type Piece, partOfWord, withWords } from '../pieces.js';
import type { LabelMeaning } from './lexicon.js';
import NUMBERS from './numbers.json' with { type: 'json' };

/**
 * Data elements that licenses number instead of naming: AAMVA DL/ID Card Design Standard 2020, table 1, after ISO/IEC
 * 18013-1, annex A; and those of the European Union and others that follow it (Directive 2006/126/EC, annex I).
 */
export type Numbering = keyof typeof NUMBERS;

const NUMBER = /^(\d{1,2}[a-d]?)[.:)]?$/iu;
/** A number that the recognizer joined to its value: `1SAMPLE`, `3.01/02/1990`. */
const JOINED = /^(?:([12])[.:,)]?(?=\p{Lu}{2})|(\d[a-d]?)[.:)](?=[\p{Lu}\d]))/u;
/** Fewer numbers on a page are house numbers and the like. */
const MIN_NUMBERS = 3;
/** `15 MAR 2031`: its day is no data element's number. */
const DATE_IN_WORDS = /^\d{1,2}[ -]\p{L}{3,9}\.?[ -]\d{4}$/u;
/**
 * The number of an address joined to that of its house; believed where names are numbered, since then the address is,
 * too.
 */
const JOINED_ADDRESS = /^8(?=\d{1,5}$)/u;
const NUMBERED_NAME = /^[12][.:,)]?(?: \p{L}[\p{L}.' -]*|\p{Lu}{2}.*)$/u;

/** State and ZIP code, a figure of which may be lost, end a line. */
export const CITY = /(?:^|[\s,.])[A-Z]{2}[,.]? ?\d{4,6}(?:-\d{4})?$/u;

/**
 * Licenses number their data elements; the number is the label where no word is printed. Pieces that begin with one are
 * cut in two, if the page has several. A number whose label stands in words elsewhere is none, nor is that of a house
 * above its city or on its line, nor the day of a date.
 */
export function labelNumbers(pieces: readonly Piece[], numbering: Numbering): Piece[] {
  const meanings = NUMBERS[numbering] as Readonly<Record<string, LabelMeaning>>;
  const inWords = new Set(pieces.flatMap(({ meaning }) => meaning ?? []));
  const numbersNames = pieces.some((piece) => isText(piece) && NUMBERED_NAME.test(piece.text));
  const cities = pieces.filter(({ text }) => CITY.test(text));
  const cut = pieces.map((piece): readonly Piece[] => {
    if (!isText(piece) || piece.adjoins || DATE_IN_WORDS.test(piece.text)) return [piece];
    const isHouse = cities.includes(piece) || isAbove(piece, cities);
    const first = piece.words[0]?.text ?? '';
    if (isHouse && numbersNames && !inWords.has('address') && JOINED_ADDRESS.test(first))
      return cutAt(piece, 'address', 1);
    const joined = JOINED.exec(first);
    const number = (NUMBER.exec(first)?.[1] ?? joined?.[1] ?? joined?.[2])?.toLowerCase() ?? '';
    const meaning = Object.hasOwn(meanings, number) ? meanings[number] : undefined;
    if (!meaning) return [piece];
    const parts = cutAt(piece, meaning, joined ? joined[0].length : first.length);
    if (parts.length === 1) return inWords.has(meaning) ? [] : parts;
    return inWords.has(meaning) || (isHouse && meaning !== 'address') ? [piece] : parts;
  });
  const count = cut.filter(([first, value]) => value || (first && !isText(first))).length;
  return count >= MIN_NUMBERS ? cut.flat() : [...pieces];
}

/** The piece as a label of so many characters and the value behind. */
function cutAt(piece: Piece, meaning: LabelMeaning, end: number): readonly Piece[] {
  const [first, ...rest] = piece.words;
  if (!first) return [piece];
  const value = end < first.text.length ? [partOfWord(first, end, first.text.length), ...rest] : rest;
  const label = { ...withWords(piece, [partOfWord(first, 0, end)]), meaning, exact: true };
  return value.length === 0 ? [label] : [label, { ...withWords(piece, value), adjoins: true }];
}

/** One of the others begins right under it. */
const isAbove = (piece: Piece, others: readonly Piece[]): boolean =>
  others.some(
    ({ box }) =>
      box.y1 > piece.box.y1 + heightOf(piece) / 2 &&
      box.y1 - piece.box.y2 < 1.5 * heightOf(piece) &&
      Math.abs(box.x1 - piece.box.x1) < 2 * heightOf(piece),
  );

import { readClaveDeElector, readCurp } from '@assay/identifiers';
import { meantIn } from '../mrz/characters.js';

/**
 * A number of a register, each place of which holds a letter (`A`), a figure (`9`), a letter or a nine (`N`),
 * or any of them (`?`).
 */
interface RegisterNumber {
  readonly places: string;
  readonly isOne: (text: string) => boolean;
}

/**
 * A British driver number: five letters of the surname, nines for those that it lacks, six figures of the day
 * of birth, two initials, a nine for the second if there is none, a figure or letter, two letters of check
 * (DVLA, INF45).
 */
export const BRITISH_DRIVER_NUMBER = /^(?=.{16}$)[A-Z]{1,5}9{0,4}\d{6}[A-Z][A-Z9][A-Z\d][A-Z]{2}$/u;

const REGISTER_NUMBERS: readonly RegisterNumber[] = [
  { places: 'AAAA999999AAAAAA?9', isOne: (text) => readCurp(text) !== undefined },
  { places: 'AAAAAA99999999A999', isOne: (text) => readClaveDeElector(text)?.holds === true },
  { places: 'ANNNN999999AN?AA', isOne: (text) => BRITISH_DRIVER_NUMBER.test(text) },
];

/** A number in which more are taken for each other is another number. */
const MAX_MENDED = 3;

/**
 * A number as its register writes it, where a few letters and figures that look alike were taken for each
 * other: `ORMR671005M0CRRL02`.
 */
export function withLettersByPlace(text: string): string {
  for (const { places, isOne } of REGISTER_NUMBERS) {
    if (text.length !== places.length || isOne(text)) continue;
    const meant = [...text].map((character, index) => meantAt(places.charAt(index), character));
    const mendedCount = meant.filter((character, index) => character !== text.charAt(index)).length;
    if (mendedCount <= MAX_MENDED && isOne(meant.join(''))) return meant.join('');
  }
  return text;
}

function meantAt(place: string, character: string): string {
  if (place === '?' || (place === 'N' && character === '9')) return character;
  return meantIn(place === '9' ? 'n' : 'a', character) ?? character;
}

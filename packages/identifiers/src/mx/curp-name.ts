import { ungrouped } from '../identifier.js';
import { givenNamesOfKey, surnamePairs } from './name-words.js';

/** How the letters of a key stand to a name: all fit; the first letters of the names do; not even these. */
export type NameFit = 'fits' | 'initials-fit' | 'differs';

/** A name as credentials print it. */
export interface MexicanName {
  /** Both, in their order; the second may be missing. */
  readonly surnames: string;
  readonly givenNames: string;
}

/**
 * First four letters that are no word to carry about: the second is then an X (RENAPO, Instructivo normativo,
 * 2006, annex 2).
 */
const INCONVENIENT = new Set(
  (
    'BACA BAKA BUEI BUEY CACA CACO CAGA CAGO CAKA CAKO COGE COGI COJA COJE COJI COJO COLA CULO FALO FETO GETA GUEI GUEY JETA JOTO KACA KACO KAGA ' +
    'KAGO KAKA KAKO KOGE KOGI KOJA KOJE KOJI KOJO KOLA KULO LILO LOCA LOCO LOKA LOKO MAME MAMO MEAR MEAS MEON MIAR MION MOCO MOKO MULA MULO NACA ' +
    'NACO PEDA PEDO PENE PIPI PITO POPO PUTA PUTO QULO RATA ROBA ROBE ROBO RUIN SENO TETA VACA VAGA VAGO VAKA VUEI VUEY WUEI WUEY'
  ).split(' '),
);

const innerVowel = (word: string | undefined): string => /[AEIOU]/u.exec(word?.slice(1) ?? '')?.[0] ?? 'X';
const innerConsonant = (word: string | undefined): string =>
  /[B-DF-HJ-NP-TV-Z]/u.exec(word?.slice(1) ?? '')?.[0] ?? 'X';

/**
 * Whether a CURP is one of this name: first letter and first inner vowel of the first surname, first letters
 * of the second surname and the given name; in columns 14 to 16 their first inner consonants. X where there
 * is none.
 * @returns undefined for a text too short to be a CURP, and for a name without letters
 * @see RENAPO, Instructivo normativo para la asignación de la Clave Única de Registro de Población (2006)
 */
export function curpFitsName(curp: string, { surnames, givenNames }: MexicanName): NameFit | undefined {
  const key = ungrouped(curp);
  const expected = surnamePairs(surnames).flatMap((pair) =>
    givenNamesOfKey(givenNames).map((given) => lettersOf(pair, given)),
  );
  if (key.length < 16 || expected.length === 0) return undefined;
  if (expected.some(({ head, inner }) => key.startsWith(head) && key.slice(13, 16) === inner)) return 'fits';
  const initials = (head: string): string => head.charAt(0) + head.slice(2);
  return expected.some(({ head }) => initials(head) === initials(key.slice(0, 4)))
    ? 'initials-fit'
    : 'differs';
}

function lettersOf(
  [first, second]: readonly [string, string | undefined],
  given: string,
): { head: string; inner: string } {
  const letters = first.charAt(0) + innerVowel(first) + (second?.charAt(0) ?? 'X') + given.charAt(0);
  const head = INCONVENIENT.has(letters) ? `${letters.charAt(0)}X${letters.slice(2)}` : letters;
  return { head, inner: [first, second, given].map(innerConsonant).join('') };
}

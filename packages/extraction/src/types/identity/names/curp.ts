import { withLettersByPlace } from '../../../layout/register-numbers.js';
import type { Piece } from '../pieces.js';
import { splitFullName } from './split-name.js';

/** Population register key of Mexico, as a card prints it. */
const CURP = /^[A-Z]{4}\d{6}[HMX][A-Z]{5}/u;

/** The CURP among the texts of a card. */
export const curpOf = (texts: readonly Pick<Piece, 'words'>[]): string | undefined =>
  texts
    .flatMap(({ words }) => words.map(({ text }) => withLettersByPlace(text)))
    .find((text) => CURP.test(text));

/** Before another given name these are passed over (RENAPO, Instructivo normativo). */
const PASSED_OVER = /^(?:JOSE|J|MARIA|MA|M)$/u;
const lettersOf = (word: string): string => word.normalize('NFD').replace(/\P{L}/gu, '').toUpperCase();

/**
 * Whether letters 1 and 3 of a CURP begin two words of surnames, in this order, as in `GAPM` those of `DE GANTE PALMA`; a
 * `MARIA` at their end is a given name.
 */
export function beginsSurnames(curp: string, names: string): boolean {
  const words = names.split(' ').map(lettersOf);
  const initials = words.map((word) => word.charAt(0));
  const first = initials.indexOf(curp.charAt(0));
  return first >= 0 && initials.includes(curp.charAt(2), first + 1) && !PASSED_OVER.test(words.at(-1) ?? '');
}

/** Whether letter 4 of a CURP begins given names. */
export function beginsGivenNames(curp: string, names: string): boolean {
  const given = names.split(' ').map(lettersOf);
  const named = given.length > 1 && PASSED_OVER.test(given[0] ?? '') ? given[1] : given[0];
  return named?.charAt(0) === curp.charAt(3);
}

/**
 * Whether the letters of a CURP are those of a whole name: 1 begins the first surname, 2 is its first inner vowel, 3
 * begins the second surname, 4 the given name (RENAPO, Instructivo normativo).
 */
export function isNameOf(curp: string, name: string): boolean {
  const { lastName = '', firstName = '' } = splitFullName(name, 'MEX', { curp }) ?? {};
  const [first = '', second = ''] = lastName.split(' ').map(lettersOf);
  return (
    curp.charAt(0) === first.charAt(0) &&
    curp.charAt(1) === /[AEIOU]/u.exec(first.slice(1))?.[0] &&
    curp.charAt(2) === second.charAt(0) &&
    beginsGivenNames(curp, firstName)
  );
}

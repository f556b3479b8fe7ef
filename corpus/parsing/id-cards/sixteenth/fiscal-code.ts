import type { Person } from '../facts.js';
import { withoutAccents } from '../without-accents.js';

/** Letters of the months, January first. */
const MONTHS = 'ABCDEHLMPRST';
/** What `0` or `A` counts at an odd place, then `1` or `B` and so on to `Z`. */
const ODD_VALUES = [
  1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23,
];

const lettersOf = (name: string, vowels: boolean): string =>
  [...withoutAccents(name).replace(/[^A-Z]/g, '')]
    .filter((letter) => 'AEIOU'.includes(letter) === vowels)
    .join('');
const threeOf = (name: string, consonants: string): string =>
  `${consonants}${lettersOf(name, true)}XXX`.slice(0, 3);

/** The letter that checks an Italian fiscal code (decreto ministeriale of 23 December 1976). @param base its first fifteen characters */
export function fiscalCheckLetter(base: string): string {
  const sum = [...base].reduce((total, character, index) => {
    const value = /\d/.test(character) ? Number(character) : character.charCodeAt(0) - 65;
    return total + (index % 2 === 0 ? (ODD_VALUES[value] ?? 0) : value);
  }, 0);
  return String.fromCharCode(65 + (sum % 26));
}

/** A person's Italian fiscal code: letters of both names, day of birth (a woman's plus forty), place, check letter. @param place the cadastral code, like `L219` */
export function fiscalCode(
  { firstName, lastName, sex, birth }: Pick<Person, 'firstName' | 'lastName' | 'sex' | 'birth'>,
  place: string,
): string {
  const given = lettersOf(firstName, false);
  const day = String(birth.day + (sex === 'F' ? 40 : 0)).padStart(2, '0');
  const year = String(birth.year % 100).padStart(2, '0');
  const consonants = given.length > 3 ? `${given[0]}${given.slice(2)}` : given;
  const base = `${threeOf(lastName, lettersOf(lastName, false))}${threeOf(firstName, consonants)}${year}${MONTHS[birth.month - 1]}${day}${place}`;
  return `${base}${fiscalCheckLetter(base)}`;
}

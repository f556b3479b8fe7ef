import type { Dice } from '../../../pdf-forgeries/dice.js';
import type { Person } from '../facts.js';
import { sixDigits } from '../facts.js';

const two = (value: number): string => String(value).padStart(2, '0');

/** The last two digits of a Belgian national number: 97 less the rest of the nine before, with a 2 before them for who was born in 2000 or later (Royal Decree of 3 April 1984, art. 1). */
export const nationalCheckDigits = (base: string, year: number): string =>
  two(97 - (Number(year < 2000 ? base : `2${base}`) % 97));

/** A holder's national number as cards print it, the day's odd counts being men's: `85.07.30-033.28`. */
export function nationalNumber({ birth, sex, dice }: Pick<Person, 'birth' | 'sex' | 'dice'>): string {
  const count = String(dice.between(1, 440) * 2 + (sex === 'M' ? 1 : 0)).padStart(3, '0');
  const digits = sixDigits(birth);
  return `${digits.replace(/(..)(..)(..)/, '$1.$2.$3')}-${count}.${nationalCheckDigits(`${digits}${count}`, birth.year)}`;
}

/** Twelve digits of a Belgian card, of which the last two are the rest of the ten before by 97, or 97 where nothing is left. */
export function cardNumber(dice: Dice): string {
  const base = `59${dice.digits(8)}`;
  return `${base}${two(Number(base) % 97 || 97)}`;
}

import type { Person } from '../facts.js';
import { mrzCheckDigit } from '../mrz.js';

const PESEL_WEIGHTS = [1, 3, 7, 9, 1, 3, 7, 9, 1, 3] as const;
const two = (value: number): string => String(value).padStart(2, '0');

/** The last digit of a Polish register number (PESEL). @param base its first ten digits */
export const peselDigit = (base: string): string =>
  String(
    (10 - (PESEL_WEIGHTS.reduce((sum, weight, index) => sum + weight * Number(base[index]), 0) % 10)) % 10,
  );

/** A register number: birth with 20 added to months from 2000, four digits of which the last is odd for men, the check digit. */
export function peselOf({ birth, sex, dice }: Pick<Person, 'birth' | 'sex' | 'dice'>): string {
  const month = birth.month + (birth.year > 1999 ? 20 : 0);
  const sexDigit = dice.between(0, 4) * 2 + (sex === 'M' ? 1 : 0);
  const base = `${two(birth.year % 100)}${two(month)}${two(birth.day)}${dice.digits(3)}${sexDigit}`;
  return `${base}${peselDigit(base)}`;
}

/** A Polish identity card's number: three letters, a digit that checks them and what follows, five digits. */
export const polishCardNumber = (series: string, serial: string): string =>
  `${series}${mrzCheckDigit(series + serial)}${serial}`;

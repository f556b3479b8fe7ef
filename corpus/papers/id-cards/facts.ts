import type { Dice } from '../../pdf-forgeries/dice.js';
import { curpCheckDigit } from '../identifiers/identifiers.js';
import type { NameLists } from '../people/name-lists.js';
import type { Day } from '../printing/dates.js';

/** An invented person, in capitals as cards print them. */
export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly sex: 'M' | 'F';
  readonly birth: Day;
  readonly issue: Day;
  /** As long after {@link issue} as the design's validity. */
  readonly expiry: Day;
  readonly street: string;
  readonly town: string;
  readonly dice: Dice;
}

export function rollPerson(names: NameLists, dice: Dice, validityYears: number): Person {
  const issue = { year: dice.between(2018, 2024), month: dice.between(1, 12), day: dice.between(1, 28) };
  return {
    firstName: dice.pick(names.givenNames).toUpperCase(),
    lastName: dice.pick(names.familyNames).toUpperCase(),
    sex: dice.pick(['M', 'F']),
    birth: { year: dice.between(1952, 2003), month: dice.between(1, 12), day: dice.between(1, 28) },
    issue,
    expiry: { ...issue, year: issue.year + validityYears },
    street: dice.pick(names.streets).toUpperCase(),
    town: dice.pick(names.towns).toUpperCase(),
    dice,
  };
}

export const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');
const two = (value: number): string => String(value).padStart(2, '0');
export const sixDigits = ({ year, month, day }: Day): string => `${two(year % 100)}${two(month)}${two(day)}`;

/** A population register key of the right shape with a right check digit; its letters follow the name loosely. */
export function curpOf({
  firstName,
  lastName,
  sex,
  birth,
  dice,
}: Pick<Person, 'firstName' | 'lastName' | 'sex' | 'birth' | 'dice'>): string {
  const letters = withoutAccents(
    `${lastName.slice(0, 2)}${lastName.split(' ')[1]?.[0] ?? 'X'}${firstName[0]}`,
  ).replace(/[^A-Z]/g, 'X');
  const base = `${letters}${sixDigits(birth)}${sex === 'M' ? 'H' : 'M'}${dice.pick(['GT', 'QT', 'CL', 'OC', 'YN', 'VZ'])}${dice.pick(['RRL', 'LVN', 'NTS'])}${birth.year > 1999 ? 'A' : '0'}`;
  return `${base}${curpCheckDigit(base)}`;
}

/** A key of the elector of the right shape. */
export const electorKeyOf = ({ lastName, birth, sex, dice }: Person): string =>
  `${withoutAccents(lastName)
    .replace(/[^BCDFGLMNPRSTVZ]/g, '')
    .padEnd(6, 'X')
    .slice(0, 6)}${sixDigits(birth)}${two(dice.between(1, 32))}${sex === 'M' ? 'H' : 'M'}${dice.digits(3)}`;

import { type Person, sixDigits, withoutAccents } from './facts.js';

const characterValue = (character: string): number =>
  character === '<' ? 0 : /\d/.test(character) ? Number(character) : character.charCodeAt(0) - 55;

/** ICAO Doc 9303 part 3, 4.9: weights 7, 3, 1. */
export const mrzCheckDigit = (text: string): string =>
  String(
    [...text].reduce(
      (sum, character, index) => sum + characterValue(character) * ([7, 3, 1][index % 3] ?? 0),
      0,
    ) % 10,
  );

const checked = (text: string): string => `${text}${mrzCheckDigit(text)}`;
const field = (text: string, length: number): string =>
  withoutAccents(text.toUpperCase())
    .replace(/[^A-Z0-9]/g, '<')
    .padEnd(length, '<')
    .slice(0, length);

/** ICAO transliteration of names: accents dropped, apostrophes left out, other marks a filler. */
const names = ({ lastName, firstName }: Person, length: number): string => {
  const spelled = (name: string): string =>
    withoutAccents(name.replace(/['.]/g, '')).replace(/[^A-Z]+/g, '<');
  return `${spelled(lastName)}<<${spelled(firstName)}`.padEnd(length, '<').slice(0, length);
};

/** Lines of a passport (ICAO Doc 9303 part 4). @param number up to nine letters and digits */
export function td3(person: Person, state: string, number: string): string[] {
  const first = `P<${field(state, 3)}${names(person, 39)}`;
  const document = checked(field(number, 9));
  const dates = `${checked(sixDigits(person.birth))}${person.sex}${checked(sixDigits(person.expiry))}`;
  const optional = '<'.repeat(15);
  const whole = `${document}${checked(sixDigits(person.birth))}${checked(sixDigits(person.expiry))}${optional}`;
  return [first, `${document}${field(state, 3)}${dates}${optional}${mrzCheckDigit(whole)}`];
}

/** Lines of a card (ICAO Doc 9303 part 5). @param code like `ID`, `C1` */
export function td1(
  person: Person,
  code: string,
  state: string,
  number: string,
  optional = '',
  nationality = state,
): string[] {
  const first = `${field(code, 2)}${field(state, 3)}${checked(field(number, 9))}${field(optional, 15)}`;
  const dates = `${checked(sixDigits(person.birth))}${person.sex}${checked(sixDigits(person.expiry))}`;
  const further = '<'.repeat(11);
  const whole = `${first.slice(5)}${checked(sixDigits(person.birth))}${checked(sixDigits(person.expiry))}${further}`;
  return [first, `${dates}${field(nationality, 3)}${further}${mrzCheckDigit(whole)}`, names(person, 30)];
}

import { DIGITS, type Draw, LETTERS, padded, shortDate } from './draw.js';
import { luhnDigit } from './valid-international.js';

/** Codes of RENAPO for the 32 states and for births abroad. */
const STATES =
  'AS BC BS CC CL CM CS CH DF DG GT GR HG JC MC MN MS NT NL OC PL QT QR SP SL SR TC TS TL VZ YN ZS NE'.split(
    ' ',
  );
const CONSONANTS = 'BCDFGHJKLMNPQRSTVWXYZ';
/** Letters that end none of the words that both registers spell otherwise because they are rude. */
const LAST_OF_NAME = 'BCDFGHJKLMPQTVWXZ';

/**
 * RENAPO's instruction: the digits, A to N, Ñ, O to Z count 0 to 36; the first is worth 18 times, the last of
 * seventeen twice.
 */
const curpValue = (character: string): number => {
  const code = character.charCodeAt(0);
  return code < 58 ? code - 48 : code < 79 ? code - 55 : code - 54;
};

export function curp(draw: Draw): string {
  const birth = draw.day([1930, 2022]);
  const names = draw.one(CONSONANTS) + draw.one('AEIOUX') + draw.text(1, LETTERS) + draw.one(LAST_OF_NAME);
  const homonym = birth.year < 2000 ? draw.one(DIGITS) : draw.one(LETTERS);
  const body =
    names + shortDate(birth) + draw.one('HM') + draw.one(STATES) + draw.text(3, CONSONANTS) + homonym;
  const sum = [...body].reduce((total, character, index) => total - (18 - index) * curpValue(character), 0);
  return body + (((sum % 10) + 10) % 10);
}

/**
 * Characters of the tax office's table, with their numbers as it prints them: & is 24, the space of a company
 * 37, Ñ 38.
 */
const rfcValue = (character: string): number => {
  if (character === '&') return 24;
  if (character === ' ') return 37;
  if (character === 'Ñ') return 38;
  const code = character.charCodeAt(0);
  return code < 58 ? code - 48 : code < 79 ? code - 55 : code - 54;
};

function rfc(letters: string, draw: Draw): string {
  const body = letters + shortDate(draw.day([1930, 2020])) + draw.text(2, '123456789ABCDEFGHIJKLMNPQRSTUV');
  const sum = [...body.padStart(12, ' ')].reduce(
    (total, character, index) => total + (13 - index) * rfcValue(character),
    0,
  );
  const remainder = sum % 11;
  return body + (remainder === 0 ? '0' : remainder === 1 ? 'A' : 11 - remainder);
}

export const rfcOfPerson = (draw: Draw): string =>
  rfc(draw.one(CONSONANTS) + draw.one('AEIOUX') + draw.text(1, `${LETTERS}Ñ`) + draw.one(LAST_OF_NAME), draw);
export const rfcOfCompany = (draw: Draw): string => rfc(draw.text(3, `${LETTERS}&Ñ`), draw);

/** Each digit times 3, 7 or 1 counts by its last digit alone: so every product can be looked up. */
const CLABE_PRODUCTS = ['0369258147', '0741852963', DIGITS];

/** Banks and places (Mexico City, Guadalajara, Monterrey, Puebla) of which every list knows. */
export const CLABE_PLACES = ['002', '012', '014', '021', '072'].flatMap((bank) =>
  ['180', '320', '580', '650'].map((place) => bank + place),
);

export function clabe(draw: Draw): string {
  const body = draw.one([draw.one(CLABE_PLACES), draw.text(6)]) + draw.text(11);
  const sum = [...body].reduce(
    (total, digit, index) => total + Number(CLABE_PRODUCTS[index % 3]?.charAt(Number(digit))),
    0,
  );
  return body + ((1000 - sum) % 10);
}

export const nss = (draw: Draw): string => {
  const body = padded(1 + draw.below(97)) + draw.text(8);
  return body + luhnDigit(body);
};

export const claveDeElector = (draw: Draw): string =>
  draw.text(6, CONSONANTS) +
  shortDate(draw.day()) +
  padded(1 + draw.below(32)) +
  draw.one('HM') +
  draw.text(3);

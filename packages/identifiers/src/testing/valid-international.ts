import { DIGITS, type Draw, LETTERS, padded, shortDate } from './draw.js';

/** What a doubled digit counts: the digits of the double, added up. */
const DOUBLED = '0246813579';

/**
 * The digit that makes the others end in a Luhn digit: every second one, counted from the right, is doubled.
 */
export function luhnDigit(body: string): number {
  const counts = [...body]
    .reverse()
    .map((digit, index) => Number(index % 2 === 0 ? DOUBLED.charAt(Number(digit)) : digit));
  return (10 - (counts.reduce((sum, count) => sum + count, 0) % 10)) % 10;
}

/** Issuers and lengths of Visa, Mastercard, American Express, Elo and Maestro. */
const CARDS = [
  ['4', 16],
  ['4', 13],
  ['51', 16],
  ['2720', 16],
  ['37', 15],
  ['6362', 16],
  ['6759', 19],
] as const;

export function cardNumber(draw: Draw): string {
  const [issuer, length] = draw.one(CARDS);
  const body = issuer + draw.text(length - 1 - issuer.length);
  return body + luhnDigit(body);
}

/**
 * Examples of the SWIFT IBAN registry without their check digits: every digit and letter of the national part
 * may be another.
 */
const NATIONAL_PARTS = {
  AT: '1904300234573201',
  BE: '539007547034',
  BR: '00360305000010009795493C1',
  CH: '00762011623852957',
  CZ: '08000000192000145399',
  DE: '370400440532013000',
  DK: '00400440116243',
  ES: '21000418450200051332',
  FI: '12345600000785',
  FR: '20041010050500013M02606',
  GB: 'NWBK60161331926819',
  IE: 'AIBK93115212345678',
  IT: 'X0542811101000000123456',
  LU: '0019400644750000',
  NL: 'ABNA0417164300',
  NO: '86011117947',
  PL: '109010140000071219812874',
  PT: '000201231234567890154',
  SE: '50000000058398257466',
} as const;

/**
 * ISO 7064 with whole numbers instead of digit by digit: 98 less the remainder of the rearranged number, its
 * check digits zero.
 */
export function iban(draw: Draw): string {
  const country = draw.one(Object.keys(NATIONAL_PARTS) as (keyof typeof NATIONAL_PARTS)[]);
  const part = NATIONAL_PARTS[country].replace(/\d|\p{Lu}/gu, (character) =>
    draw.text(1, /\d/u.test(character) ? DIGITS : LETTERS),
  );
  const number = BigInt(
    [...`${part}${country}00`].map((character) => Number.parseInt(character, 36)).join(''),
  );
  return `${country}${padded(98 - Number(number % 97n))}${part}`;
}

/** Doc 9303-3: the weights 7, 3, 1 take turns; `<` counts nothing. */
export const mrzDigit = (text: string): number =>
  [...text].reduce((sum, character, index) => sum + mrzProduct(character, index), 0) % 10;

const mrzProduct = (character: string, index: number): number =>
  (character === '<' ? 0 : Number.parseInt(character, 36)) * (index % 3 === 0 ? 7 : index % 3 === 1 ? 3 : 1);

/** The two lines of a passport (TD3). */
export function passportZone(draw: Draw): readonly [string, string] {
  const names =
    `P<UTO${draw.text(3 + draw.below(9), LETTERS)}<<${draw.text(3 + draw.below(9), LETTERS)}`.padEnd(44, '<');
  const number = draw.text(1, LETTERS) + draw.text(8, DIGITS + LETTERS);
  const birth = shortDate(draw.day([1940, 1999]));
  const expiry = shortDate(draw.day([2026, 2036]));
  const personal = draw.text(14);
  const dated = `${birth}${mrzDigit(birth)}`;
  const [numbered, expiring, optional] = [number, expiry, personal].map((part) => `${part}${mrzDigit(part)}`);
  const composite = mrzDigit(`${numbered}${dated}${expiring}${optional}`);
  return [names, `${numbered}UTO${dated}${draw.one('MF')}${expiring}${optional}${composite}`];
}

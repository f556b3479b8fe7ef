import type { Dice } from '../../pdf-forgeries/dice.js';

const digitsOf = (text: string): number[] => [...text].map(Number);
const weighted = (values: readonly number[], weights: readonly number[]): number =>
  values.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0);

/** Eleven less the remainder, 0 for the two that have no digit (Receita Federal). */
const modulo11 = (sum: number): number => (sum % 11 < 2 ? 0 : 11 - (sum % 11));

/** A Brazilian taxpayer's number with right check digits: `123.456.789-09`. */
export function cpf(dice: Dice): string {
  const base = dice.digits(9);
  const first = modulo11(weighted(digitsOf(base), [10, 9, 8, 7, 6, 5, 4, 3, 2]));
  const second = modulo11(weighted([...digitsOf(base), first], [11, 10, 9, 8, 7, 6, 5, 4, 3, 2]));
  return `${base.slice(0, 3)}.${base.slice(3, 6)}.${base.slice(6)}-${first}${second}`;
}

/** A Brazilian company's number with right check digits: `12.345.678/0001-95`. */
export function cnpj(dice: Dice): string {
  const base = `${dice.digits(8)}0001`;
  const first = modulo11(weighted(digitsOf(base), [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]));
  const second = modulo11(weighted([...digitsOf(base), first], [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]));
  return `${base.slice(0, 2)}.${base.slice(2, 5)}.${base.slice(5, 8)}/0001-${first}${second}`;
}

/** The register number of a Brazilian driving license (Senatran): nine digits and two that check them. */
export function cnhNumber(dice: Dice): string {
  const base = dice.digits(9);
  const first = weighted(digitsOf(base), [9, 8, 7, 6, 5, 4, 3, 2, 1]) % 11;
  // Where the first has no digit the published formulas disagree on the second: such numbers are not used.
  if (first >= 10) return cnhNumber(dice);
  const second = weighted(digitsOf(base), [1, 2, 3, 4, 5, 6, 7, 8, 9]) % 11;
  return `${base}${first}${second >= 10 ? 0 : second}`;
}

const RFC_ALPHABET = '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ';

/** The check character of a Mexican taxpayer's number (SAT). @param base all but the last character */
export function rfcCheckCharacter(base: string): string {
  const sum = [...base.padStart(12, ' ')].reduce(
    (total, character, index) => total + RFC_ALPHABET.indexOf(character) * (13 - index),
    0,
  );
  const rest = (11 - (sum % 11)) % 11;
  return rest === 10 ? 'A' : String(rest);
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');
const letters = (dice: Dice, count: number): string =>
  Array.from({ length: count }, () => dice.pick([...'BCDFGHJLMNPRSTV'])).join('');

/** A Mexican company's tax number with a right check character. */
export function rfcOfCompany(dice: Dice): string {
  const base = `${letters(dice, 3)}${twoDigits(dice.between(1, 22))}${twoDigits(dice.between(1, 12))}${twoDigits(dice.between(1, 28))}${letters(dice, 2)}`;
  return `${base}${rfcCheckCharacter(base)}`;
}

const CURP_ALPHABET = '0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ';

/** The check digit of a Mexican population register key (RENAPO). @param base its first 17 characters */
export function curpCheckDigit(base: string): string {
  const sum = [...base].reduce(
    (total, character, index) => total + CURP_ALPHABET.indexOf(character) * (18 - index),
    0,
  );
  return String((10 - (sum % 10)) % 10);
}

/** The check digit of a Mexican account's CLABE (Banxico): weights 3, 7, 1, of each product its last digit. @param base its first 17 digits */
export function clabeCheckDigit(base: string): string {
  const sum = digitsOf(base).reduce(
    (total, digit, index) => total + ((digit * ([3, 7, 1][index % 3] ?? 0)) % 10),
    0,
  );
  return String((10 - (sum % 10)) % 10);
}

import { type Identifier, isFiller, ungrouped, weightedSum } from '../identifier.js';

const DOWN = [9, 8, 7, 6, 5, 4, 3, 2, 1];
const UP = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/**
 * Register number of a Brazilian driving license: 9 digits and two of check, modulo 11; the second is less by
 * two where the first overflows. The issuer does not publish the formula; this is the one of public
 * validators.
 */
export function readCnh(text: string): Identifier | undefined {
  const digits = ungrouped(text);
  if (!/^\d{11}$/u.test(digits) || isFiller(digits)) return undefined;
  const first = weightedSum(digits, DOWN) % 11;
  const second = (weightedSum(digits, UP) - (first > 9 ? 2 : 0) + 11) % 11;
  return { holds: digits.endsWith([first, second].map((digit) => (digit > 9 ? 0 : digit)).join('')) };
}

import { type Identifier, isFiller, ungrouped, weightedSum } from '../identifier.js';
import { modulo11Digit } from './modulo-11.js';

/**
 * A vehicle's number in the Registro Nacional de Veículos Automotores: 10 digits and one of check, weights 3,
 * 2, 9 to 2, modulo 11. Numbers of nine digits, given out before April 2013, are the same with two zeros in
 * front (Denatran). The formula is that of public validators.
 */
export function readRenavam(text: string): Identifier | undefined {
  const digits = ungrouped(text);
  if (!/^(?:\d{9}|\d{11})$/u.test(digits) || isFiller(digits)) return undefined;
  const number = digits.padStart(11, '0');
  return {
    holds: modulo11Digit(weightedSum(number, [3, 2, 9, 8, 7, 6, 5, 4, 3, 2])) === Number(number.charAt(10)),
  };
}

import { type Identifier, isFiller, ungrouped, weightedSum } from '../identifier.js';
import { modulo11Digit } from './modulo-11.js';

/**
 * PIS, PASEP, NIT or NIS: 10 digits and one of check, weights 3, 2, 9 to 2, modulo 11 (Caixa Econômica
 * Federal).
 */
export function readPis(text: string): Identifier | undefined {
  const digits = ungrouped(text);
  if (!/^\d{11}$/u.test(digits) || isFiller(digits)) return undefined;
  return {
    holds: modulo11Digit(weightedSum(digits, [3, 2, 9, 8, 7, 6, 5, 4, 3, 2])) === Number(digits.charAt(10)),
  };
}

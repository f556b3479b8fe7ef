import { type Identifier, isFiller, ungrouped } from '../identifier.js';

export interface Clabe {
  /** Three digits of the bank (Banco de México, participants of SPEI). */
  readonly bank: string;
  /** Three digits of the place. */
  readonly place: string;
  readonly account: string;
}

/**
 * Clave Bancaria Estandarizada: 17 digits and one of check, weights 3, 7, 1 (Banco de México). Any one
 * changed digit is seen.
 */
export function readClabe(text: string): Identifier<Clabe> | undefined {
  const digits = ungrouped(text);
  if (!/^\d{18}$/u.test(digits) || isFiller(digits)) return undefined;
  let sum = 0;
  for (let index = 0; index < 17; index++)
    sum += (Number(digits.charAt(index)) * ([3, 7, 1][index % 3] ?? 0)) % 10;
  const holds = (10 - (sum % 10)) % 10 === Number(digits.charAt(17));
  return { holds, bank: digits.slice(0, 3), place: digits.slice(3, 6), account: digits.slice(6, 17) };
}

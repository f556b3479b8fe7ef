import { type CheckResult, isFiller, resultOf, ungrouped } from '../check-result.js';
import { luhnHolds } from '../international/luhn.js';

/** The line above a boleto's bar code: fields of 10, 11 and 11 digits, each with its own digit of check, modulo 10 (FEBRABAN). */
const FIELDS = [
  [0, 10],
  [10, 21],
  [21, 32],
] as const;

/** A boleto's line of 47 digits: the digits of its three fields, and that of its bar code. Any one changed digit of the fields is seen. */
export function checkBoleto(text: string): CheckResult {
  const digits = ungrouped(text);
  if (!/^\d{47}$/u.test(digits) || isFiller(digits)) return 'not-of-form';
  return resultOf(FIELDS.every(([from, to]) => luhnHolds(digits.slice(from, to))) && barCodeDigit(digits) === digits.charAt(32));
}

/** Modulo 11, weights 2 to 9 from the right over the 43 other digits of the bar code; 0, 10 and 11 are written 1. */
function barCodeDigit(line: string): string {
  const others = line.slice(0, 4) + line.slice(33) + line.slice(4, 9) + line.slice(10, 20) + line.slice(21, 31);
  let sum = 0;
  for (let index = 0; index < others.length; index++) sum += Number(others.charAt(others.length - 1 - index)) * (2 + (index % 8));
  const digit = 11 - (sum % 11);
  return digit === 0 || digit > 9 ? '1' : String(digit);
}

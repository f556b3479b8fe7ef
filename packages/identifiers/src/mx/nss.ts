import { type CheckResult, isFiller, resultOf, ungrouped } from '../check-result.js';
import { luhnHolds } from '../international/luhn.js';

/** Número de Seguridad Social of the IMSS: 11 digits, the last by Luhn. Any one changed digit is seen. */
export function checkNss(text: string): CheckResult {
  const digits = ungrouped(text);
  return /^\d{11}$/u.test(digits) && !isFiller(digits) ? resultOf(luhnHolds(digits)) : 'not-of-form';
}

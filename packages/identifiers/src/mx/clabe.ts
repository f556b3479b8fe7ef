import { type CheckResult, isFiller, resultOf, ungrouped } from '../check-result.js';

/** Clave Bancaria Estandarizada: 17 digits and one of check, weights 3, 7, 1 (Banco de México). Any one changed digit is seen. */
export function checkClabe(text: string): CheckResult {
  const digits = ungrouped(text);
  if (!/^\d{18}$/u.test(digits) || isFiller(digits)) return 'not-of-form';
  let sum = 0;
  for (let index = 0; index < 17; index++) sum += (Number(digits.charAt(index)) * ([3, 7, 1][index % 3] ?? 0)) % 10;
  return resultOf((10 - (sum % 10)) % 10 === Number(digits.charAt(17)));
}

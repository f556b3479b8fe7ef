import { type CheckResult, isFiller, resultOf, ungrouped, weightedSum } from '../check-result.js';
import { modulo11Digit } from './modulo-11.js';

const FIRST = [10, 9, 8, 7, 6, 5, 4, 3, 2];

/** Cadastro de Pessoas Físicas: 9 digits and two of check (Receita Federal). */
export function checkCpf(text: string): CheckResult {
  const digits = ungrouped(text);
  if (!/^\d{11}$/u.test(digits) || isFiller(digits)) return 'not-of-form';
  const check = [modulo11Digit(weightedSum(digits, FIRST)), modulo11Digit(weightedSum(digits, [11, ...FIRST]))];
  return resultOf(digits.endsWith(check.join('')));
}

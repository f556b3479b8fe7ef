import { type CheckResult, isFiller, resultOf, ungrouped } from '../check-result.js';
import { modulo11Digit } from './modulo-11.js';

const FIRST = [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

/** Cadastro Nacional da Pessoa Jurídica: 12 letters or digits and two digits of check (IN RFB 2.229/2024; a letter counts as its ASCII code less 48). */
export function checkCnpj(text: string): CheckResult {
  const cnpj = ungrouped(text);
  if (!/^[A-Z\d]{12}\d{2}$/u.test(cnpj) || isFiller(cnpj)) return 'not-of-form';
  const sum = (weights: readonly number[]) => weights.reduce((total, weight, index) => total + weight * (cnpj.charCodeAt(index) - 48), 0);
  return resultOf(cnpj.endsWith([modulo11Digit(sum(FIRST)), modulo11Digit(sum([6, ...FIRST]))].join('')));
}

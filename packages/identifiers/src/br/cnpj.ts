import { type Identifier, isFiller, ungrouped } from '../identifier.js';
import { modulo11Digit } from './modulo-11.js';

export interface Cnpj {
  /** Eight characters that all offices of a company share. */
  readonly root: string;
  /** Four characters of the office; `0001` is the head office. */
  readonly office: string;
}

const FIRST = [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

/**
 * Cadastro Nacional da Pessoa Jurídica: 12 letters or digits and two digits of check (IN RFB 2.229/2024; a
 * letter counts as its ASCII code less 48).
 */
export function readCnpj(text: string): Identifier<Cnpj> | undefined {
  const cnpj = ungrouped(text);
  if (!/^[A-Z\d]{12}\d{2}$/u.test(cnpj) || isFiller(cnpj)) return undefined;
  const sum = (weights: readonly number[]) =>
    weights.reduce((total, weight, index) => total + weight * (cnpj.charCodeAt(index) - 48), 0);
  const holds = cnpj.endsWith([modulo11Digit(sum(FIRST)), modulo11Digit(sum([6, ...FIRST]))].join(''));
  return { holds, root: cnpj.slice(0, 8), office: cnpj.slice(8, 12) };
}

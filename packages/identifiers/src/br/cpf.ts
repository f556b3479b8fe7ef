import { type Identifier, isFiller, ungrouped, weightedSum } from '../identifier.js';
import { modulo11Digit } from './modulo-11.js';

export interface Cpf {
  /** States whose office of the Receita Federal may have registered the person, by the ninth digit. */
  readonly registeredIn: readonly string[];
}

const FIRST = [10, 9, 8, 7, 6, 5, 4, 3, 2];
/** Fiscal regions 0 to 9. */
const REGIONS = [
  'RS',
  'DF GO MS MT TO',
  'AC AM AP PA RO RR',
  'CE MA PI',
  'AL PB PE RN',
  'BA SE',
  'MG',
  'ES RJ',
  'SP',
  'PR SC',
];

/** Cadastro de Pessoas Físicas: 9 digits and two of check (Receita Federal). */
export function readCpf(text: string): Identifier<Cpf> | undefined {
  const digits = ungrouped(text);
  if (!/^\d{11}$/u.test(digits) || isFiller(digits)) return undefined;
  const check = [
    modulo11Digit(weightedSum(digits, FIRST)),
    modulo11Digit(weightedSum(digits, [11, ...FIRST])),
  ];
  return {
    holds: digits.endsWith(check.join('')),
    registeredIn: REGIONS[Number(digits.charAt(8))]?.split(' ') ?? [],
  };
}

import { readCnpj, readCpf, readCurp, readNss } from '@assay/identifiers';
import { type PrintedSpan, spanOf } from '../fields/printed-field.js';
import { type Cell, wordsAt } from '../layout/cells.js';
import { patternOf } from '../vocabulary/pattern.js';
import PATTERNS from './register-grammars.json' with { type: 'json' };
import type { ReadValue } from './value-grammars.js';

/** A number whose check digits do not fit is less likely one: misread, or another number of as many digits. */
const CONTRADICTED = 0.75;

type Check = (text: string) => { readonly holds: boolean } | undefined;

const numberOf = (pattern: keyof typeof PATTERNS, check?: Check) => {
  const form = patternOf(PATTERNS[pattern], 'u');
  return (cell: Cell): ReadValue | undefined => {
    const match = form.exec(cell.text);
    const words = match ? wordsAt(cell, match.index, match.index + match[0].length) : [];
    const span: PrintedSpan | undefined = spanOf(words, cell.page);
    if (!match || !span) return undefined;
    return { value: match[0], span, words, fit: check?.(match[0])?.holds === false ? CONTRADICTED : 1 };
  };
};

/** Numbers of persons and companies in the registers of the United States, Mexico and Brazil, by their form. */
export const REGISTER_GRAMMARS = {
  /** Digits, or the marks that stand for them; the last four in clear, or all nine. */
  'masked ssn': numberOf('maskedSsn'),
  'ssn with hyphens': numberOf('ssnWithHyphens'),
  nss: numberOf('nss', readNss),
  curp: numberOf('curp', readCurp),
  /** A person's has 13 characters, a company's 12. */
  "person's rfc": numberOf('personsRfc'),
  "company's rfc": numberOf('companysRfc'),
  cpf: numberOf('cpf', readCpf),
  'cpf with marks': numberOf('cpfWithMarks', readCpf),
  /** With its marks; alphanumeric since July 2026 (Receita Federal, IN 2.229/2024). */
  cnpj: numberOf('cnpj', readCnpj),
} as const;

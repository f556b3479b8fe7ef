import { readCnpj, readCpf, readCurp, readNss } from '@assay/identifiers';
import { type PrintedSpan, spanOf } from '../fields/printed-field.js';
import type { Cell } from '../layout/cells.js';
import { labelledValues } from '../layout/labelled-values.js';
import { phraseBook } from '../layout/phrases.js';
import { wordsOfSpan } from '../layout/words-of-span.js';
import { patternOf } from '../vocabulary/pattern.js';
import { type PartyFrame, roleIn } from './party-frames.js';
import PATTERNS from './person-numbers.json' with { type: 'json' };

/** A number of a person or company, as printed. */
export interface PersonNumber {
  readonly name:
    | 'employeeSSN'
    | 'employeeCURP'
    | 'employeeRFC'
    | 'employerRFC'
    | 'employeeNSS'
    | 'employeeCPF'
    | 'employerCNPJ';
  readonly value: string;
  readonly span: PrintedSpan;
  readonly likelihood: number;
}

/** What numbers of a person are called. */
export const PERSON_NUMBER_LABELS = phraseBook({
  employeeSSN: `
    ssn; social security number; social security no; social security #; soc sec no; soc sec number; ss#; ssn#; social security; soc
    sec #; ss no; ss number; employee ssn; soc. sec. num; social sec no; ssn (last 4); social sec #; soc sec; employee social
    security number; soc sec id; ss id; tax id; ssn/itin`,
  employeeNSS: `
    nss; numero de seguridad social; no. seguridad social; num seguridad social; numero de seguro social; imss; no. imss; afiliacion
    imss; num. imss; no. de seguro social; nss (imss); numero imss; num. seguro social; no. seguro social; seguridad social; numero
    seguridad social; num. seg. social; afiliacion`,
  employeeCPF: `
    cpf; c.p.f; cpf do funcionario; cpf do empregado; cpf do trabalhador; cpf/mf; no cpf; cpf nº`,
});

/**
 * By the form alone, by form and label; by digits without marks whose check digits fit, and by any form where
 * they do not.
 */
const LIKELIHOOD = { label: 0.95, form: 0.85, checkedDigits: 0.8, contradicted: 0.7 } as const;

/** Check digits of what has them. */
const CHECKED: Readonly<
  Partial<Record<PersonNumber['name'], (text: string) => { readonly holds: boolean } | undefined>>
> = {
  employeeCURP: readCurp,
  employeeCPF: readCpf,
  employeeNSS: readNss,
  employerCNPJ: readCnpj,
};

/** Without the marks that they are usually printed with. */
const CNPJ_DIGITS = /(?<![\d.,/-])\d{14}(?![\d.,/-])/u;
const CPF_DIGITS = /(?<![\d.,/-])\d{11}(?![\d.,/-])/u;

/** Digits, or the marks that stand for them; the last four in clear, or all nine. */
const SSN = /(?<![\w*-])[\dxX*#\u2022]{3}[- ]?[\dxX*#\u2022]{2}[- ]?\d{2,4}(?![\w-])/u;
const NSS = patternOf(PATTERNS.nss, 'u');
const CPF = /(?<![\d.])(?:[\d*x]{3}\.[\d*x]{3}\.[\d*x]{3}-[\d*x]{2}|\d{11})(?!\d)/iu;
const CPF_WITH_MARKS = /(?<![\d.])[\d*]{3}\.\d{3}\.\d{3}-[\d*]{2}(?!\d)/u;
/**
 * With the marks that it is always printed with; alphanumeric since July 2026 (Receita Federal, IN
 * 2.229/2024).
 */
const CNPJ = /(?<![\w.])[\dA-Z]{2}\.[\dA-Z]{3}\.[\dA-Z]{3}\/[\dA-Z]{4}-\d{2}(?!\d)/u;
const CURP = /(?<![A-Z\d])[A-Z]{4}\d{6}[HMX][A-Z]{5}[0-9A-Z]\d(?![A-Z\d])/u;
/** A person's has 13 characters, a company's 12. */
const PERSON_RFC = /(?<![A-Z\d&Ñ])[A-Z&Ñ]{4}-?\d{6}-?[A-Z0-9]{3}(?![A-Z\d])/u;
const COMPANY_RFC = /(?<![A-Z\d&Ñ])[A-Z&Ñ]{3}-?\d{6}-?[A-Z0-9]{3}(?![A-Z\d])/u;

/** Numbers of both parties: behind their labels, and by their form where the form alone tells. */
export function readPersonNumbers(cells: readonly Cell[], frames: readonly PartyFrame[]): PersonNumber[] {
  const found = new Map<PersonNumber['name'], PersonNumber>();
  const keep = (
    name: PersonNumber['name'],
    cell: Cell | undefined,
    form: RegExp,
    likelihood: number,
  ): void => {
    const match = cell && !found.has(name) ? form.exec(cell.text) : undefined;
    const span = cell && match ? spanAt(cell, match.index, match.index + match[0].length) : undefined;
    const holds = match ? CHECKED[name]?.(match[0])?.holds : undefined;
    if (match && span)
      found.set(name, {
        name,
        value: match[0],
        span,
        likelihood: holds === false ? LIKELIHOOD.contradicted : likelihood,
      });
  };
  const forms = { employeeSSN: SSN, employeeNSS: NSS, employeeCPF: CPF } as const;
  const isOfEmployer = (cell: Cell): boolean => roleIn(frames, cell) === 'employer';
  for (const { meaning, label, inline, right, below } of labelledValues(cells, PERSON_NUMBER_LABELS)) {
    if (isOfEmployer(label)) continue;
    for (const cell of [inline, right, ...below.slice(0, 1)])
      keep(meaning, cell, forms[meaning], LIKELIHOOD.label);
  }
  const hasOwn = (cell: Cell): boolean => /\d/u.test(cell.text);
  for (const cell of cells.filter(hasOwn)) {
    keep('employerRFC', cell, COMPANY_RFC, LIKELIHOOD.form);
    keep('employerCNPJ', cell, CNPJ, LIKELIHOOD.label);
    // Who employs at home is a person, too.
    if (isOfEmployer(cell)) {
      keep('employerRFC', cell, PERSON_RFC, LIKELIHOOD.form);
      continue;
    }
    keep('employeeCURP', cell, CURP, LIKELIHOOD.label);
    keep('employeeRFC', cell, PERSON_RFC, LIKELIHOOD.form);
    keep('employeeCPF', cell, CPF_WITH_MARKS, LIKELIHOOD.form);
    keep(
      'employeeSSN',
      cell,
      /(?<![\w*-])[\dxX*#\u2022]{3}-[\dxX*#\u2022]{2}-\d{4}(?![\w-])/u,
      LIKELIHOOD.form,
    );
  }
  const dotted = found.has('employeeCURP')
    ? undefined
    : curpWithDots(cells.filter((cell) => !isOfEmployer(cell)));
  if (dotted) found.set('employeeCURP', dotted);
  // Digits alone are told by their check digits; where a CPF stands, the document is Brazilian.
  for (const cell of found.has('employeeCPF') || found.has('employerCNPJ') ? cells.filter(hasOwn) : []) {
    if (readCnpj(CNPJ_DIGITS.exec(cell.text)?.[0] ?? '')?.holds)
      keep('employerCNPJ', cell, CNPJ_DIGITS, LIKELIHOOD.checkedDigits);
    if (!isOfEmployer(cell) && readCpf(CPF_DIGITS.exec(cell.text)?.[0] ?? '')?.holds)
      keep('employeeCPF', cell, CPF_DIGITS, LIKELIHOOD.checkedDigits);
  }
  return [...found.values()];
}

/**
 * A recogniser sets dots among the letters (`PESL900412MNLXT.C09`): a cell that is a CURP without them, its
 * check digit says so.
 */
function curpWithDots(cells: readonly Cell[]): PersonNumber | undefined {
  for (const cell of cells) {
    const value = cell.text.replace(/[. ]/gu, '');
    const span = readCurp(value)?.holds ? spanOf(cell.words, cell.page) : undefined;
    if (span) return { name: 'employeeCURP', value, span, likelihood: LIKELIHOOD.checkedDigits };
  }
  return undefined;
}

function spanAt(cell: Cell, from: number, to: number): PrintedSpan | undefined {
  const place = wordsOfSpan(cell.words, from, to);
  return place && spanOf(cell.words.slice(place.from, place.to), cell.page);
}

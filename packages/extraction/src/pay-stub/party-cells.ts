import { US_STATES } from '../countries/states.js';
import type { PrintedSpan } from '../fields/printed-field.js';
import { startsAddress } from '../layout/address-block.js';
import { type Cell, partOf } from '../layout/cells.js';
import { foldText } from '../layout/fold-text.js';
import type { Labelled } from '../layout/labelled-values.js';
import { leadingNameWords, looksLikeCompany, looksLikePerson, mayBeCompany } from '../layout/party-name.js';
import { patternOf } from '../vocabulary/pattern.js';
import { isLabelCell } from './label-cell.js';
import PATTERNS from './party-cells.json' with { type: 'json' };

/** Who is paid, and who pays. */
export type Role = 'employee' | 'employer';

/** What stands behind a label that speaks of a party. */
export type LabelledParty = Labelled<
  'employeeName' | 'employerName' | 'employeeAddress' | 'employerAddress' | 'address'
>;

/** A name or an address, where it stands, and how likely it is the one asked for. */
export interface PartyValue {
  readonly value: string;
  readonly span: PrintedSpan;
  readonly likelihood: number;
}

/** By what told whose it is; our judgement until enough stubs of other makers are measured. */
export const LIKELIHOOD = {
  label: 0.93,
  block: 0.85,
  letterheadCompany: 0.8,
  letterhead: 0.6,
  onlyBlock: 0.7,
} as const;

/** A cell that may name the party. */
export function isName(cell: Cell, role: Role): boolean {
  if (startsAddress(cell.text) || isLabelCell(cell)) return false;
  if (role === 'employer') return mayBeCompany(cell.text);
  const name = nameAlone(cell);
  return (
    name !== undefined && looksLikePerson(name.text) && !looksLikeCompany(name.text) && !isTown(name.text)
  );
}

const STATES: ReadonlySet<string> = new Set(US_STATES.map(([code]) => code));

/** `Baton Rouge, LA`: the line of an address whose postal code stands apart. */
const isTown = (text: string): boolean => STATES.has(/, ([A-Z]{2})$/u.exec(text)?.[1] ?? '');

/** What else a line says of a person, behind a comma: `Ana Lima, Role Cook`. */
const BEHIND_COMMA = patternOf(PATTERNS.behindComma, 'iu');

/**
 * `15 JOSE DA SILVA`, `MARIA ALVAREZ (69942)`, `ANA LIMA (...5262)`, `ANA LIMA No. 12`: the name without a
 * number of the staff and what follows it.
 */
export function nameAlone(cell: Cell): Cell | undefined {
  const isNumber = (text: string | undefined): boolean =>
    /^[(#]?(?:\.{3}|\u2026|[xX*\u2022]{2,})?\d[\d-]*\)?$|^[-\u2013|/]$/u.test(text ?? '');
  let from = 0;
  while (from < cell.words.length && isNumber(cell.words[from]?.text)) from += 1;
  const more = cell.words.findIndex(
    ({ text }, index) => index > from && cell.words[index - 1]?.text.endsWith(',') && BEHIND_COMMA.test(text),
  );
  let to = Math.min(from + leadingNameWords(cell.words.slice(from)), more < 0 ? cell.words.length : more);
  while (to > from && isNumber(cell.words[to - 1]?.text)) to -= 1;
  return to - from === cell.words.length ? cell : partOf(cell, from, to);
}

/** CNPJ (Brazil), RFC of a company (Mexico: three letters, a date), EIN (United States) with its hyphen. */
export const COMPANY_NUMBER = patternOf(PATTERNS.companyNumber, 'u');

/** What a stub calls itself, behind the name in a letterhead; folded. */
const TITLE = patternOf(PATTERNS.title, 'u');

/**
 * `Oficina Ltda - CNPJ 12.345.678/0001-95`, `Oficina Ltda (12.345.678/0001-95)`,
 * `Oficina Ltda  Recibo de Pagamento`: the name without the number or the title that follows it.
 */
export function companyAlone(cell: Cell): Cell | undefined {
  const end = cell.words.findIndex(
    ({ text }, index) =>
      /^\(?(?:cnpj|r\.?f\.?c|ein|fein|tel|phone)\b/iu.test(text) ||
      COMPANY_NUMBER.test(text) ||
      (index > 0 && TITLE.test(foldText(wordsFrom(cell, index)))),
  );
  if (end < 1) return cell;
  return partOf(cell, 0, /^[-\u2013|,]$/u.test(cell.words[end - 1]?.text ?? '') ? end - 1 : end);
}

const MAX_TITLE_WORDS = 8;
const wordsFrom = ({ words }: Cell, from: number): string =>
  words.length - from > MAX_TITLE_WORDS
    ? ''
    : words
        .slice(from)
        .map(({ text }) => text)
        .join(' ');

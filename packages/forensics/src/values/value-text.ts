import { editDistance } from '@assay/media';
import { digitsOf } from './letters-and-digits.js';

/** What kind of statement a text makes; the first that fits. */
export type ValueKind = 'amount' | 'date' | 'identifier' | 'number' | 'name' | 'words';

/**
 * Digits with a separated fraction or grouping, or beside a currency sign: 1,240.00; 1.240,00; € 50; (12.5)%.
 */
const AMOUNT = /\p{Sc}\s?\d|\d\s?\p{Sc}|\d[.,'’]\d{2,3}(?!\d)|\d\s?%/u;
/**
 * 2026-11-20, 20.11.2026, 11/20/26, and day-month-year with the month in letters: 20 Nov 2026, 20 de
 * noviembre de 2026.
 */
const DATE =
  /\b\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}\b|\b\d{1,2}\.?\s+(de\s+)?\p{L}{3,}\.?,?\s+(del?\s+)?\d{2,4}\b|\b\p{L}{3,}\.?\s+\d{1,2},?\s+\d{4}\b/u;
/**
 * Account, invoice and identity numbers: five or more digits and letters with a digit among them, in one
 * piece.
 */
const IDENTIFIER = /(?=[\p{L}\d/-]*\d[\p{L}\d/-]*\d)[\p{L}\d][\p{L}\d/-]{4,}/u;
/**
 * Two capitalized words or more: a person's, a street's, a company's name. One alone may begin any sentence.
 */
const NAME = /^(?=.*\p{Lu}\p{L})\p{Lu}[\p{L}.'’-]*(\s+\p{Lu}[\p{L}.'’-]*)+$/u;

/** Sorts a text by its form alone, in no particular language. */
export function valueKind(text: string): ValueKind {
  if (DATE.test(text)) return 'date';
  if (AMOUNT.test(text)) return 'amount';
  if (IDENTIFIER.test(text)) return 'identifier';
  if (/\d/u.test(text)) return 'number';
  return NAME.test(text) ? 'name' : 'words';
}

/** Far beyond any name: bounds what comparing two texts costs. */
const MAX_NAME_CHARACTERS = 200;

/**
 * True when a change of this text changes what the document claims: a number of any kind differs, or one name
 * became another. Correcting a misspelling (up to two letters of a word) is not that.
 */
export function changesAClaim(before: string, after: string): boolean {
  const earlier = valueKind(before);
  const later = valueKind(after);
  if (isNumeric(earlier) || isNumeric(later)) return digitsOf(before) !== digitsOf(after);
  if (earlier !== 'name' || later !== 'name') return false;
  return (
    editDistance(
      before.toLowerCase().slice(0, MAX_NAME_CHARACTERS),
      after.toLowerCase().slice(0, MAX_NAME_CHARACTERS),
    ) > 2
  );
}

/** True for amounts, dates and identifiers. A bare number may be a footnote mark or a page number. */
export const statesAClaim = (text: string): boolean =>
  isNumeric(valueKind(text)) && valueKind(text) !== 'number';

/** True for amounts, dates, identifiers and other numbers. */
export const isNumeric = (kind: ValueKind): boolean => kind !== 'name' && kind !== 'words';

import type { Value } from './types.js';

/** How values of a field are compared. */
export type ValueKind = 'number' | 'date' | 'country' | 'identifier' | 'address' | 'text';

const IDENTIFIERS =
  /(?:licenseNumber|accountNumber|checkNumber|checks\[\]\.number|personalNumber|employeeSSN|documentDiscriminator|electorKey)$/;
const NUMBERS =
  /(?:Balance|balance|Amount|amount|hours|rate|Fees|totalDeposits|totalWithdrawals|Pay|Taxes|Deductions)$/;
const DATES = /(?:Date|date|dateOf\w+|residentSince)$/;

/** @param name with `[]` for each index */
export function kindOf(name: string): ValueKind {
  if (IDENTIFIERS.test(name)) return 'identifier';
  if (DATES.test(name)) return 'date';
  if (/[aA]ddress$/.test(name)) return 'address';
  if (/^(?:countryRegion|nationality)$/.test(name)) return 'country';
  return NUMBERS.test(name) ? 'number' : 'text';
}

/**
 * The form in which truth and reading are compared: numbers to the cent; dates as they are (both sides are
 * `YYYY-MM-DD`); identifiers without spaces, hyphens, dots and slashes; addresses without commas and with
 * single spaces; all texts in lower case, trimmed, with single spaces. Accents count: {@link withoutAccents}
 * is applied for the second figure only.
 */
export function normalized(name: string, value: Value): string {
  const text = String(value).normalize('NFC').toLowerCase().trim().replace(/\s+/g, ' ');
  switch (kindOf(name)) {
    case 'number':
      return typeof value === 'number' ? value.toFixed(2) : text;
    case 'identifier':
      return text.replace(/[\s\-./]/g, '');
    case 'address':
      return text.replace(/,/g, ' ').replace(/\s+/g, ' ').trim();
    default:
      return text;
  }
}

export const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

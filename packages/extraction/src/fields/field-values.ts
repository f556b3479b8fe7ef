import { isoCountry } from '../countries/iso-country.js';
import type { FieldValueKind } from './types.js';

/** How a value of each kind is written, for whoever wrote it otherwise. */
export const FIELD_FORMS: Readonly<Record<FieldValueKind, string>> = {
  text: 'text in one line, of 1 to 1,000 characters, without blanks at its ends',
  date: 'a day as YYYY-MM-DD',
  number: 'a number, like 1234.56',
  country: 'three letters of ISO 3166-1, like MEX',
  currency: 'three letters of ISO 4217, like USD',
};

/** Longer than what any reader has read; an address of six lines has some 200. */
const MOST_CHARACTERS = 1000;
/** Beyond it the cents of a number are not told apart (2^53 is 9e15). */
const GREATEST_NUMBER = 1e13;

const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

const isDay = (value: string): boolean => {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/u.exec(value) ?? [];
  if (year === undefined) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return date.getUTCMonth() + 1 === Number(month) && date.getUTCDate() === Number(day);
};

/** Neither a break of line, nor what cannot be stored as it was sent. */
const isLine = (value: string): boolean =>
  value !== '' &&
  value === value.trim() &&
  [...value].length <= MOST_CHARACTERS &&
  !/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u.test(value);

/** Whether a value has the form of its kind, as a reader of fields would have it. */
export function isFieldValue(kind: FieldValueKind, value: string | number): boolean {
  if (typeof value === 'number')
    return kind === 'number' && Number.isFinite(value) && Math.abs(value) <= GREATEST_NUMBER;
  switch (kind) {
    case 'text':
      return isLine(value);
    case 'date':
      return isDay(value);
    case 'country':
      return isoCountry(value) === value;
    case 'currency':
      return CURRENCIES.has(value);
    case 'number':
      return false;
  }
}

import type { FieldKind } from '../api/types.js';

/** What is sent of a text that somebody typed: a number where it is one. The server says which form it wants else. */
export const typedValue = (kind: FieldKind, text: string): string | number =>
  kind === 'number' && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;

/**
 * The text of words on the page, in the form of a field's kind where it is seen to have one.
 * @param country of the submission: what it leaves open, as the order of day and month, is as usual there
 */
export function pointedText(kind: FieldKind, text: string, country: string): string {
  if (kind === 'number') return amountOf(text) ?? text;
  if (kind === 'date') return dayOf(text, country) ?? text;
  return text;
}

/** `$1,234.56`, `1.234,56`, `(12.00)`, `12.00-`: the last mark before two figures or fewer sets the cents off. */
function amountOf(text: string): string | undefined {
  const bare = text.replace(/[^\d.,()-]/g, '');
  const [, whole = '', cents = ''] = /^\D*?([\d.,]*?)(?:[.,](\d{1,2}))?\D*$/.exec(bare) ?? [];
  const figures = whole.replace(/[.,]/g, '');
  if (figures === '') return undefined;
  const isNegative = /^-|^\(.*\)$|-$/.test(bare);
  return `${isNegative ? '-' : ''}${Number(figures)}${cents && `.${cents}`}`;
}

/** First letters of the months in English, Spanish and Portuguese. */
const MONTHS: readonly (readonly string[])[] = [
  ['jan', 'ene'],
  ['feb', 'fev'],
  ['mar'],
  ['apr', 'abr'],
  ['may', 'mai'],
  ['jun'],
  ['jul'],
  ['aug', 'ago'],
  ['sep', 'set'],
  ['oct', 'out'],
  ['nov'],
  ['dec', 'dic', 'dez'],
];

function dayOf(text: string, country: string): string | undefined {
  const iso = /\d{4}-\d{2}-\d{2}/.exec(text)?.[0];
  if (iso) return iso;
  const year = /(?<!\d)\d{4}(?!\d)/.exec(text)?.[0];
  const numbers = [...text.matchAll(/(?<!\d)\d{1,2}(?!\d)/g)].map(([number]) => Number(number));
  if (year === undefined) return undefined;
  const letters = text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  const named = MONTHS.findIndex((names) => letters.some((word) => names.includes(word.slice(0, 3))));
  if (named >= 0) return numbers.length === 1 ? day(year, named + 1, numbers[0]) : undefined;
  const [first = 0, second = 0] = numbers;
  if (numbers.length !== 2) return undefined;
  return first > 12 || (country !== 'us' && second <= 12)
    ? day(year, second, first)
    : day(year, first, second);
}

const day = (year: string, month: number, date = 0): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;

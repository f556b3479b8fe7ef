import { slipOf } from '../reading-doubt/slips.js';

/**
 * `look-alike`: digits that look alike account for the difference, unless they are read twice. `misreadable`:
 * something else that a second reading does not settle does, as the order of day and month.
 */
export type ValueComparison = 'agrees' | 'look-alike' | 'misreadable' | 'differs';

/** Years of documents that never expire, as zones and bar codes spell them. */
const NEVER_FROM_YEAR = 2090;

/**
 * Compares two days `YYYY-MM-DD`. The century of a coded date may be a guess, so it is not compared; a
 * document without expiry prints a word and codes a day far ahead.
 */
export function compareDates(printed: string, coded: string): ValueComparison {
  if (!isDay(printed) || !isDay(coded)) return 'misreadable';
  if (printed.slice(2) === coded.slice(2)) return 'agrees';
  if ([printed, coded].some((day) => Number(day.slice(0, 4)) >= NEVER_FROM_YEAR)) return 'misreadable';
  const isSwapped =
    printed.slice(0, 4) === coded.slice(0, 4) &&
    printed.slice(5, 7) === coded.slice(8) &&
    printed.slice(8) === coded.slice(5, 7);
  if (isSwapped) return 'misreadable';
  return slipOf(printed.slice(2), [coded.slice(2)]) ? 'look-alike' : 'differs';
}

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/u.test(text);

const MONTHS = [
  ['JAN', 'ENE'],
  ['FEB', 'FEV'],
  ['MAR'],
  ['APR', 'ABR', 'AVR'],
  ['MAY', 'MAI'],
  ['JUN', 'JUI'],
  ['JUL', 'JUI'],
  ['AUG', 'AGO', 'AOU'],
  ['SEP', 'SET'],
  ['OCT', 'OUT', 'OKT'],
  ['NOV'],
  ['DEC', 'DIC', 'DEZ'],
] as const;

/**
 * Every way in which a day may be printed, with two or four digits of the year; other digits and letters
 * beside it are no part of it.
 */
export function printedForms(day: string): RegExp {
  const [year = '', month = '', date = ''] = day.split('-');
  const years = `(?:${year.slice(0, 2)})?${year.slice(2)}`;
  const gap = '[^\\dA-Z]{0,3}';
  const [d, m] = [date, month].map((digits) =>
    digits.startsWith('0') ? `0?${digits.slice(1)}` : digits,
  ) as [string, string];
  const named = `(?:${(MONTHS[Number(month) - 1] ?? ['-']).join('|')})[A-Z]*(?:${gap}[A-Z]{3,12})?`;
  const order = [
    [d, m, years],
    [m, d, years],
    [years, m, d],
    [d, `(?:DE )?${named}(?: DE)?`, years],
    [named, d, years],
  ];
  const forms = order.map((parts) => parts.join(gap)).join('|');
  return new RegExp(`(?<![\\dA-Z])(?:${forms})(?![\\dA-Z])`, 'u');
}

import { isOneOf, patternOf } from '../../../vocabulary/pattern.js';
import PATTERNS from './total-names.json' with { type: 'json' };

/** A total that a pay stub prints. */
export type PayTotal = 'gross' | 'taxes' | 'deductions' | 'net';
export type PayPeriod = 'current' | 'year-to-date';

/** What a label says about the figure beside it. */
export interface NamedTotal {
  readonly total: PayTotal;
  /** Said in the label itself; undefined when the column tells. */
  readonly period: PayPeriod | undefined;
  /** 0 for the plainest name of the total; higher for words that also mean something else, or a part of it. */
  readonly rank: number;
}

/** Names in English, Spanish and Portuguese; folded text, what speaks of the period taken out. The first that matches counts. */
const NAMES = (
  [
    ['gross', 'gross', 0],
    ['grossLoosely', 'gross', 1],
    ['taxes', 'taxes', 0],
    ['taxesLoosely', 'taxes', 1],
    ['partOfDeductions', 'deductions', 2],
    ['deductions', 'deductions', 0],
    ['deductionsLoosely', 'deductions', 1],
    ['net', 'net', 0],
    ['netLoosely', 'net', 1],
  ] as const
).map(([words, total, rank]) => {
  // Recognizers lose spaces: each may be missing.
  const source = patternOf(PATTERNS[words], 'u').source.replace(/ (?![-?\]])/gu, ' ?');
  return { total, rank, pattern: new RegExp(source, 'u') };
});

const YEAR = patternOf(PATTERNS.year, 'u');
const CURRENT = patternOf(PATTERNS.current, 'u');
const NOISE = /\s*(?:\((?:r?\$|usd|mxn|brl|mn|m\.n\.?|[+=\-a-e])\)|[=:>*$\u21d2\u2192\u25ba]+|\br\$)\s*/gu;
const MAX_CHARACTERS = 60;

/** The total that a label names; undefined for any other label. @param folded see layout/characters.ts */
export function namedTotal(folded: string): NamedTotal | undefined {
  if (folded.length > MAX_CHARACTERS) return undefined;
  const period = YEAR.test(folded) ? 'year-to-date' : CURRENT.test(folded) ? 'current' : undefined;
  const bare = tidy(folded.replace(NOISE, ' '));
  const spoken = period === 'year-to-date' ? YEAR : CURRENT;
  const name = nameOf(bare) ?? (period === undefined ? undefined : nameOf(tidy(bare.replace(spoken, ' '))));
  return name && { ...name, period };
}

function nameOf(text: string): Pick<NamedTotal, 'total' | 'rank'> | undefined {
  const name = NAMES.find(({ pattern }) => pattern.test(text));
  return name && { total: name.total, rank: name.rank };
}

const tidy = (text: string): string =>
  text
    .replace(/\s+/gu, ' ')
    .replace(/^[^\p{L}]+|[^\p{L})]+$/gu, '')
    .trim();

/** A row that is the total of the section it stands in, without saying of what. */
export const isPlainTotal = isOneOf(PATTERNS.plainTotal);

const [isYear, isCurrent] = [isOneOf(PATTERNS.yearAlone), isOneOf(PATTERNS.currentAlone)];

/** A row or column that is only a period: `Current`, `YTD`. */
export function namedPeriod(folded: string): PayPeriod | undefined {
  const rest = folded.replace(/\b(?:totals?|period|amount|pay)\b/gu, '').trim();
  if (isYear(rest)) return 'year-to-date';
  return isCurrent(rest) ? 'current' : undefined;
}

/** Whether a line is no line of the table but adds some up. */
export const isTotal = (folded: string): boolean =>
  isPlainTotal(folded) ||
  namedTotal(folded) !== undefined ||
  namedPeriod(folded) !== undefined ||
  /^totals?\b|^totale?s\b/u.test(folded);

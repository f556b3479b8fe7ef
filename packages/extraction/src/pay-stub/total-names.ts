import { patternOf } from '../vocabulary/pattern.js';
import { senseOf } from './sense-of-words.js';
import PATTERNS from './total-names.json' with { type: 'json' };

/** A total that a pay stub prints. */
export type PayTotal = 'gross' | 'taxes' | 'deductions' | 'net';
export type PayPeriod = 'current' | 'year-to-date';

/** What a label says about the figure beside it. */
export interface NamedTotal {
  readonly total: PayTotal;
  /** Said in the label itself; undefined when the column tells. */
  readonly period: PayPeriod | undefined;
  /** One of several parts that make the total up: deductions before and after tax. */
  readonly part: boolean;
  /** 0 for the plainest name of the total; higher for words that also mean something else. */
  readonly rank: number;
}

interface TotalName {
  readonly total: PayTotal;
  readonly rank: number;
  readonly part?: true;
  /** Folded, what speaks of the period taken out. */
  readonly pattern: RegExp;
}

/** English, Spanish and Portuguese; folded text (layout/fold-text.ts). The first that matches counts. */
const WRITTEN: readonly TotalName[] = [
  {
    total: 'gross',
    rank: 0,
    pattern: patternOf(PATTERNS.gross, 'u'),
  },
  {
    total: 'gross',
    rank: 1,
    pattern: patternOf(PATTERNS.grossLoosely, 'u'),
  },
  {
    total: 'taxes',
    rank: 0,
    pattern: patternOf(PATTERNS.taxes, 'u'),
  },
  {
    total: 'taxes',
    rank: 1,
    pattern: patternOf(PATTERNS.taxesLoosely, 'u'),
  },
  {
    total: 'deductions',
    rank: 1,
    part: true,
    pattern: patternOf(PATTERNS.partOfDeductions, 'u'),
  },
  {
    total: 'deductions',
    rank: 0,
    pattern: patternOf(PATTERNS.deductions, 'u'),
  },
  {
    total: 'deductions',
    rank: 1,
    pattern: patternOf(PATTERNS.deductionsLoosely, 'u'),
  },
  {
    total: 'net',
    rank: 0,
    pattern: patternOf(PATTERNS.net, 'u'),
  },
  {
    total: 'net',
    rank: 1,
    pattern: patternOf(PATTERNS.netLoosely, 'u'),
  },
];

/** Recognisers lose spaces: each may be missing. */
const NAMES = WRITTEN.map((name) => ({
  ...name,
  pattern: new RegExp(name.pattern.source.replace(/ (?![-?\]])/gu, ' ?'), 'u'),
}));

const YEAR = patternOf(PATTERNS.year, 'u');
const CURRENT = patternOf(PATTERNS.current, 'u');
const NOISE = /\s*(?:\((?:r?\$|usd|mxn|brl|mn|m\.n\.?|[+=\-a-e])\)|[=:>*$\u21d2\u2192\u25ba]+|\br\$)\s*/gu;

/** The total that a label names; undefined for any other label. @param folded see layout/fold-text.ts */
export function namedTotal(folded: string): NamedTotal | undefined {
  if (folded.length > 60) return undefined;
  const year = YEAR.test(folded);
  const current = !year && CURRENT.test(folded);
  const bare = tidy(folded.replace(NOISE, ' '));
  const name =
    NAMES.find(({ pattern }) => pattern.test(bare)) ??
    (year || current ? withoutPeriod(bare, year) : undefined) ??
    bySense(bare);
  if (!name) return undefined;
  return {
    total: name.total,
    rank: name.rank,
    part: name.part ?? false,
    period: year ? 'year-to-date' : current ? 'current' : undefined,
  };
}

function withoutPeriod(bare: string, year: boolean): TotalName | undefined {
  const rest = tidy(bare.replace(year ? YEAR : CURRENT, ' '));
  return NAMES.find(({ pattern }) => pattern.test(rest));
}

const MAX_WORDS = 6;
const NET = /\b(?:net|net pay|neto|neta|liquido|liquida|take[ -]?home)\b/u;
const WHOLE = /\b(?:totals?|totales|totais|sum|suma|soma|sub ?-?total)\b/u;
const GROSS = /\b(?:gross|brut[oa]s?)\b/u;
/**
 * Amounts that net and gross pay are paid into, reckoned from, or compared with; an earning that Mexico's
 * health services call `asignación bruta` and cities of the United States `recurring regular gross`.
 */
const NO_PAY = patternOf(PATTERNS.noPay, 'u');
const TOTAL_OF = {
  earnings: 'gross',
  taxes: 'taxes',
  deductions: 'deductions',
  'all-deductions': 'deductions',
} as const;

/** A wording that no list holds: a word for the whole beside one for what is added up, in either order. */
function bySense(bare: string): TotalName | undefined {
  if (bare.split(' ').length > MAX_WORDS || /\d/u.test(bare)) return undefined;
  const name = (total: PayTotal): TotalName => ({ total, rank: 2, pattern: NET });
  const sense = WHOLE.test(bare) ? senseOf(bare) : undefined;
  if (sense) return name(TOTAL_OF[sense]);
  if (NO_PAY.test(bare)) return undefined;
  if (NET.test(bare)) return name('net');
  return GROSS.test(bare) ? name('gross') : undefined;
}

const tidy = (text: string): string =>
  text
    .replace(/\s+/gu, ' ')
    .replace(/^[^\p{L}]+|[^\p{L})]+$/gu, '')
    .trim();

/** A row that is the total of the section it stands in, without saying of what. */
export const isPlainTotal = (folded: string): boolean =>
  /^(?:total|totals|totales|totais|sub ?-?totals?|sumas?|somas?|section total)$/u.test(folded);

/** A row or column that is only a period: `Current`, `YTD`. */
export function namedPeriod(folded: string): PayPeriod | undefined {
  const rest = folded.replace(/\b(?:totals?|period|amount|pay)\b/gu, '').trim();
  if (
    /^(?:ytd|y-t-d|y\. ?t\. ?d\.?|year[ -]to[ -]date|acumulado(?: anual)?|to date)$/u.test(rest) ||
    /^(?:ytd|year to date)$/u.test(folded)
  )
    return 'year-to-date';
  return /^(?:current|this|this period|actual|este|this check|del|no mes|atual)$/u.test(rest)
    ? 'current'
    : undefined;
}

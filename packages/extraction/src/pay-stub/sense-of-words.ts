import { patternOf } from '../vocabulary/pattern.js';
import PATTERNS from './sense-of-words.json' with { type: 'json' };

/**
 * What a heading or a label of a pay stub is about, by any word of it: for wordings that no list holds.
 * English, Spanish and Portuguese words of payroll law and practice (IRS Publication 15; c_TipoPercepcion and
 * c_TipoDeduccion of Mexico's tax authority; CLT articles 457 to 464, Brazil). Folded text.
 */
export type Sense = 'earnings' | 'taxes' | 'deductions' | 'all-deductions';

/** What neither adds to pay nor takes from it, and words that only look like payroll's. */
const OTHER = patternOf(PATTERNS.other, 'u');
const NOT_TAX = /\b(?:other than|besides|non|not|before|after|pre|post)[ -]?tax(?:es)?\b/gu;

const TAXES = /\b(?:tax|taxes|impuestos?|impostos?|tributos?|statutory|fiscal(?:es)?)\b/u;
const EARNINGS = patternOf(PATTERNS.earnings, 'u');
const DEDUCTIONS = patternOf(PATTERNS.deductions, 'u');
const ALL_DEDUCTIONS = patternOf(PATTERNS.allDeductions, 'u');

/** `Deduction/tax`, `taxes & deductions`: all that is withheld, not the taxes alone. */
const BOTH =
  /\b(?:deduct\w*|deds?) ?(?:\/|&|and) ?tax(?:es)?\b|\btax(?:es)? ?(?:\/|&|and) ?(?:deduct\w*|deds?)\b/u;

/** @returns undefined for what is about something else, or about both sides */
export function senseOf(folded: string): Sense | undefined {
  const text = folded.replace(NOT_TAX, ' other ');
  if (OTHER.test(text)) return undefined;
  const isTaken = DEDUCTIONS.test(text) || text !== folded;
  if (ALL_DEDUCTIONS.test(text)) return TAXES.test(text) ? 'taxes' : 'all-deductions';
  if (BOTH.test(text)) return 'deductions';
  if (TAXES.test(text)) return 'taxes';
  if (isTaken) return 'deductions';
  return EARNINGS.test(text) ? 'earnings' : undefined;
}

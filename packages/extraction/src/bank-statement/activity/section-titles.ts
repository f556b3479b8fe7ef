import { patternOf } from '../../vocabulary/pattern.js';
import PATTERNS from './section-titles.json' with { type: 'json' };

/** What a part of a statement lists, by the title above it. */
export type SectionKind = 'deposits' | 'withdrawals' | 'checks' | 'dailyBalances' | 'activity' | 'other';

/** Titles as printed in English, Spanish and Portuguese; folded text. The first that fits counts. */
const TITLES: readonly (readonly [SectionKind, RegExp])[] = [
  ['dailyBalances', patternOf(PATTERNS.dailyBalances, 'u')],
  ['other', patternOf(PATTERNS.other, 'u')],
  ['checks', patternOf(PATTERNS.checks, 'u')],
  ['deposits', patternOf(PATTERNS.deposits, 'u')],
  ['withdrawals', patternOf(PATTERNS.withdrawals, 'u')],
  ['activity', patternOf(PATTERNS.activity, 'u')],
];

/** A title has at most this many words. */
const MAX_WORDS = 10;

/** @param folded a line without figures */
export function sectionKind(folded: string): SectionKind | undefined {
  const title = folded
    .replace(/[ (-]*(?:continued|cont\.?|continuacion|continuacao|continua)(?: on next page)?[ )]*$/u, '')
    .trim();
  if (title === '' || title.split(' ').length > MAX_WORDS) return undefined;
  return TITLES.find(([, pattern]) => pattern.test(title))?.[0];
}

import type { BrokenToken } from './broken-tokens.js';
import type { BreakCode } from './style-break-types.js';

/** The check's own scale; README.md says what each step means. */
export const MEASURE = { none: 0, oneBreak: 1, twoBreaks: 2, threeBreaks: 3, mostBreaks: 4 } as const;

/** Signs of another hand alone. Whoever fills a form or adds a note leaves them, too. */
const OTHER_HAND: ReadonlySet<BreakCode> = new Set([
  'FONT_ISLAND',
  'FONT_CLONE',
  'FONT_NOT_EMBEDDED',
  'GRAMMAR_BREAK',
  'STREAM_ISLAND',
]);

/** Breaks that no layout makes by accident count for more than one. */
const WEIGHT: Partial<Record<BreakCode, number>> = {
  TOUCHED_UP_VALUE: 2,
  MIRRORED_VALUE: 2,
  MISPLACED_VALUE: 3,
};

/**
 * How many independent breaks meet at one token; another hand alone counts as two at most. Two at words without a
 * digit count as one: publishers set a label of a form anew.
 */
export function measureOf({ breaks, piece }: BrokenToken): number {
  const limit = breaks.every(({ code }) => OTHER_HAND.has(code)) ? MEASURE.twoBreaks : MEASURE.mostBreaks;
  const count = Math.min(
    breaks.reduce((sum, { code }) => sum + (WEIGHT[code] ?? 1), 0),
    limit,
  );
  const isOfWords = piece.text !== '' && !/\d/u.test(piece.text);
  return count === MEASURE.twoBreaks && isOfWords ? MEASURE.oneBreak : count;
}

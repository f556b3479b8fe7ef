import type { Place } from './keyed-page.js';
import type { LessonWord } from './types.js';

/** Words of a label that are kept. */
const MOST_WORDS = 5;
/** Words of one label stand no further apart, in heights of their letters. */
const GAP = 1.5;
/** A label stands at most so many heights above its value, from middle to middle. */
const MAX_RISE = 4;
/** Lines count more than what stands beside: a label above at this many heights is as near as one at the left at once that. */
const RISE_COUNTS = 3;
/** Middles of one line differ by less than this part of its height. */
const SAME_LINE = 0.6;

/** The words of a page that call a value: those before it in its line, or those of the line above it. */
export function labelOf(
  { x1, x2, y, height }: Place,
  words: readonly LessonWord[],
): { readonly label: readonly number[]; readonly isBeside: boolean } {
  const indexed = words.map((word, index) => ({ word, index }));
  const beside = indexed
    .filter(({ word }) => Math.abs(word[3] - y) < SAME_LINE * height && word[2] <= x1 + height / 2)
    .sort((one, other) => other.word[2] - one.word[2]);
  const above = indexed.filter(
    ({ word }) =>
      y - word[3] > SAME_LINE * height &&
      y - word[3] <= MAX_RISE * Math.max(height, word[4]) &&
      word[1] < x2 + height &&
      word[2] > x1 - height,
  );
  const gap = beside[0] ? (x1 - beside[0].word[2]) / height : Number.POSITIVE_INFINITY;
  const lowest = Math.max(...above.map(({ word }) => word[3]));
  const rise = above.length > 0 ? (RISE_COUNTS * (y - lowest)) / height : Number.POSITIVE_INFINITY;
  if (gap === Number.POSITIVE_INFINITY && rise === Number.POSITIVE_INFINITY)
    return { label: [], isBeside: false };
  if (gap <= rise) {
    const run = beside.findIndex(({ word }, at) => {
      const next = beside[at + 1]?.word;
      return !next || word[1] - next[2] > GAP * height;
    });
    return {
      label: beside.slice(0, Math.min(MOST_WORDS, run + 1)).map(({ index }) => index),
      isBeside: true,
    };
  }
  const line = above.filter(({ word }) => lowest - word[3] < SAME_LINE * height);
  return { label: line.slice(0, MOST_WORDS).map(({ index }) => index), isBeside: false };
}

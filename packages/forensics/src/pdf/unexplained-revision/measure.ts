import { changesAClaim, isNumeric, statesAClaim, valueKind } from '../../values/value-text.js';

/** The check's own scale; README.md says what each step means. */
export const MEASURE = {
  explained: 0,
  invisible: 1,
  fieldValueChanged: 1.5,
  addition: 2,
  replaced: 3,
  claimReplaced: 4,
} as const;

/** A row of a statement has up to 13 words, a third of them values; from so many words on it may be a sentence. */
const MIN_WORDS_OF_A_SENTENCE = 8;
const MOST_NUMBERS_IN_A_SENTENCE = 0.25;

/**
 * How much it means that `before` no longer shows and `after` does. Either may be unknown or empty. A value or name
 * that gave way is a claim; words that gave way, a bare number (a list's, a footnote's) and a sentence are none.
 * @param blackedOut a dark box hides the text: what redaction looks like, so a value that is gone counts less
 */
export function measureOfReplacement(before: string, after: string, blackedOut = false): number {
  if (before === '') return isNumeric(valueKind(after)) ? MEASURE.claimReplaced : MEASURE.replaced;
  if (after === '')
    return statesAClaim(before) && !isSentence(before) && !blackedOut
      ? MEASURE.claimReplaced
      : MEASURE.replaced;
  const wasAClaim = statesAClaim(before) || isNumeric(valueKind(before)) === isNumeric(valueKind(after));
  return wasAClaim && changesAClaim(before, after) ? MEASURE.claimReplaced : MEASURE.replaced;
}

function isSentence(text: string): boolean {
  const words = text.split(/\s+/u);
  const numbers = words.filter((word) => /\d/u.test(word)).length;
  return words.length >= MIN_WORDS_OF_A_SENTENCE && numbers < MOST_NUMBERS_IN_A_SENTENCE * words.length;
}

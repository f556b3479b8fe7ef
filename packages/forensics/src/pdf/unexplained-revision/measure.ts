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

/** From two words of three letters on a text speaks for itself; what replaces a value is a value, with a label at most. */
const MIN_WORDS_OF_A_NOTE = 2;
const WORD = /\p{L}{3,}/gu;

/**
 * True when an annotation's text is a remark that was laid over a value, not another value in its place: it has at
 * least two words, more than what it hides, and none of its words or numbers.
 */
export function isNote(hidden: string, text: string): boolean {
  const words = text.match(WORD) ?? [];
  const earlier = new Set(hidden.toLowerCase().match(/[\p{L}\d]+/gu) ?? []);
  const repeats = (text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).some((part) => earlier.has(part));
  return words.length >= MIN_WORDS_OF_A_NOTE && words.length > (hidden.match(WORD) ?? []).length && !repeats;
}

function isSentence(text: string): boolean {
  const words = text.split(/\s+/u);
  const numbers = words.filter((word) => /\d/u.test(word)).length;
  return words.length >= MIN_WORDS_OF_A_SENTENCE && numbers < MOST_NUMBERS_IN_A_SENTENCE * words.length;
}

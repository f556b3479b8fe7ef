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

/**
 * How much it means that `before` no longer shows and `after` does. Either may be unknown or empty.
 * @param blackedOut a dark box hides the text: what redaction looks like, so a value that is gone counts less
 */
export function measureOfReplacement(before: string, after: string, blackedOut = false): number {
  if (before === '') return isNumeric(valueKind(after)) ? MEASURE.claimReplaced : MEASURE.replaced;
  if (after !== '') return changesAClaim(before, after) ? MEASURE.claimReplaced : MEASURE.replaced;
  return statesAClaim(before) && !blackedOut ? MEASURE.claimReplaced : MEASURE.replaced;
}

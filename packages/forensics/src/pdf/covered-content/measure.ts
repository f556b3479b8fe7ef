/** The check's own scale; README.md says what each step means. */
export const MEASURE = {
  nothing: 0,
  explicable: 1,
  wordsTakenAway: 1.5,
  wordsHidden: 2,
  valueHidden: 3,
  claimReplaced: 4,
} as const;

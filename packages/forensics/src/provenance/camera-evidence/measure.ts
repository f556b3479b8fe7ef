/** Steps of this check's statistic; README.md says what each means. */
export const MEASURE = {
  nothingAgainst: 0,
  /** What programs do to a photograph that nobody means to deceive with. */
  savedAnew: 1,
  contradiction: 2,
} as const;

/** Steps of this check's statistic; README.md says what each means. */
export const MEASURE = {
  agreeing: 0,
  doubtful: 1,
  weak: 2,
  otherDocument: 3,
  differing: 4,
  severalDiffering: 5,
} as const;

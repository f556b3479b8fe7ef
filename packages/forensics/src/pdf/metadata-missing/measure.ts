/** Steps of this check's statistic; README.md says what each means. */
export const MEASURE = {
  named: 0,
  nothingNamed: 1,
  takenOut: 2,
} as const;

/** Steps of this check's statistic; README.md says what each means. */
export const MEASURE = {
  agreeing: 0,
  doubted: 0.5,
  odd: 1,
  replaced: 2,
} as const;

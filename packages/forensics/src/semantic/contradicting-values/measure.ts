/** Steps of this check's statistic; README.md says what each means. */
export const MEASURE = {
  agreeing: 0,
  doubted: 0.5,
  explicable: 1,
  differing: 2,
  contradicting: 3,
} as const;

/** Steps of this check's statistic; README.md says what each means. */
export const MEASURE = {
  uniform: 0,
  doubted: 0.5,
  odd: 1,
  mixed: 2,
} as const;

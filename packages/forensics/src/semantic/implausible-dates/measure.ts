/** Steps of this check's statistic; README.md says what each means. */
export const MEASURE = {
  consistent: 0,
  doubted: 0.5,
  odd: 1,
  implausible: 2,
  impossible: 3,
} as const;

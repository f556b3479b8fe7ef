/** Steps of this check's statistic; README.md says what each means. */
export const MEASURE = {
  consistent: 0,
  told: 1,
  odd: 2,
  contradicting: 3,
  impossible: 4,
} as const;

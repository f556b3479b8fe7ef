/** Steps of this check's statistic; README.md says what each means. */
export const MEASURE = {
  consistent: 0,
  odd: 1,
  unlawful: 2,
  implausible: 3,
  contradicted: 4,
} as const;

/** Steps of this check's statistic; README.md says what each means. */
export const MEASURE = {
  none: 0,
  carries: 1,
  launches: 2,
} as const;

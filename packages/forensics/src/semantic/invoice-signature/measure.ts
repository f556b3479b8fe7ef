/** Steps of this check's statistic; README.md says what each means. */
export const MEASURE = {
  intact: 0,
  doesNotFit: 1,
} as const;

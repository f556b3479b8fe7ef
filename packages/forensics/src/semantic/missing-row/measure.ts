/** Steps of this check's statistic; README.md says what each means. */
export const MEASURE = {
  nothing: 0,
  explicable: 1,
  gap: 2,
  skipped: 3,
  skippedAtGap: 4,
} as const;

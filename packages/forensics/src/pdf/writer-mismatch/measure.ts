/** Steps of this check's statistic; README.md says what each means. */
export const MEASURE = {
  consistent: 0,
  rewritten: 1,
  relabeled: 2,
} as const;

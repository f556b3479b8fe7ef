/** Steps of this check's statistic; README.md says what each means. */
export const MEASURE = {
  fits: 0,
  doubtful: 1,
  differs: 2,
  contradicts: 3,
} as const;

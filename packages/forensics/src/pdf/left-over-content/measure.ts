/** Steps of this check's statistic; README.md says what each means. */
export const MEASURE = {
  nothing: 0,
  explicable: 1,
  valueDiffers: 2,
} as const;

/** Steps of this check's statistic; README.md says what each means. */
export const MEASURE = {
  agree: 0,
  layoutDiffers: 1,
  pageCountDiffers: 2,
  valueDiffers: 3,
} as const;

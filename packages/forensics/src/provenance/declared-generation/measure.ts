/** Steps of this check's statistic; README.md says what each means. */
export const MEASURE = {
  nothing: 0,
  told: 1,
  suspected: 2,
  brokenManifest: 3,
  partly: 4,
  generated: 5,
} as const;

/** Steps of this check's statistic; README.md says what each means. */
export const MEASURE = {
  nothing: 0,
  unknownBytes: 1,
  secondFormat: 2,
} as const;

/** Steps of this check's statistic; README.md says what each means. */
export const MEASURE = {
  sound: 0,
  damaged: 1,
  handEdited: 2,
} as const;

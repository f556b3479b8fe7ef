/** Steps of this check's statistic; README.md says what each means. */
export const MEASURE = {
  unmarked: 0,
  told: 1,
  passedOn: 2,
  designTool: 3,
  photoEditor: 4,
} as const;

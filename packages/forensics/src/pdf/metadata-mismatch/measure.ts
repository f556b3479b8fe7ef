/** Steps of this check's statistic; README.md says what each means. */
export const MEASURE = {
  agreeing: 0,
  datesDiffer: 1,
  programsDiffer: 2,
  impossible: 3,
} as const;

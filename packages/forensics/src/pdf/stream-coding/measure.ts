/** Steps of this check's statistic; README.md says what each means. */
export const MEASURE = {
  nothing: 0,
  explicable: 1,
  unlikeResources: 1.5,
  rewritten: 2,
  rewrittenByEditor: 3,
  patchedInPlace: 4,
} as const;

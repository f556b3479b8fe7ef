/** Steps of this check's statistic; README.md says what each means. */
export const MEASURE = {
  holding: 0,
  doubted: 0.5,
  failing: 1,
  failingAmongHolding: 2,
} as const;

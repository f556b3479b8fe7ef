/**
 * Steps of this check's statistic; README.md says what each means. The same as those by which
 * `@assay/linking` measures contradictions.
 */
export const MEASURE = {
  explicable: 1,
  doubtful: 2,
  contradicting: 3,
} as const;

/** Steps of this check's statistic; README.md says what each means. */
export const MEASURE = {
  text: 0,
  shapes: 1,
  statementInShapes: 2,
} as const;

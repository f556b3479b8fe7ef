/** Steps of this check's statistic; README.md says what each means. */
export const MEASURE = {
  asMade: 0,
  drawingProgram: 1,
  redrawn: 2,
  statementRedrawn: 3,
} as const;

/** Steps of this check's statistic; README.md says what each means. */
export const MEASURE = {
  unmarked: 0,
  pageTool: 1,
  contentEditor: 2,
  statementFromEditor: 3,
} as const;

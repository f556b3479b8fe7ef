/** Steps of this check's statistic; README.md says what each means. */
export const MEASURE = { aligned: 0, offEdge: 1, lengthChanged: 2, rowPushed: 3 } as const;

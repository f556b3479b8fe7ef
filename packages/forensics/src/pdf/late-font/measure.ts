/** Steps of this check's statistic; README.md says what each means. */
export const MEASURE = { none: 0, valueInLateFont: 1 } as const;

/** README.md, "Measure". */
export const MEASURE = {
  none: 0,
  unclear: 1,
  oneSided: 2,
  exchange: 3,
} as const;

/** The check's own scale; README.md says what each step means. */
export const MEASURE = {
  nothing: 0,
  explicable: 1,
  mayBeMisread: 2,
  claimDiffers: 3,
} as const;

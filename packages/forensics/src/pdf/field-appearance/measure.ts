/** The check's own scale; README.md says what each step means. */
export const MEASURE = {
  agrees: 0,
  explicable: 1,
  wordsDiffer: 2,
  claimDiffers: 3,
} as const;

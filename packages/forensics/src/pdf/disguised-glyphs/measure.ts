/** The check's own scale; README.md says what each step means. */
export const MEASURE = {
  nothing: 0,
  oneGlyph: 1,
  otherDigits: 2,
} as const;

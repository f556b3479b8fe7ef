/** The check's own scale; README.md says what each step means. */
export const MEASURE = {
  intact: 0,
  statement: 1,
  notPermitted: 2,
  uncovered: 3,
  signedContentChanged: 4,
} as const;

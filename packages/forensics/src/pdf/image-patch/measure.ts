/** What the strongest picture of a document is worth; see README.md. */
export const MEASURE = {
  nothing: 0,
  /** Printed text as a picture in a row of text. */
  inRow: 1,
  /** It stands where a value of a column belongs, or upon live text. */
  inPlaceOfText: 2,
  /** It ends or begins a column of two or more amounts, dates or identifiers that are text. */
  inPlaceOfValue: 3,
} as const;

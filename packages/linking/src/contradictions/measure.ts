/** Steps of the scale of `semantic.earlier-submission`, whose README says what each means. */
export const MEASURE = {
  /** Two honest documents are often like that. */
  explicable: 1,
  /** Hardly ever, but a correction, a marriage or a misreading would look the same. */
  doubtful: 2,
  /** One of the two is not as its issuer made it. */
  contradicting: 3,
} as const;

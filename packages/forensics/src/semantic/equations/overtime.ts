/** Lines of pay that are paid at more than the base rate, or hold the premium alone. */
const OVERTIME =
  /over ?time|\bo\.?t\b|double ?time|premium|holiday|weekend|sunday|horas? extras?|feriado|domingo/iu;

/**
 * Time and a half (29 U.S.C. 207(a)(1)), its premium alone, and double time: what some programs print beside
 * hours and the base rate.
 */
const MULTIPLES = [0.5, 1.5, 2] as const;

/**
 * By what the amount of a line may be the product of its hours and rate: 1, and of overtime its multiples.
 */
export const rateMultiplesOf = (label: string): readonly number[] =>
  OVERTIME.test(label) ? [1, ...MULTIPLES] : [1];

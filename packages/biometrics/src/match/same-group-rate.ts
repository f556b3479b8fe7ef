/**
 * How often two people of the worst measured group match where so many of any two people do: of the other
 * half of Labeled Faces in the Wild 10 and 47 of 21 736 pairs of women by their first names, and 19 of 666
 * pairs of people with Arabic or South Asian names, 2026-11-28 (README, "Groups"). Ascending in both.
 */
const WORST_GROUP = [
  { anyTwo: 0.0001, oneGroup: 0.00046 },
  { anyTwo: 0.001, oneGroup: 0.00216 },
  { anyTwo: 0.01, oneGroup: 0.0285 },
] as const;

/**
 * The false match rate among people of the worst measured group, at the threshold for `falseMatchRate` of any
 * two. Between the measured points both rates are followed by their logarithm, and beyond them the last line
 * goes on; never below what was asked for, nor above 1.
 * @param falseMatchRate over 0, below 1
 */
export function sameGroupFalseMatchRate(falseMatchRate: number): number {
  const [first, second, third] = WORST_GROUP;
  const [from, to] = falseMatchRate <= second.anyTwo ? [first, second] : [second, third];
  const share = Math.log(falseMatchRate / from.anyTwo) / Math.log(to.anyTwo / from.anyTwo);
  const rate = from.oneGroup * (to.oneGroup / from.oneGroup) ** share;
  return Math.min(1, Math.max(falseMatchRate, rate));
}

/**
 * Amounts of which all combinations are tried: 4,096 sums. With more amounts every difference is a sum of
 * some.
 */
const MAX_COMBINED = 12;

/**
 * Amounts outside of which pairs are tried: 4,950 pairs, a tenth of the differences up to a thousand. More
 * are cut off.
 */
const MAX_PAIRED = 100;

/**
 * Whether some of the amounts add up to what lies between two bounds, so that they may explain it.
 * @param minorUnits amounts in hundredths, whose signs do not count
 */
export function isSumOfSome(
  minorUnits: readonly number[],
  { low, high }: { readonly low: number; readonly high: number },
): boolean {
  if (minorUnits.length > MAX_COMBINED) return true;
  let sums = [0];
  for (const amount of minorUnits) sums = [...sums, ...sums.map((sum) => sum + Math.abs(amount))];
  return sums.some((sum) => sum >= low - 1 && sum <= high + 1);
}

/**
 * Whether a difference is what two of the amounts come to together, or differ by: a fee and the interest that
 * a sum leaves out.
 * @param minorUnits amounts in hundredths, whose signs do not count
 */
export function isMadeOfTwo(minorUnits: readonly number[], difference: number): boolean {
  const amounts = minorUnits.slice(0, MAX_PAIRED).map(Math.abs);
  const missing = Math.abs(difference);
  return amounts.some((one, at) =>
    amounts.slice(at + 1).some((other) => one + other === missing || Math.abs(one - other) === missing),
  );
}

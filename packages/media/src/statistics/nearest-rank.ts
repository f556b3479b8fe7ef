/**
 * The `share` quantile by the nearest rank: the smallest value that at least this share of the values does
 * not exceed.
 * @param share above 0, up to 1
 * @returns undefined for no values
 */
export function nearestRankQuantile(values: readonly number[], share: number): number | undefined {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length - 1e-9) - 1)];
}

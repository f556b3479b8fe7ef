/**
 * The level of a histogram up to which a share of all that was counted lies; level 0 of an empty one.
 * @param counts how many have each level, from level 0
 * @param share 0..1
 */
export function histogramQuantile(counts: Uint32Array, share: number): number {
  const wanted = counts.reduce((sum, count) => sum + count, 0) * share;
  let level = 0;
  for (let below = counts[0]!; below < wanted && level < counts.length - 1; below += counts[level]!) level++;
  return level;
}

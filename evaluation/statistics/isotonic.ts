/** A run of neighbors that share one fitted value. */
export interface IsotonicBlock {
  /** Index of the first and of the last value. */
  readonly first: number;
  readonly last: number;
  readonly value: number;
  readonly weight: number;
}

/**
 * The non-decreasing step function closest to the values in weighted least squares: pool adjacent violators.
 * @see Ayer, Brunk, Ewing, Reid & Silverman, Ann. Math. Statist. 26 (1955) 641-647; Robertson, Wright &
 * Dykstra, Order Restricted Statistical Inference (Wiley, 1988), 1.2.
 * @param weights as many as values, each above 0
 */
export function isotonicBlocks(
  values: readonly number[],
  weights: readonly number[],
): readonly IsotonicBlock[] {
  const blocks: IsotonicBlock[] = [];
  values.forEach((value, index) => {
    let block: IsotonicBlock = { first: index, last: index, value, weight: weights[index] ?? 1 };
    for (let before = blocks.at(-1); before && before.value >= block.value; before = blocks.at(-1)) {
      blocks.pop();
      const weight = before.weight + block.weight;
      block = {
        first: before.first,
        last: block.last,
        value: (before.value * before.weight + block.value * block.weight) / weight,
        weight,
      };
    }
    blocks.push(block);
  });
  return blocks;
}

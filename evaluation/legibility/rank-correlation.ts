/**
 * Spearman's rank correlation, -1..1: Pearson's of the ranks, equal values sharing the mean of theirs. NaN
 * when either never varies.
 */
export function rankCorrelation(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [ranks(one), ranks(other)];
  const middle = (one.length - 1) / 2;
  let [product, squaresA, squaresB] = [0, 0, 0];
  for (let at = 0; at < a.length; at++) {
    product += (a[at]! - middle) * (b[at]! - middle);
    squaresA += (a[at]! - middle) ** 2;
    squaresB += (b[at]! - middle) ** 2;
  }
  return product / Math.sqrt(squaresA * squaresB);
}

function ranks(values: readonly number[]): number[] {
  const sorted = [...values].sort((a, b) => a - b);
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2);
}

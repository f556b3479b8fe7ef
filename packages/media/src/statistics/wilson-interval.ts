import type { Share } from './scored.js';

/** Two-sided 95 %. */
const Z = 1.959964;

/**
 * The interval of a share that holds the true one in 95 of 100 samples.
 * @see Wilson, "Probable inference, the law of succession, and statistical inference", JASA 22 (1927)
 * 209-212.
 * @returns 0..1; everything for an empty sample
 */
export function wilsonInterval({ count, total }: Share): readonly [low: number, high: number] {
  if (total === 0) return [0, 1];
  const share = count / total;
  const middle = (share + Z ** 2 / (2 * total)) / (1 + Z ** 2 / total);
  const half =
    (Z / (1 + Z ** 2 / total)) * Math.sqrt((share * (1 - share)) / total + Z ** 2 / (4 * total ** 2));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

import type { Scored } from '@assay/media';
import { seededRandom } from '../../corpus/seeded-random.js';
import { groupedBy } from './grouped-by.js';
import { nearestRankQuantile } from './rates.js';
import type { GroupedScored } from './scored.js';

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** How the interval is made; the same options give the same interval. */
export interface BootstrapOptions {
  readonly resamples: number;
  readonly seed: number;
  /** How much of the resamples the interval holds, like 0.95. */
  readonly coverage: number;
}

export const BOOTSTRAP: BootstrapOptions = { resamples: 2000, seed: 20261120, coverage: 0.95 };

/**
 * Percentile bootstrap over groups: files made from one original rise and fall together, so that whole groups
 * are drawn with replacement. Drawing single files would make the interval too narrow.
 * @see Efron & Tibshirani, An Introduction to the Bootstrap (1993), chapter 13; Field & Welsh, "Bootstrapping
 * clustered data", J. R. Statist. Soc. B 69 (2007) 369-390.
 * @returns undefined when the statistic is undefined on most resamples
 */
export function groupBootstrap(
  files: readonly GroupedScored[],
  statistic: (resample: readonly Scored[]) => number | undefined,
  options: BootstrapOptions = BOOTSTRAP,
): Interval | undefined {
  const groups = [...groupedBy(files, ({ group }) => group).values()];
  const random = seededRandom(options.seed);
  const values: number[] = [];
  for (let round = 0; round < options.resamples; round++) {
    const value = statistic(groups.flatMap(() => groups[Math.floor(random() * groups.length)] ?? []));
    if (value !== undefined) values.push(value);
  }
  const tail = (1 - options.coverage) / 2;
  const low = nearestRankQuantile(values, tail);
  const high = nearestRankQuantile(values, 1 - tail);
  if (low === undefined || high === undefined || values.length * 2 < options.resamples) return undefined;
  return { low, high };
}

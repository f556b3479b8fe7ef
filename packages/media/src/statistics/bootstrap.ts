import { nearestRankQuantile } from './nearest-rank.js';
import { seededRandom } from './seeded-random.js';

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
 * Percentile bootstrap: units are drawn with replacement, as many as there are.
 * @see Efron & Tibshirani, An Introduction to the Bootstrap (1993), chapter 13.
 * @param statistic of how often each unit was drawn; the array is used again
 * @returns undefined when the statistic is undefined on most resamples
 */
export function bootstrapInterval(
  unitCount: number,
  statistic: (drawn: Uint32Array) => number | undefined,
  options: BootstrapOptions = BOOTSTRAP,
): Interval | undefined {
  const random = seededRandom(options.seed);
  const drawn = new Uint32Array(unitCount);
  const values: number[] = [];
  for (let round = 0; round < options.resamples; round++) {
    drawn.fill(0);
    for (let draw = 0; draw < unitCount; draw++) drawn[Math.floor(random() * unitCount)]! += 1;
    const value = statistic(drawn);
    if (value !== undefined) values.push(value);
  }
  const tail = (1 - options.coverage) / 2;
  const low = nearestRankQuantile(values, tail);
  const high = nearestRankQuantile(values, 1 - tail);
  if (low === undefined || high === undefined || values.length * 2 < options.resamples) return undefined;
  return { low, high };
}

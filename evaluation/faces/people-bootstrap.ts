import { BOOTSTRAP, type BootstrapOptions, bootstrapInterval, type Interval } from '@assay/media';

import type { Comparisons, PairDistances } from './comparisons.js';

/** Fewer than for single files: a resample walks over millions of pairs. */
const PEOPLE_BOOTSTRAP: BootstrapOptions = { ...BOOTSTRAP, resamples: 400 };

/**
 * Interval of the true match rate at a false match rate: people are drawn with replacement, and a pair counts
 * as often as both of its people were drawn. Pairs of one person rise and fall together, and so do all pairs
 * of an impostor who resembles many; counting single pairs would make the interval too narrow.
 * @see Bolle, Ratha & Pankanti, "Error analysis of pattern recognition systems: the subsets bootstrap", CVIU
 * 93 (2004) 1-33; for pairs, Poh, Martin & Bengio, "Performance generalization in biometric authentication
 * using joint user-specific and sample bootstraps", PAMI 29 (2007) 492-498
 */
export function trueMatchInterval(
  { mated, nonMated, peopleCount }: Comparisons,
  falseMatchRate: number,
  options: BootstrapOptions = PEOPLE_BOOTSTRAP,
): Interval | undefined {
  return bootstrapInterval(
    peopleCount,
    (drawn) => weightedRate(mated, nonMated, falseMatchRate, drawn),
    options,
  );
}

function weightedRate(
  mated: PairDistances,
  nonMated: PairDistances,
  falseMatchRate: number,
  drawn: Uint32Array,
): number | undefined {
  const weightOf = ({ personX, personY }: PairDistances, pair: number): number => {
    const [x, y] = [personX[pair]!, personY[pair]!];
    return x === y ? drawn[x]! : drawn[x]! * drawn[y]!;
  };
  const total = (of: PairDistances, limit = Number.POSITIVE_INFINITY): number => {
    let sum = 0;
    for (let pair = 0; pair < of.distances.length && of.distances[pair]! < limit; pair++)
      sum += weightOf(of, pair);
    return sum;
  };
  const [matedWeight, allowed] = [total(mated), falseMatchRate * total(nonMated) + 1e-9];
  if (matedWeight === 0 || allowed <= 1e-9) return undefined;
  let pair = 0;
  for (let passed = 0; pair < nonMated.distances.length; pair++) {
    passed += weightOf(nonMated, pair);
    if (passed > allowed) break;
  }
  return total(mated, nonMated.distances[pair] ?? Number.POSITIVE_INFINITY) / matedWeight;
}

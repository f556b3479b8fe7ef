import type { Share } from '@assay/media';
import { type Comparisons, countBelow } from './comparisons.js';

/** What gets through when at most a given share of different people may. */
export interface VerificationRate {
  readonly falseMatchRate: number;
  /** Pairs nearer than this match; read off the same pairs. */
  readonly threshold: number;
  readonly falseMatches: Share;
  readonly trueMatches: Share;
}

/**
 * The true match rate at the loosest threshold that lets through at most `falseMatchRate` of the non-mated
 * comparisons. ISO/IEC 19795-1:2021, 3.4: the complement of the false non-match rate. Pictures without a
 * found face are not in it.
 * @returns undefined where there is nothing on one side
 */
export function rateAt(
  { mated, nonMated }: Comparisons,
  falseMatchRate: number,
): VerificationRate | undefined {
  const allowed = Math.floor(falseMatchRate * nonMated.distances.length + 1e-9);
  if (mated.distances.length === 0 || nonMated.distances.length === 0) return undefined;
  // The (allowed + 1)-th nearest pair of different people must not match.
  const threshold = nonMated.distances[allowed] ?? Number.POSITIVE_INFINITY;
  return {
    falseMatchRate,
    threshold,
    falseMatches: { count: countBelow(nonMated.distances, threshold), total: nonMated.distances.length },
    trueMatches: { count: countBelow(mated.distances, threshold), total: mated.distances.length },
  };
}

/**
 * How often a pair of one person lies nearer than a pair of two, ties counting half: the area under the ROC
 * curve.
 * @see Hanley & McNeil, Radiology 143 (1982) 29-36
 */
export function areaUnderRoc({ mated, nonMated }: Comparisons): number | undefined {
  const [near, far] = [mated.distances, nonMated.distances];
  if (near.length === 0 || far.length === 0) return undefined;
  let wins = 0;
  for (let index = 0; index < near.length; index++) {
    const distance = near[index]!;
    const below = countBelow(far, distance);
    let ties = 0;
    while (far[below + ties] === distance) ties++;
    wins += far.length - below - ties / 2;
  }
  return wins / (near.length * far.length);
}

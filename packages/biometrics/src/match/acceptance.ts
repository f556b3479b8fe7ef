import type { VerificationPolicy } from '../types.js';
import { MATCH_CALIBRATION, type RateAtDistance } from './calibration.js';

/** Where the decision turns, in distances of templates. */
export interface Acceptance {
  /** Up to this distance two faces match. */
  readonly acceptUpTo: number;
  /** Beyond this distance they do not; in between nothing can be said. Never below {@link acceptUpTo}. */
  readonly rejectBeyond: number;
  /**
   * Whether the rate asked for lies beyond those that were counted, so that the line through the last of them
   * is followed on.
   */
  readonly extrapolated: boolean;
}

/**
 * The distances that keep to the policy's false match rate.
 *
 * The best of several comparisons matches by chance more often than one does. Each of them is therefore given
 * its share of the rate (Bonferroni): right for comparisons that have nothing to do with each other, too
 * careful for frames of one clip, which are alike.
 * @param comparisons how many pairs of faces the best was chosen from, from 1
 * @throws RangeError for a rate outside 0..1 or less than one comparison
 */
export function acceptance(
  { falseMatchRate }: Pick<VerificationPolicy, 'falseMatchRate'>,
  comparisons = 1,
): Acceptance {
  if (!(falseMatchRate > 0 && falseMatchRate < 1))
    throw new RangeError(`expected a false match rate in 0..1, received ${falseMatchRate}`);
  if (!(Number.isInteger(comparisons) && comparisons >= 1))
    throw new RangeError(`expected comparisons from 1, received ${comparisons}`);
  const { impostors, rejectBeyond } = MATCH_CALIBRATION;
  const rate = falseMatchRate / comparisons;
  const acceptUpTo = Math.max(0, distanceAtRate(impostors, rate));
  return {
    acceptUpTo,
    rejectBeyond: Math.max(acceptUpTo, rejectBeyond),
    extrapolated: rate < impostors[0]!.rate || rate > impostors.at(-1)!.rate,
  };
}

/**
 * On the line between the neighboring points, rates by their logarithm; beyond the ends the last line goes
 * on.
 */
function distanceAtRate(points: readonly RateAtDistance[], rate: number): number {
  const next = points.findIndex((point) => point.rate >= rate);
  const upper = Math.max(1, next === -1 ? points.length - 1 : next);
  const [from, to] = [points[upper - 1]!, points[upper]!];
  const share = Math.log(rate / from.rate) / Math.log(to.rate / from.rate);
  return from.distance + share * (to.distance - from.distance);
}

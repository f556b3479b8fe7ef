import { type Fraction, fraction } from '@assay/media';
import type { FaceMatch, FaceTemplate, Outcome, VerificationPolicy } from '../types.js';
import { type Acceptance, acceptance } from './acceptance.js';
import { MATCH_CALIBRATION } from './calibration.js';
import { templateDistance } from './distance.js';

/**
 * Whether two faces are one person's.
 * @param policy its false match rate sets the distance that still matches
 * @param comparisons of how many pairs of faces this one is the nearest (the ID's faces times the selfie's);
 * taking the best of more makes chance matches likelier, and both the threshold and the confidence allow for
 * it
 * @throws RangeError for templates that cannot be compared, or a policy out of range
 */
export function compareTemplates(
  a: FaceTemplate,
  b: FaceTemplate,
  policy: Pick<VerificationPolicy, 'falseMatchRate'>,
  comparisons = 1,
): FaceMatch {
  const distance = templateDistance(a, b);
  return {
    outcome: outcomeAt(distance, acceptance(policy, comparisons)),
    confidence: confidenceAt(distance, comparisons),
    distance,
  };
}

function outcomeAt(distance: number, { acceptUpTo, rejectBeyond }: Acceptance): Outcome {
  if (distance <= acceptUpTo) return 'passed';
  return distance > rejectBeyond ? 'failed' : 'inconclusive';
}

/**
 * Probability that the faces are one person's, where before looking it was as likely as not. The smallest of
 * k impostors' distances lies near a given place at most k times as often as one does: the odds are divided
 * by k.
 * @param distance of the templates
 * @param comparisons k, from 1
 */
export function confidenceAt(distance: number, comparisons = 1): Fraction {
  const { middle, slope, far, near } = MATCH_CALIBRATION.probability;
  const ofOne = far + (1 - far - near) / (1 + Math.exp(slope * (distance - middle)));
  return fraction(ofOne / (ofOne + comparisons * (1 - ofOne)));
}

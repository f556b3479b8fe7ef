import { type OperatorDetector, wilsonInterval } from '@assay/media';

/** With a prior of one in ten, 73 %: a network alone never reaches the bound of `high`. */
export const LARGEST_WEIGHT = 3.2;

/**
 * The generators of the operator's folder are not those of tomorrow: a picture that the network lets pass is
 * cleared a little only.
 */
export const SMALLEST_WEIGHT = -0.5;

/** Shares are held off 0 and 1, of which logarithms say nothing. */
const LEAST_SHARE = 1e-6;

/**
 * What the network's answer says, as a log-likelihood ratio: natural log of how often generated pictures get
 * it over how often honest ones do. Each rate is taken at the end of its 95 % interval (Wilson) that says
 * less, so that few pictures weigh little.
 * @returns {@link SMALLEST_WEIGHT} to {@link LARGEST_WEIGHT}; 0 or more above the threshold, 0 or less below
 * it
 */
export function weightOf(
  { falseAlarms, detected }: Pick<OperatorDetector, 'falseAlarms' | 'detected'>,
  isAbove: boolean,
): number {
  const [, highestFalseAlarms] = wilsonInterval(falseAlarms);
  const [lowestDetection] = wilsonInterval(detected);
  if (lowestDetection <= highestFalseAlarms) return 0;
  const [generated, honest] = isAbove
    ? [lowestDetection, highestFalseAlarms]
    : [1 - lowestDetection, 1 - highestFalseAlarms];
  const ratio = Math.log(Math.max(LEAST_SHARE, generated) / Math.max(LEAST_SHARE, honest));
  return Math.min(LARGEST_WEIGHT, Math.max(SMALLEST_WEIGHT, ratio));
}

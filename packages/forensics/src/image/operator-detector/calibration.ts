import type { Calibration } from '../../verdict/calibration.js';
import { LARGEST_WEIGHT, SMALLEST_WEIGHT } from './weight.js';

/**
 * The measure is the ratio itself: which network the operator names, and how well it does, is known to the
 * card alone.
 */
export const CALIBRATION: Calibration = {
  points: [
    { measure: SMALLEST_WEIGHT, logLikelihoodRatio: SMALLEST_WEIGHT },
    { measure: LARGEST_WEIGHT, logLikelihoodRatio: LARGEST_WEIGHT },
  ],
  source:
    'No corpus of ours: the ratio is made of the rates that `assay detector calibrate` measured with the operator’s network on the operator’s ' +
    'pictures, each at the end of its 95 % interval that says less. The bounds were set on 2026-11-23: 3.2 is 73 % with a prior of one in ten.',
};

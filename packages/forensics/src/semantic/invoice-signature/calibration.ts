import type { Calibration } from '../../verdict/calibration.js';
import { MEASURE } from './measure.js';

/** README.md, "Error rates", has what could be measured. */
export const CALIBRATION: Calibration = {
  points: [
    { measure: MEASURE.intact, logLikelihoodRatio: 0 },
    { measure: MEASURE.doesNotFit, logLikelihoodRatio: 1.3 },
  ],
  source:
    'Set by reasoning, 2026-11-28: no PDF at hand carries a signed file, so no rate could be counted. That something else was signed is certain; who changed it, and why, is not: ' +
    'of 12 signed NF-e that a project publishes as samples 9 were altered by it. The middle band alone, never more. An intact signature clears nothing: it speaks of the file, not of the print.',
};

import type { Calibration } from '../../verdict/calibration.js';
import { MEASURE } from './measure.js';

/** README.md, "Error rates", has what could be measured. */
export const CALIBRATION: Calibration = {
  points: [
    { measure: MEASURE.fits, logLikelihoodRatio: 0 },
    { measure: MEASURE.doubtful, logLikelihoodRatio: 0.2 },
    { measure: MEASURE.differs, logLikelihoodRatio: 1.4 },
  ],
  source:
    'Set by reasoning, 2026-11-22: hardly any statement at hand prints a number of its own that a table knows, so no rate could be counted (README.md). A bank prints its own ' +
    'number; but samples print the best-known number of another bank, and tables age when banks merge: 4 to 1, the middle band alone, never more. ' +
    'That name and number agree clears nothing: both are public.',
};

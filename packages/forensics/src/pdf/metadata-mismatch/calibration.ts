import type { Calibration } from '../../verdict/calibration.js';
import { MEASURE } from './measure.js';

/** README.md, "Error rates", has the counts behind each point. */
export const CALIBRATION: Calibration = {
  points: [
    { measure: MEASURE.agreeing, logLikelihoodRatio: 0 },
    { measure: MEASURE.datesDiffer, logLikelihoodRatio: 0.1 },
    { measure: MEASURE.programsDiffer, logLikelihoodRatio: 0.4 },
    { measure: MEASURE.impossible, logLikelihoodRatio: 0.6 },
  ],
  source:
    'Set by reasoning. Measured 2026-11-20 on development corpora, 240 tampered and 192 honest PDFs: dates differ 0 to 1, programs differ 1 to 0, ' +
    'impossible 0 to 0; of 655 public files that could be examined 10, 12 and 0. Too rare in either to carry weight: alone, no step comes near the middle band.',
};

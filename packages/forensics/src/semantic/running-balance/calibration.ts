import type { Calibration } from '../../verdict/calibration.js';
import { MEASURE } from '../equations/measure.js';

/** README.md, "Error rates", has the counts behind each point. */
export const CALIBRATION: Calibration = {
  points: [
    { measure: MEASURE.holds, logLikelihoodRatio: -0.1 },
    { measure: MEASURE.unsupported, logLikelihoodRatio: 0 },
    { measure: MEASURE.relationBreaks, logLikelihoodRatio: 1.5 },
    { measure: MEASURE.figureBreaks, logLikelihoodRatio: 3 },
    { measure: MEASURE.figureContradicted, logLikelihoodRatio: 4 },
  ],
  source: '2026-11-22',
};

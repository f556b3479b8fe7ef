import type { Calibration } from '../../verdict/calibration.js';
import { MEASURE } from './measure.js';

/** README.md, "Error rates", has the counts behind each point. */
export const CALIBRATION: Calibration = {
  points: [
    { measure: MEASURE.consistent, logLikelihoodRatio: 0 },
    { measure: MEASURE.odd, logLikelihoodRatio: 0.5 },
    { measure: MEASURE.implausible, logLikelihoodRatio: 2.5 },
    { measure: MEASURE.impossible, logLikelihoodRatio: 3.4 },
  ],
  source: 'To be measured.',
};

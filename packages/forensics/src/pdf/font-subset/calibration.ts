import type { Calibration } from '../../verdict/calibration.js';
import { MEASURE } from './measure.js';

/** README.md, "Error rates", has the counts behind each point. */
export const CALIBRATION: Calibration = {
  points: [
    { measure: MEASURE.none, logLikelihoodRatio: 0 },
    { measure: MEASURE.unclear, logLikelihoodRatio: 0 },
    { measure: MEASURE.oneSided, logLikelihoodRatio: 1.8 },
    { measure: MEASURE.exchange, logLikelihoodRatio: 3.4 },
  ],
  source: 'to be written',
};

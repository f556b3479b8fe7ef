import type { Calibration } from '../../verdict/calibration.js';
import { MEASURE } from './measure.js';

/** README.md, "Error rates", has the counts behind each point. */
export const CALIBRATION: Calibration = {
  points: [
    { measure: MEASURE.none, logLikelihoodRatio: -0.4 },
    { measure: MEASURE.oneBreak, logLikelihoodRatio: 0.2 },
    { measure: MEASURE.twoBreaks, logLikelihoodRatio: 2.4 },
    { measure: MEASURE.threeBreaks, logLikelihoodRatio: 4.3 },
  ],
  source: 'x',
};

import type { Calibration } from '../../verdict/calibration.js';
import { MEASURE } from './measure.js';

/** README.md, "Error rates", has the counts behind each point. */
export const CALIBRATION: Calibration = {
  points: [
    { measure: MEASURE.agreeing, logLikelihoodRatio: 0 },
    { measure: MEASURE.explicable, logLikelihoodRatio: 0.3 },
    { measure: MEASURE.differing, logLikelihoodRatio: 1.5 },
    { measure: MEASURE.contradicting, logLikelihoodRatio: 2.5 },
  ],
  source: 'To be measured.',
};

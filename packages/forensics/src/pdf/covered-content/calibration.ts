import type { Calibration } from '../../verdict/calibration.js';
import { MEASURE } from './measure.js';

/** README.md, "Error rates", has the counts behind each point. */
export const CALIBRATION: Calibration = {
  points: [
    { measure: MEASURE.nothing, logLikelihoodRatio: -0.3 },
    { measure: MEASURE.explicable, logLikelihoodRatio: 0 },
    { measure: MEASURE.wordsHidden, logLikelihoodRatio: 1.2 },
    { measure: MEASURE.valueHidden, logLikelihoodRatio: 2.5 },
    { measure: MEASURE.claimReplaced, logLikelihoodRatio: 4.3 },
  ],
  source: 'to be measured 2026-11-20',
};

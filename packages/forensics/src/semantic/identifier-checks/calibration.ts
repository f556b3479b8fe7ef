import type { Calibration } from '../../verdict/calibration.js';
import { MEASURE } from './measure.js';

/** README.md, "Error rates", has the counts behind each point. */
export const CALIBRATION: Calibration = {
  points: [
    { measure: MEASURE.holding, logLikelihoodRatio: 0 },
    { measure: MEASURE.failing, logLikelihoodRatio: 0.3 },
    { measure: MEASURE.failingAmongHolding, logLikelihoodRatio: 2 },
  ],
  source: 'To be measured.',
};

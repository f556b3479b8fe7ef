import type { Calibration } from '../../verdict/calibration.js';
import { MEASURE } from './measure.js';

export const CALIBRATION: Calibration = {
  points: [
    { measure: MEASURE.explained, logLikelihoodRatio: -0.3 },
    { measure: MEASURE.invisible, logLikelihoodRatio: 0 },
    { measure: MEASURE.fieldValueChanged, logLikelihoodRatio: 0.7 },
    { measure: MEASURE.addition, logLikelihoodRatio: 1.2 },
    { measure: MEASURE.replaced, logLikelihoodRatio: 2.6 },
    { measure: MEASURE.claimReplaced, logLikelihoodRatio: 4.1 },
  ],
  source: 'to be measured',
};

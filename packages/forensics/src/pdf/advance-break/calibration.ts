import type { Calibration } from '../../verdict/calibration.js';
import { MEASURE } from './measure.js';

/** README.md, "Error rates", has the counts behind each point. */
export const CALIBRATION: Calibration = {
  points: [
    { measure: MEASURE.aligned, logLikelihoodRatio: 0 },
    { measure: MEASURE.offEdge, logLikelihoodRatio: 0.8 },
    { measure: MEASURE.lengthChanged, logLikelihoodRatio: 2.4 },
    { measure: MEASURE.rowPushed, logLikelihoodRatio: 3.4 },
  ],
  source: 'PLACEHOLDER',
};

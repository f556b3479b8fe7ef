import type { Calibration } from '../../verdict/calibration.js';
import { MEASURE } from './measure.js';

/** README.md, "Error rates", has the counts behind each point. */
export const CALIBRATION: Calibration = {
  points: [
    { measure: MEASURE.nothing, logLikelihoodRatio: 0 },
    { measure: MEASURE.explicable, logLikelihoodRatio: 0.2 },
    { measure: MEASURE.printedApart, logLikelihoodRatio: 2 },
    { measure: MEASURE.foreign, logLikelihoodRatio: 3 },
  ],
  source: 'To be measured.',
};

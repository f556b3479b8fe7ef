import type { Calibration } from '../../verdict/calibration.js';
import { MEASURE } from './measure.js';

/** README.md, "Error rates", has the counts behind each point. */
export const CALIBRATION: Calibration = {
  points: [
    { measure: MEASURE.nothing, logLikelihoodRatio: -0.1 },
    { measure: MEASURE.explicable, logLikelihoodRatio: 0 },
    { measure: MEASURE.rewritten, logLikelihoodRatio: 1.2 },
    { measure: MEASURE.rewrittenByEditor, logLikelihoodRatio: 3.0 },
  ],
  source: 'TODO',
};

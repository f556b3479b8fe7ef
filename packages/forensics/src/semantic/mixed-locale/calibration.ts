import type { Calibration } from '../../verdict/calibration.js';
import { MEASURE } from './measure.js';

/** README.md, "Error rates", has the counts behind each point. */
export const CALIBRATION: Calibration = {
  points: [
    { measure: MEASURE.uniform, logLikelihoodRatio: 0 },
    { measure: MEASURE.doubted, logLikelihoodRatio: 0 },
    { measure: MEASURE.odd, logLikelihoodRatio: 0.4 },
    { measure: MEASURE.mixed, logLikelihoodRatio: 1 },
  ],
  source:
    'Set by reasoning. Counted 2026-11-22: of 705 honest documents one is odd and none mixed, but the rules were settled on the same documents; no tampered one changes a convention. ' +
    'One kind of value alone stays below the middle band, as a context should.',
};

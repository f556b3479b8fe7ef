import type { Calibration } from '../../verdict/calibration.js';
import { MEASURE } from './measure.js';

/** README.md, "Error rates", has the counts behind each point. */
export const CALIBRATION: Calibration = {
  points: [
    { measure: MEASURE.agreeing, logLikelihoodRatio: 0 },
    { measure: MEASURE.doubted, logLikelihoodRatio: 0 },
    { measure: MEASURE.explicable, logLikelihoodRatio: 0.2 },
    { measure: MEASURE.differing, logLikelihoodRatio: 1.2 },
    { measure: MEASURE.contradicting, logLikelihoodRatio: 2.4 },
  ],
  source:
    'Set by reasoning. Measured 2026-11-22: no file of the development corpora (240 tampered, 192 honest) or of 1,116 public PDFs is above agreeing; in ' +
    'none of the tampered ones was a number changed that is stated twice. Differing and contradicting reach the middle band, and none rejects alone.',
};

import type { Calibration } from '../../verdict/calibration.js';
import { MEASURE } from './measure.js';

/** README.md, "Error rates", has the counts behind each point. */
export const CALIBRATION: Calibration = {
  points: [
    { measure: MEASURE.holding, logLikelihoodRatio: 0 },
    { measure: MEASURE.doubted, logLikelihoodRatio: 0 },
    { measure: MEASURE.failing, logLikelihoodRatio: 0.2 },
    { measure: MEASURE.failingAmongHolding, logLikelihoodRatio: 1.2 },
  ],
  source:
    'Set by reasoning. Measured 2026-11-22: of the development corpora (240 tampered, 192 honest) 2 honest files, of 1,116 public PDFs 7 have such a number; ' +
    'all hold. Synthetic documents print made-up numbers, so a number that fails alone carries almost no weight.',
};

import type { Calibration } from '../../verdict/calibration.js';

/**
 * README.md, "Measured", has the counts. A thumbnail is too coarse to clear a picture, so a low measure says
 * nothing.
 */
export const CALIBRATION: Calibration = {
  points: [
    { measure: 1.2, logLikelihoodRatio: 0 },
    { measure: 2.5, logLikelihoodRatio: 1 },
    { measure: 4, logLikelihoodRatio: 2.5 },
  ],
  source:
    'Measured 2026-11-23: of 358 public files 5 lie at 1.2 or more, none at 2.5 (largest 2.36), and of 60 each of two kinds of honest crops 1 lies at 2.5 or more (2.98). Of 60 ' +
    'files with a part of a tenth of the longer side replaced, 34 lie there where it came from the same picture, 44 of 59 where it came from another. ln((34/60)/(2/360)) ' +
    'would be 4.6; held low, since public files are not submissions, and crops are common.',
};

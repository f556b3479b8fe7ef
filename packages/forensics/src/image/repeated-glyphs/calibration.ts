import type { Calibration } from '../../verdict/calibration.js';

/**
 * From 3 on: 9 of 50 manipulated pictures, none of their 50 honest twins and none of 70 other public pictures
 * (documents and scans). One glyph alone reaches about 2.1 at most: 2 of 50 manipulated pictures there, and 2
 * of 120 honest ones, which keeps it under the middle band. What is below 1 hardly speaks for honesty: most
 * edits copy nothing.
 */
export const repeatedGlyphsCalibration: Calibration = {
  points: [
    { measure: 1, logLikelihoodRatio: -0.15 },
    { measure: 1.5, logLikelihoodRatio: 0.5 },
    { measure: 2.1, logLikelihoodRatio: 0.9 },
    { measure: 3.4, logLikelihoodRatio: 3.5 },
  ],
  source:
    'Development corpus of 50 manipulated document images and their 50 honest twins, and 70 further public document ' +
    'pictures and scans, 2026-11-22: counts per band of the measure, held below what 9 of 50 against 0 of 120 would allow.',
};

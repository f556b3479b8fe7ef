import type { Calibration } from '../../verdict/calibration.js';

/**
 * Of 50 manipulated and 50 honest images, an earlier save was made out in 23 and 23. Below 60 lie 3
 * manipulated and 23 honest ones, from 60 on 20 and none; from 150 on 19 and none. Each ratio is that of the
 * counts plus one half, so no count of zero claims more than 50 files can show. In between, the ratio rises
 * evenly; 60 itself says nothing.
 */
export const recompressionCalibration: Calibration = {
  points: [
    { measure: 30, logLikelihoodRatio: Math.log(3.5 / 23.5) },
    { measure: 60, logLikelihoodRatio: 0 },
    { measure: 150, logLikelihoodRatio: Math.log(19.5 / 0.5) },
  ],
  source:
    'Development corpus of 50 manipulated document images and their 50 honest twins, saved alike (eight kinds of save), ' +
    '2026-11-20, `npm run evaluate -- images <folder>`: counts per band of the measure, one half added to each.',
};

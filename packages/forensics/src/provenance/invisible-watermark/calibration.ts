import type { Calibration } from '../../verdict/calibration.js';
import { FOUND_FROM } from './find-mark.js';

/** README.md, "Measured", has the counts. */
export const CALIBRATION: Calibration = {
  points: [
    { measure: FOUND_FROM - 1, logLikelihoodRatio: 0 },
    { measure: FOUND_FROM, logLikelihoodRatio: 4 },
    { measure: FOUND_FROM + 2, logLikelihoodRatio: 5 },
  ],
  source:
    'By argument, since marked pictures are too rare in any corpus. Of unmarked pictures fewer than 1 in 10,000 reach the bound of 4 by chance (README.md, "How it works"), and none of 2,947 did, measured 2026-11-23: the ' +
    'highest has 1.7. With 1 in 100 generated pictures still carrying a mark the ratio is ln(0.01 / 0.0001) = 4.6 at the bound, held to 4 there and to 5 above, since photographs enlarged by such a program are marked, too. Not finding one says nothing: 0.',
};

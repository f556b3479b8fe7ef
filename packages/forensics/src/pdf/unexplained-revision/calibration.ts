import type { Calibration } from '../../verdict/calibration.js';
import { MEASURE } from './measure.js';

/** README.md, "Error rates", has the counts behind each point. */
export const CALIBRATION: Calibration = {
  points: [
    { measure: MEASURE.explained, logLikelihoodRatio: -0.1 },
    { measure: MEASURE.invisible, logLikelihoodRatio: 0 },
    { measure: MEASURE.fieldValueChanged, logLikelihoodRatio: 0.5 },
    { measure: MEASURE.addition, logLikelihoodRatio: 1.15 },
    { measure: MEASURE.replaced, logLikelihoodRatio: 1.8 },
    { measure: MEASURE.claimReplaced, logLikelihoodRatio: 4.1 },
  ],
  source:
    'Measured 2026-11-20 with `npm run evaluate -- pdf <folder>` on 56 tampered and 60 honest PDFs, 6 and 10 of them saved more than once: ' +
    'explained 0 to 6, field value 0 to 1, addition 0 to 1, replaced 1 to 2, claim replaced 5 to 0. ' +
    'Explained: ln((50/56)/(58/60)), the shares below "replaced". Claim replaced: the same collection before it was thinned out ' +
    '(212 tampered, 199 honest) gave a cruder rule 31 to 5, all five of them form fills that are explained here: ' +
    'ln((31.5/213)/(0.5/200)) = 4.1. The steps between are too rare to count and are set by reasoning: alone, "addition" and ' +
    '"replaced" reach the middle band and never reject; a changed field stays below it.',
};

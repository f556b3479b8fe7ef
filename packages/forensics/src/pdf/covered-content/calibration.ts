import type { Calibration } from '../../verdict/calibration.js';
import { MEASURE } from './measure.js';

/** README.md, "Error rates", has the counts behind each point. */
export const CALIBRATION: Calibration = {
  points: [
    { measure: MEASURE.nothing, logLikelihoodRatio: -0.4 },
    { measure: MEASURE.explicable, logLikelihoodRatio: 0 },
    { measure: MEASURE.wordsHidden, logLikelihoodRatio: 1.3 },
    { measure: MEASURE.valueHidden, logLikelihoodRatio: 3.8 },
    { measure: MEASURE.claimReplaced, logLikelihoodRatio: 4.5 },
  ],
  source:
    'Measured 2026-11-20 with `npm run evaluate -- pdf <folder>` on the development corpora, 240 tampered and 192 honest PDFs, one half added ' +
    'to each count: nothing 162 to 191, value hidden 14 to 0, claim replaced 60 to 0. Words hidden 4 to 0, and 6 of 1,098 further public PDFs: ' +
    'ln((4.5/241)/(6.5/1291)). Explicable is set to 0 by reasoning: 0 to 1. Leaving out the technique with most files moves claim replaced ' +
    'from 4.6 to 4.5, value hidden from 3.1 to 2.8: alone, claim replaced rejects, value hidden and words hidden reach the middle band.',
};

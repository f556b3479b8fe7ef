import type { Calibration } from '../../verdict/calibration.js';
import { MEASURE } from './measure.js';

/** README.md, "Error rates", has the counts behind each point. */
export const CALIBRATION: Calibration = {
  points: [
    { measure: MEASURE.nothing, logLikelihoodRatio: -0.4 },
    { measure: MEASURE.explicable, logLikelihoodRatio: 0 },
    { measure: MEASURE.wordsTakenAway, logLikelihoodRatio: 0.5 },
    { measure: MEASURE.wordsHidden, logLikelihoodRatio: 1.3 },
    { measure: MEASURE.valueHidden, logLikelihoodRatio: 3.7 },
    { measure: MEASURE.claimReplaced, logLikelihoodRatio: 4.5 },
  ],
  source:
    'Measured 2026-11-22 with `npm run evaluate -- pdf <folder>` on the development corpora, 240 tampered and 192 honest PDFs, one half added ' +
    'to each count: nothing 156 to 191, claim replaced 60 to 0. Value hidden 19 to 0, the honest share at its upper 95 % bound, 3 of 1,518 files ' +
    '(192 and 132 made, 96 round trips without an edit, 1,098 public ones, none of them at 3): ln((19.5/241)/(3/1518)) = 3.7. Words hidden 5 to 0, ' +
    'and 6 of 1,098 public PDFs, as measured on 2026-11-20: ln((4.5/241)/(6.5/1291)). Explicable is set to 0 by reasoning: 0 to 1. ' +
    'Words taken away with nothing in their place, and a picture set late into a line (1.3.0): 0 of 61 edited and 3 of 180 honest published PDFs of 2026-11-28, set below the middle ' +
    'band alone: publishers blot out and sign. Set to 0.5 on 2026-11-29: 0 of 123 edited and 11 of 363 honest published files and treatments, and 1 of 54 made edits; ' +
    'the fit gives less than 0, and two weak facts of different kinds are not to reach the band.',
};

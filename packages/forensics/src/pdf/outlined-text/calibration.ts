import type { Calibration } from '../../verdict/calibration.js';
import { MEASURE } from './measure.js';

/** README.md, "Error rates", has the counts behind each point. */
export const CALIBRATION: Calibration = {
  points: [
    { measure: MEASURE.text, logLikelihoodRatio: 0 },
    { measure: MEASURE.shapes, logLikelihoodRatio: 1.5 },
    { measure: MEASURE.statementInShapes, logLikelihoodRatio: 1.6 },
  ],
  source:
    'Counted 2026-11-25: a statement in shapes 4 of 240 manipulated files, 0 of 192 honest and 0 of 1,221 public ones; the honest share at its upper 95 % bound, 3 of 1,413: ' +
    'ln((4.5/241)/(3/1413)) = 2.2 with a standard error of 0.7, set to 1.6, as no corpus has honest statements in outlines: alone it reaches the middle band only. ' +
    'Shapes on anything else, counted with seed 4, too: 7 of 424 manipulated files, 0 of 324 honest and 0 of 1,221 public ones: ln((7.5/425)/(3/1545)) = 2.2, set to 1.5, since print shops ' +
    'turn fonts into outlines: just the middle band, which fits a page on which the checks of text had nothing to look at.',
};

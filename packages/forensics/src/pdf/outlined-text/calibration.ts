import type { Calibration } from '../../verdict/calibration.js';
import { MEASURE } from './measure.js';

/** README.md, "Error rates", has the counts behind each point. */
export const CALIBRATION: Calibration = {
  points: [
    { measure: MEASURE.text, logLikelihoodRatio: 0 },
    { measure: MEASURE.shapes, logLikelihoodRatio: 0.2 },
    { measure: MEASURE.statementInShapes, logLikelihoodRatio: 1.6 },
  ],
  source:
    'Counted 2026-11-25: a statement in shapes 4 of 240 manipulated files, 0 of 192 honest and 0 of 1,221 public ones; the honest share at its upper 95 % bound, 3 of 1,413: ' +
    'ln((4.5/241)/(3/1413)) = 2.2 with a standard error of 0.7, set to 1.6, as no corpus has honest statements in outlines: alone it reaches the middle band only. ' +
    'Shapes on anything else: 3 to 0, set to 0.2 by reasoning, since print shops turn fonts into outlines.',
};

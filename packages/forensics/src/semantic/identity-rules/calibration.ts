import type { Calibration } from '../../verdict/calibration.js';
import { MEASURE } from './measure.js';

/** README.md, "Error rates", has the counts behind each point. */
export const CALIBRATION: Calibration = {
  points: [
    { measure: MEASURE.consistent, logLikelihoodRatio: 0 },
    { measure: MEASURE.told, logLikelihoodRatio: 0 },
    { measure: MEASURE.odd, logLikelihoodRatio: 0.4 },
    { measure: MEASURE.contradicting, logLikelihoodRatio: 1.5 },
    { measure: MEASURE.impossible, logLikelihoodRatio: 2.3 },
  ],
  source:
    'Set by reasoning, 2026-11-22: of 202 honest identity documents 7 are at 2, 3 of them public specimens that break rules honestly, and none above. Rules at 3 contradict a value read twice; ' +
    'at 4 are codes that no program of an issuer writes. None rejects alone.',
};

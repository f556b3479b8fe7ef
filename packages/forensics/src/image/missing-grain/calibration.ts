import type { Calibration } from '../../verdict/calibration.js';

/**
 * From 3 on lie 7 of 84 edited captures and 1 of 50 edited pictures of documents; of 196 honest ones none
 * (largest .1), most of which have too little grain to look at. Counts hold the ratio low, and so do plain
 * photographs, where clothes and walls lack grain by nature: this check alone does not reject.
 */
export const missingGrainCalibration: Calibration = {
  points: [
    { measure: 1, logLikelihoodRatio: -0.05 },
    { measure: 3, logLikelihoodRatio: 1 },
    { measure: 6, logLikelihoodRatio: 1.7 },
    { measure: 12, logLikelihoodRatio: 2.4 },
    { measure: 30, logLikelihoodRatio: 3 },
  ],
  source:
    'corpus/capture-edits (84 pairs, family first, seed 5), the development corpus of 50 pairs, and 62 public pictures of documents, 2026-11-25: counts from 3 on, ' +
    'held below what 8 of 134 against 0 of 196 would allow',
};

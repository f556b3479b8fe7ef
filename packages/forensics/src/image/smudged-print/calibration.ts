import type { Calibration } from '../../verdict/calibration.js';

/**
 * From 2.6 on lie 3 of 168 edited captures, 1 of 50 edited pictures of documents, and of 280 honest ones none
 * (largest 1.6); of 517 photographs, most of which are no documents, 5, and of 84 honest captures that chose
 * nothing 1. These hold the ratio low: this check alone does not reject. From 1.2 to 1.6 lie 3 edited and 4
 * honest ones, which says nothing. Nothing found clears nothing, since few edits leave a smudge.
 */
export const smudgedPrintCalibration: Calibration = {
  points: [
    { measure: 1.6, logLikelihoodRatio: 0 },
    { measure: 2, logLikelihoodRatio: 0.6 },
    { measure: 2.6, logLikelihoodRatio: 1.1 },
    { measure: 4, logLikelihoodRatio: 2.2 },
  ],
  source:
    'corpus/capture-edits (84 pairs each of families first, seed 5, and fifth, seed 13), the development corpus of 50 pairs, 62 public pictures of documents, 517 honest ' +
    'photographs and 84 honest captures of family fourth, seed 9, 2026-11-26: counts from 2.6 on, held below what 4 of 218 against 0 of 280 would allow because of the last two',
};

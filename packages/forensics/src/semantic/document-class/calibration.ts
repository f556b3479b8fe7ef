import type { Calibration } from '../../verdict/calibration.js';

/** Flat: forgers choose the kinds of documents that lenders ask for, and so do honest senders. */
export const CALIBRATION: Calibration = {
  points: [{ measure: 0, logLikelihoodRatio: 0 }],
  source:
    'Set 2026-11-22 without a corpus: what kind of document it is says nothing about whether it was changed.',
};

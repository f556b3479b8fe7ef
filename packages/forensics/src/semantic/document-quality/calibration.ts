import type { Calibration } from '../../verdict/calibration.js';

/**
 * Flat: honest senders photograph badly, and so do forgers. What a poor document costs is said by its status,
 * not by a likelihood.
 */
export const CALIBRATION: Calibration = {
  points: [{ measure: 0, logLikelihoodRatio: 0 }],
  source:
    'Set 2026-11-22 without a corpus: how well a document can be read says nothing about whether it was changed.',
};

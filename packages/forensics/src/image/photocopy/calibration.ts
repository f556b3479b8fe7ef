import type { Calibration } from '../../verdict/calibration.js';

/**
 * Flat: a copy may be of a manipulated document or of an honest one. What it costs is said by its status, and
 * by rules that ask for originals.
 */
export const CALIBRATION: Calibration = {
  points: [{ measure: 0, logLikelihoodRatio: 0 }],
  source:
    'Set 2026-11-22 without a corpus: that a document was copied says nothing about whether it was changed.',
};

import type { Calibration } from '../../verdict/calibration.js';

/** Flat: whoever photographs a display may show an honest document or a forged one. */
export const CALIBRATION: Calibration = {
  points: [{ measure: 0, logLikelihoodRatio: 0 }],
  source:
    'Set 2026-11-25 without a corpus: that a display was photographed says nothing about whether what it shows was changed.',
};

/** Share of the ground's patches from which the check fails. See README.md for what lies on both sides. */
export const FAILS_FROM = 0.1;

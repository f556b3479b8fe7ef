import type { Calibration } from '../../verdict/calibration.js';
import { MEASURE } from './measure.js';

/** Flat: what was put behind a picture does not change what the picture shows. */
export const CALIBRATION: Calibration = {
  points: [{ measure: MEASURE.nothing, logLikelihoodRatio: 0 }],
  source:
    'Set 2026-11-28 without a corpus: phones put films and notes of their own behind pictures, and a web page there attacks whoever opens the file, ' +
    'not what the document says.',
};

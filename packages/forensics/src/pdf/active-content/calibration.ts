import type { Calibration } from '../../verdict/calibration.js';
import { MEASURE } from './measure.js';

/** README.md, "Error rates", has the counts. */
export const CALIBRATION: Calibration = {
  points: [
    { measure: MEASURE.none, logLikelihoodRatio: 0 },
    { measure: MEASURE.carries, logLikelihoodRatio: 0 },
    { measure: MEASURE.launches, logLikelihoodRatio: 1.2 },
  ],
  source:
    'Measured 2026-11-22 on 1,083 public PDFs: none 1,013 (16 of them encrypted), carries 69, launches 1; on 432 files of the development corpora none at ' +
    'all. Carrying files and scripts is ordinary. Launching programs: by reasoning, to reach the middle band.',
};

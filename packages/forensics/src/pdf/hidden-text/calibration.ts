import type { Calibration } from '../../verdict/calibration.js';
import { MEASURE } from './measure.js';

/** README.md, "Error rates", has the counts behind each point. */
export const CALIBRATION: Calibration = {
  points: [
    { measure: MEASURE.nothing, logLikelihoodRatio: -0.05 },
    { measure: MEASURE.explicable, logLikelihoodRatio: 0 },
    { measure: MEASURE.mayBeMisread, logLikelihoodRatio: 1 },
    { measure: MEASURE.claimDiffers, logLikelihoodRatio: 3.6 },
  ],
  source:
    'Counted 2026-11-22 on corpus/pdf-forgeries (seed 1) and the shared corpus: claim differs 4 tampered to 0 honest, explicable 2 to 0, nothing ' +
    '198 to 182; in 629 further public files (test files of pdf.js) 1 is explicable, none above. Claim differs: ln((4.5/205)/(0.5/812)) = 3.6: ' +
    'the file holds two values for one place and shows one. "May be misread" (invisible text, as text recognition leaves it) is set by reasoning to ' +
    'stay below the middle band on its own.',
};

import type { Calibration } from '../../verdict/calibration.js';
import { MEASURE } from './measure.js';

/** README.md, "Error rates", has the counts behind each point. */
export const CALIBRATION: Calibration = {
  points: [
    { measure: MEASURE.none, logLikelihoodRatio: 0 },
    { measure: MEASURE.unclear, logLikelihoodRatio: 0 },
    { measure: MEASURE.oneSided, logLikelihoodRatio: 1.8 },
    { measure: MEASURE.exchange, logLikelihoodRatio: 3.4 },
  ],
  source:
    'Measured 2026-11-22 on the shared corpus and corpus/pdf-forgeries with seed 1 (240 tampered, 192 honest PDFs): exchange 2 to 0, one-sided 4 to 0. ' +
    'The corpora hold few honest files that could err, so harder ones were made: pages taken out of or rearranged in 90 public documents and 14 ' +
    'statements with the same head on each page, printed by cairo or wkhtmltopdf (759 files, 289 of them with fonts numbered by first use): none at ' +
    'one-sided or above, 59 unclear. With 3.0 of those 289 and 58 honest ones as the upper 95 % bound of the honest share, and the tampered share of ' +
    'what could be examined, one-sided is ln((4.5/84)/(3/350)) = 1.8. Exchange is set by reasoning: an earlier value that the order spells out, digit for ' +
    'digit, with nothing else out of order, needs several coincidences at once. Nothing is set to 0: most edits move no first use.',
};

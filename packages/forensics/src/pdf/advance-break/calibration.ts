import type { Calibration } from '../../verdict/calibration.js';
import { MEASURE } from './measure.js';

/** README.md, "Error rates", has the counts behind each point. */
export const CALIBRATION: Calibration = {
  points: [
    { measure: MEASURE.aligned, logLikelihoodRatio: 0 },
    { measure: MEASURE.offEdge, logLikelihoodRatio: 0.8 },
    { measure: MEASURE.lengthChanged, logLikelihoodRatio: 2.4 },
    { measure: MEASURE.rowPushed, logLikelihoodRatio: 3.4 },
  ],
  source:
    'Measured 2026-11-22 with `npm run evaluate -- pdf <folder> --check pdf.advance-break` on development corpora, 150 tampered and 107 honest PDFs with ' +
    'a column to examine: off edge 2 to 0, length changed 2 to 0, row pushed 1 to 0. Of 40 round trips through Draw, Writer and HTML with one ' +
    'amount a digit longer, length changed on 28; of 96 round trips without an edit, 56 with a column, none; of 8 public files with a column, none. ' +
    'Length changed: the honest share at its upper 95 % bound, 3 of 171, and an edit of length on 1 of 5 tampered files: ln(0.2/0.0175) = 2.4. Off ' +
    'edge is set to 0.8 and row pushed to 3.4 by reasoning: too rare to count, and a second cell off by the same distance is no chance.',
};

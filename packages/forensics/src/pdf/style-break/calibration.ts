import type { Calibration } from '../../verdict/calibration.js';
import { MEASURE } from './measure.js';

/** README.md, "Error rates", has the counts behind each point. */
export const CALIBRATION: Calibration = {
  points: [
    { measure: MEASURE.none, logLikelihoodRatio: -0.4 },
    { measure: MEASURE.oneBreak, logLikelihoodRatio: 0 },
    { measure: MEASURE.twoBreaks, logLikelihoodRatio: 1.7 },
    { measure: MEASURE.threeBreaks, logLikelihoodRatio: 3.8 },
  ],
  source:
    'Measured 2026-11-20 on the development corpora (the shared corpus and corpus/pdf-forgeries with seed 1, `npm run evaluate -- pdf <folder>`: ' +
    '240 tampered and 192 honest PDFs, 201 and 175 of them with text to examine) and on 330 public PDFs with text, nearly all from the ' +
    'tests of PDF readers and honest as far as is known. None: ln((116.5/202)/(416.5/506)) = -0.36. One break: 20 of 201 against 86 of 505, ' +
    'set to 0: alone it says nothing. Two: 18 of 201 against 3 of 505; three or more: 47 of 201 against none of 505; for both the honest share is ' +
    'taken at its upper 95 % bound (7.75 and 3.0 files), since honest documents are more various than these: 1.76 and 3.67. ' +
    'Leaving out one technique, generator or base document moves them between 1.60 and 1.84 and between 3.60 and 3.72.',
};

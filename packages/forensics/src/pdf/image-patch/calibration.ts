import type { Calibration } from '../../verdict/calibration.js';
import { MEASURE } from './measure.js';

export const CALIBRATION: Calibration = {
  points: [
    { measure: MEASURE.nothing, logLikelihoodRatio: 0 },
    { measure: MEASURE.inRow, logLikelihoodRatio: 0 },
    { measure: MEASURE.inPlaceOfText, logLikelihoodRatio: 1.8 },
    { measure: MEASURE.inPlaceOfValue, logLikelihoodRatio: 3.4 },
  ],
  source:
    'Development corpora (116 and 316 PDFs), 2026-11-22, `npm run evaluate -- pdf <folder> --check pdf.image-patch`: of 8 files with a ' +
    'picture over a value, 5 are at 3 and 2 at 2; of 192 honest ones and of 1,103 public PDFs none is above 0. One half added to each count, ' +
    '3 would be worth 4.1; lowered, since the corpora hold few honest pictures in rows of text. 1 was never seen ' +
    'on an edit, and on one honest form of 50 published ones (2026-11-29): the mark of who sells the form; 0.',
};

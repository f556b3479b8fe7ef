import type { Calibration } from '../../verdict/calibration.js';
import { MEASURE } from './measure.js';

/**
 * How a text is written never rejects a document by itself: real forms and templates are filled by a second
 * program in a second font, and nothing in the file tells that from an edit. 3.2 ends at 71 % (the prior is 1
 * in 10, the default upper band begins at 75). A fact of another group at the same place may carry it over.
 */
const MOST_BY_STYLE_ALONE = 3.2;
/** Two breaks end at 24 %, just below the default middle band, until something else speaks of the document. */
const MOST_BY_TWO_BREAKS = 1.05;

/** README.md, "Error rates", has the counts behind each point. */
export const CALIBRATION: Calibration = {
  points: [
    { measure: MEASURE.none, logLikelihoodRatio: -0.4 },
    { measure: MEASURE.oneBreak, logLikelihoodRatio: 0 },
    { measure: MEASURE.twoBreaks, logLikelihoodRatio: MOST_BY_TWO_BREAKS },
    { measure: MEASURE.threeBreaks, logLikelihoodRatio: MOST_BY_STYLE_ALONE },
  ],
  source:
    'Measured 2026-11-22 on the development corpora (the shared corpus and corpus/pdf-forgeries with seed 1, `npm run evaluate -- pdf <folder>`: ' +
    '240 tampered and 192 honest PDFs, 201 and 175 of them with text to examine) and on 2026-11-20 on 330 public PDFs with text, nearly all from the ' +
    'tests of PDF readers and honest as far as is known. None: ln((114.5/202)/(413.5/506)) = -0.37. One break: 18 of 201 against 89 of 505, ' +
    'set to 0: alone it says nothing. Two: 18 of 201 against 3 of 505, the honest share at its upper 95 % bound (7.75 files), since honest ' +
    'documents are more various than these: 1.76, held at 1.05 (2026-11-28), since 6 of 109 documents that companies published show two. Three or more: 51 of 201 against none of 702 (121 honest files held out and 76 honest round ' +
    'trips among them), likewise (3.0 files): 4.1, held at 3.2 (2026-11-28) since it may not reject alone.',
};

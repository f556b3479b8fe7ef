import type { Calibration } from '../../verdict/calibration.js';
import { MEASURE } from './measure.js';

/** README.md, "Error rates", has what could be measured. */
export const CALIBRATION: Calibration = {
  points: [
    { measure: MEASURE.fits, logLikelihoodRatio: 0 },
    { measure: MEASURE.doubtful, logLikelihoodRatio: 0.2 },
    { measure: MEASURE.differs, logLikelihoodRatio: 1.8 },
    { measure: MEASURE.contradicts, logLikelihoodRatio: 3 },
  ],
  source:
    'Set by reasoning, 2026-11-22: no corpus at hand holds genuine CFDI, boletos or DANFE, so no rate could be counted; 0 accusations on the honest documents that ' +
    'README.md names, most of which bear no such code. Contradicts: code and print come from one record of the same program, so an honest document differs in one of a ' +
    'few hundred at most, by a fault of its template; 20 to 1 ends below the upper band alone. Differs: values with known innocent causes, 6 to 1. ' +
    'Doubtful: a misreading explains it, and it accuses nobody. That code and print agree clears nothing: both are copied together.',
};

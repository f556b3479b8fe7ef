import type { Calibration } from '../../verdict/calibration.js';
import { MEASURE } from './measure.js';

/** README.md, "Error rates", has the counts behind each point. */
export const CALIBRATION: Calibration = {
  points: [
    { measure: MEASURE.consistent, logLikelihoodRatio: 0 },
    { measure: MEASURE.odd, logLikelihoodRatio: 0.2 },
    { measure: MEASURE.unlawful, logLikelihoodRatio: 0.4 },
    { measure: MEASURE.implausible, logLikelihoodRatio: 1.6 },
    { measure: MEASURE.contradicted, logLikelihoodRatio: 2.4 },
  ],
  source:
    'Measured 2026-11-22 on the fields of 120 made and 60 shared honest PDFs, 56 tampered ones and 9 public stubs and forms, one half added to each count: implausible 1 of 56 to 0 ' +
    'of 189, ln((1.5/57)/(0.5/190)) = 2.3, lowered to 1.6 since most of the honest ones are no lawful stubs (of 162 made after the law 0 honest, 157 with raised pay); contradicted 0 to 0 there ' +
    '(5 of the 162), set one step above by reasoning: a column that keeps the law shows payroll software, which does not break it beside. Unlawful 0 to 61, for the made stubs break the law by ' +
    'their making: near nothing, though no stub of others did (0 of 14 files) and none made after the law (0 of 162), since other makers of samples may not know it either. ' +
    'Odd: by reasoning. None rejects alone.',
};

import type { Calibration } from '../../verdict/calibration.js';
import { MEASURE } from './measure.js';

/** README.md, "Error rates", has the counts behind each point. */
export const CALIBRATION: Calibration = {
  points: [
    { measure: MEASURE.unmarked, logLikelihoodRatio: 0 },
    { measure: MEASURE.pageTool, logLikelihoodRatio: 0.2 },
    { measure: MEASURE.contentEditor, logLikelihoodRatio: 1.05 },
    { measure: MEASURE.statementFromEditor, logLikelihoodRatio: 2.6 },
  ],
  source:
    'Measured 2026-11-22 on development corpora, 240 tampered and 192 honest PDFs, and 1,050 public files: page tool 1 to 1 and 11 public, set to 0.2. ' +
    'Content editor 7 to 4 (all Inkscape) and 4 public: ln((7.5/241)/(8.5/1243)) = 1.5; with the published ' +
    'PDFs of 2026-11-28, 0 of 64 edited and 3 of 178 honest, ln((7.5/305)/(11.5/1421)) = 1.1; set to 1.05, just below the middle band alone. Statement from an editor 7 to 0, all by Draw: the honest share at its upper 95 % bound, ' +
    '3 of 1,242: ln((7.5/241)/(3/1242)) = 2.6. Whoever saves a true statement in Draw gets it, too: alone it reaches the middle band only.',
};

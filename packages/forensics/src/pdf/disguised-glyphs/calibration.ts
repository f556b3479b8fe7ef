import type { Calibration } from '../../verdict/calibration.js';
import { MEASURE } from './measure.js';

/** README.md, "Error rates", has the counts behind each point. */
export const CALIBRATION: Calibration = {
  points: [
    { measure: MEASURE.nothing, logLikelihoodRatio: -0.05 },
    { measure: MEASURE.oneGlyph, logLikelihoodRatio: 3 },
    { measure: MEASURE.otherDigits, logLikelihoodRatio: 3.6 },
  ],
  source:
    'Counted 2026-11-22 on corpus/pdf-forgeries (seed 1) and the shared corpus: one glyph 1 tampered to 0 honest, other digits 4 to 0, nothing 217 to ' +
    '192. Both together: ln((5.5/223)/(0.5/193)) = 2.3; taken as 3 and 3.6 by reasoning, since the file contradicts itself in what one value is, ' +
    'and no honest cause is known for one digit among consistent ones.',
};

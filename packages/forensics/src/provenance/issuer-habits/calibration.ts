import type { Calibration } from '../../verdict/calibration.js';

/**
 * Of edited documents so many are made in a way that none of their issuer's earlier ones was: 39 of 40 edits of the development set,
 * each beside its base (README.md, "Measured"); at least 87 of 100, less for forgers who keep to a system's ways.
 */
const SHARE_OF_EDITED = 0.8;

/** By the measure: so many times less often than always an honest document is made in a new way. */
const ratioAt = (measure: number) => ({
  measure,
  logLikelihoodRatio: Math.log(SHARE_OF_EDITED * measure),
});

export const CALIBRATION: Calibration = {
  points: [
    { measure: 0, logLikelihoodRatio: 0 },
    { measure: 1, logLikelihoodRatio: 0 },
    ratioAt(9),
    ratioAt(20),
    ratioAt(50),
  ],
  source:
    'Reasoned, 2026-11-30: of n documents of which none was made alone of its kind, the next honest one is made in a new way about once in n + 1 times (Good, 1953), ' +
    'an edited one in eight of ten (39 of 40 on the development set). Eight earlier documents give 7 to 1, which alone changes no verdict; fifteen give 13 to 1, which reaches the middle band of a ' +
    'statement that every other check passed; 49 give 40 to 1, and more is not claimed. As context it never rejects: an issuer may change its system, a customer may print a document anew.',
};

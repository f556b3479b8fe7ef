import type { Calibration } from '../../verdict/calibration.js';
import { MEASURE } from './measure.js';

const INCRIMINATING = [
  { measure: MEASURE.told, logLikelihoodRatio: 0 },
  { measure: MEASURE.trace, logLikelihoodRatio: 0.2 },
  { measure: MEASURE.contentChanged, logLikelihoodRatio: 1.8 },
  { measure: MEASURE.credentialsChanged, logLikelihoodRatio: 2.2 },
];

const REASONING =
  'By reasoning, 2026-11-23: no corpus has honest and altered files with credentials in any number. Told: who alters a picture can sign it with a certificate of ' +
  'his own, or with none: nothing is cleared, nothing held against it. Trace: platforms drop credentials from honest files, too. Content changed: a program that knows nothing of ' +
  'credentials and writes one tag, turns a JPEG or adds a save to a PDF does the same as a forger, so the file is unverified and never rejected by it; 6 times as likely after an ' +
  'alteration. Credentials changed: no tag writer reaches a claim or an assertion; a faulty signing program does: 9 times. ';

/** Of pictures that are no documents. */
export const CALIBRATION_OF_OBJECTS: Calibration = {
  points: [{ measure: MEASURE.trustedCapture, logLikelihoodRatio: -2 }, ...INCRIMINATING],
  source: `${REASONING}Trusted capture: pixels cannot be changed without breaking the hash, so what remains is a picture of a picture, or a key taken out of a camera.`,
};

/** Of documents: that the photo of a paper is untouched says nothing of what was done to the paper. */
export const CALIBRATION: Calibration = {
  points: [{ measure: MEASURE.trustedCapture, logLikelihoodRatio: -0.5 }, ...INCRIMINATING],
  source: `${REASONING}Trusted capture: only edits of the photo are ruled out; the paper before the lens, or the screen, may be forged.`,
};

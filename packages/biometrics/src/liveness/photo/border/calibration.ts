import type { SignalCalibration } from '../../calibration.js';

/** From here on it is said that the face stands in a rectangle. */
export const BORDER_SEEN = 0.85;

/** Of the side below the face and the two clearest others, the share along which the worst is seen. */
export const THREE_SIDES_CALIBRATION: SignalCalibration = {
  points: [
    { measure: 0.78, logLikelihoodRatio: 0 },
    { measure: 0.85, logLikelihoodRatio: 1.4 },
    { measure: 0.92, logLikelihoodRatio: 2.4 },
  ],
  source:
    '195 honest photos (public figures, LFW, families): largest .78. Recaptures of the physical design that show their border: 7 of 7 beyond .84. ' +
    '2026-11-22.',
};

/** The same of all four sides. */
export const FOUR_SIDES_CALIBRATION: SignalCalibration = {
  points: [
    { measure: 0.76, logLikelihoodRatio: 0 },
    { measure: 0.82, logLikelihoodRatio: 2 },
    { measure: 0.88, logLikelihoodRatio: 3.1 },
  ],
  source:
    '195 honest photos: largest .75. Recaptures of the physical design that show their border: 7 of 7 beyond .80. 2026-11-22.',
};

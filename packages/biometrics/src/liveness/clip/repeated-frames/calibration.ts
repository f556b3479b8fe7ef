import type { SignalCalibration } from '../../calibration.js';

/** By the ratio that a quarter of the frames stay under; see `returnsOf`. */
export const RETURNS: SignalCalibration = {
  points: [
    { measure: 0.26, logLikelihoodRatio: 3.5 },
    { measure: 0.32, logLikelihoodRatio: 2 },
    { measure: 0.4, logLikelihoodRatio: 0 },
  ],
  source:
    'Fitted on 18 genuine clips and the same looped (period 1.6 s, coded anew), 2026-11-22 (corpus/faces/clips): 11 of 18 loops at .28 or less, no ' +
    'genuine clip under .45. Clips in which little moves come back at .45 to .55 and are not told from genuine ones.',
};

/**
 * From this ratio on it is said that nothing comes back; below, moments are too alike to tell. Chosen
 * 2026-11-22 on clips that it is also reported on: 16 loops lie at .70 or below, 19 of 22 genuine clips at
 * .75 or above and three, of people who hardly move, at .48 to .56.
 */
export const LEAST_CLEAR_RATIO = 0.72;

/**
 * Sizes of ten coded frames running that come again byte for byte: in 41 genuine clips the longest such run
 * is 1.
 */
export const LEAST_REPEATED_SIZES = 10;
/**
 * Not fitted: two runs of ten equal sizes, each of hundreds of bytes, do not come about by chance; an encoder
 * of constant frame size might make them.
 */
export const REPEATED_SIZES = { logLikelihoodRatio: 4 } as const;

import type { SignalCalibration } from '../../calibration.js';

/**
 * About the most that a filmed still shows, by the network's own noise and by how it answers to a tilt; in
 * eye spans. Of 63 made films (21 panned, 21 tilted, 21 bent, corpus/faces/clips, 2026-11-22) the three
 * measures exceed these by a quarter, two fifths and a tenth at most; of 39 of other photographs (20 panned,
 * 19 tilted) by a sixth, a fifth and a thirtieth. Measured through `openVideo`, with faces that the frame
 * shows whole: of a photograph whose face is panned out of the frame, the guessed mesh showed 2.6 to 3.8
 * times as much.
 */
export const MOST_OF_A_STILL = { nonRigid: 0.006, mouthGap: 0.016, turn: 0.076 } as const;

const SOURCE =
  'Fitted on 18 genuine clips of three public collections and 65 films of 22 photographs, panned, tilted and bent, 2026-11-22 (corpus/faces/clips): no still ' +
  'reaches 1.6, 14 of 18 genuine clips do. Capped, since counts are small and the stills are made.';

/** By the movement over {@link MOST_OF_A_STILL}. */
export const MOVES_AS_A_FACE: SignalCalibration = {
  points: [
    { measure: 1.6, logLikelihoodRatio: 0 },
    { measure: 2.2, logLikelihoodRatio: -1.5 },
    { measure: 3, logLikelihoodRatio: -2.5 },
  ],
  source: SOURCE,
};

/**
 * Of faces that are carried about. Held below what alone would fail a clip: a person who holds still before a
 * camera in the hand looks like this too (5 of 23 genuine clips of the measuring half, for which the ratio
 * was lowered from 1.8).
 */
export const MOVES_AS_A_PICTURE: SignalCalibration = {
  points: [
    { measure: 1.2, logLikelihoodRatio: 1.5 },
    { measure: 1.6, logLikelihoodRatio: 0 },
  ],
  source: SOURCE,
};

/** In eye spans; a head that sways while its owner holds still stays below, mostly. */
export const CARRIED_FAR_ENOUGH = 0.1;

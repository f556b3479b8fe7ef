import { calibrated } from '../../calibration.js';
import type { LivenessSignal } from '../../types.js';
import type { FaceTrack } from '../face-track.js';
import { SURROUNDINGS_FOLLOW } from './calibration.js';
import { surroundingsBetween } from './followers.js';

/**
 * Frames between which the surroundings are compared: a third of a second, so that a moved face has come some
 * way.
 */
const STEPS = 4;
/** Of fewer pieces of background a chance likeness would decide. */
const LEAST_PIECES = 24;

/**
 * Signal `background-motion`: the surroundings go along with the face, as all of a picture does when it is
 * moved.
 */
export function backgroundMotionSignal({ burst }: FaceTrack): LivenessSignal {
  let [followed, lookedAt] = [0, 0];
  for (let index = 0; index + STEPS < burst.length; index += STEPS) {
    const found = surroundingsBetween(burst[index]!, burst[index + STEPS]!);
    followed += found?.followed ?? 0;
    lookedAt += found?.lookedAt ?? 0;
  }
  const base = { name: 'background-motion', group: 'surroundings' } as const;
  if (lookedAt < LEAST_PIECES) {
    const reason =
      'The face moves too little, or the background is too plain, to tell whether both move as one picture.';
    return { ...base, lookedFor: [], outcome: 'not-applicable', logLikelihoodRatio: 0, reason };
  }
  const logLikelihoodRatio = calibrated(SURROUNDINGS_FOLLOW, followed / lookedAt);
  const seen = { ...base, lookedFor: ['panned-still'], logLikelihoodRatio } as const;
  if (logLikelihoodRatio <= 0) return { ...seen, outcome: 'nothing', reason: undefined };
  return { ...seen, outcome: 'attack', reason: 'Face and background move together as one flat picture.' };
}

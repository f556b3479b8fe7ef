import type { LivenessSignal } from '../../types.js';
import type { FollowedFace } from '../face-track.js';
import { wholeFace } from '../whole-face.js';
import { BLINK_SEEN, NO_BLINK_SEEN } from './calibration.js';
import { eyeOpenness } from './eye-openness.js';
import { type EyeMoment, findBlinks } from './find-blinks.js';

/** Above this distance between frames a blink falls between two of them. */
const LONGEST_STEP_MS = 140;
/** Shorter, not having blinked means nothing at all. */
const LEAST_MS = 1500;
/**
 * Shallower dips may be noise of the mesh: of 65 films of stills none showed one of this depth (see
 * `calibration.ts`). The mesh underrates how far the lids close, so that full blinks have depths of .2 to .4.
 */
export const LEAST_DEPTH = 0.18;

/** Signal `blink`: the eyes closed and opened again within the time of a blink. */
export function blinkSignal({ burst, burstStepMs }: FollowedFace): LivenessSignal {
  const moments: EyeMoment[] = burst.flatMap((frame) => {
    const face = wholeFace(frame);
    return face ? [{ timeMs: frame.timeMs, openness: eyeOpenness(face.mesh) }] : [];
  });
  const lengthMs = moments.length > 1 ? moments.at(-1)!.timeMs - moments[0]!.timeMs : 0;
  const base = { name: 'blink', group: 'blink' } as const;
  if (lengthMs < LEAST_MS || burstStepMs > LONGEST_STEP_MS) {
    const reason = 'The clip is too short, or has too few frames a second, to show a blink.';
    return { ...base, lookedFor: [], outcome: 'not-applicable', logLikelihoodRatio: 0, reason };
  }
  const blinks = findBlinks(moments, LEAST_DEPTH).length;
  const seen = { ...base, lookedFor: ['panned-still'] } as const;
  if (blinks === 0)
    return {
      ...seen,
      outcome: 'nothing',
      logLikelihoodRatio: NO_BLINK_SEEN.logLikelihoodRatio,
      reason: undefined,
    };
  return {
    ...seen,
    outcome: 'live',
    logLikelihoodRatio: BLINK_SEEN.logLikelihoodRatio,
    reason: 'The eyes closed and opened again as in a blink.',
  };
}

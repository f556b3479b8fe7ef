import type { LivenessSignal } from '../../types.js';
import type { FaceTrack } from '../face-track.js';
import { LEAST_STANDSTILL_MS, STANDSTILL } from './calibration.js';
import { longestStandstillMs } from './longest-standstill.js';

const LEAST_FRAMES = 8;

/** Signal `standstill`: for a while the picture does not change at all, not even by a camera's noise. */
export function standstillSignal({ burst }: FaceTrack): LivenessSignal {
  const base = { name: 'standstill', group: 'repetition' } as const;
  if (burst.length < LEAST_FRAMES) {
    return {
      ...base,
      lookedFor: [],
      outcome: 'not-applicable',
      logLikelihoodRatio: 0,
      reason: 'The clip is too short to tell whether it stands still.',
    };
  }
  const seen = { ...base, lookedFor: ['panned-still'] } as const;
  if (longestStandstillMs(burst) < LEAST_STANDSTILL_MS)
    return { ...seen, outcome: 'nothing', logLikelihoodRatio: 0, reason: undefined };
  const reason = 'For a while the picture does not change at all, as a camera’s always does.';
  return { ...seen, outcome: 'attack', logLikelihoodRatio: STANDSTILL.logLikelihoodRatio, reason };
}

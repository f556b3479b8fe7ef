import type { VideoCoding } from '@assay/media';
import { calibrated } from '../../calibration.js';
import type { LivenessSignal } from '../../types.js';
import type { FaceTrack } from '../face-track.js';
import { LEAST_CLEAR_RATIO, LEAST_REPEATED_SIZES, REPEATED_SIZES, RETURNS } from './calibration.js';
import { longestRepeatedSizes } from './repeated-sizes.js';
import { returnsOf } from './returns.js';

/** Of fewer frames that could come back, a few chance likenesses would decide. */
const LEAST_FRAMES = 12;
/**
 * A loop brings back most frames; the share of them that is asked for bears with sampling that falls between
 * the clip's own frames.
 */
const RETURNED_SHARE = 0.25;

/** Signal `repeated-frames`: a piece of the clip is shown again, forward or backward. */
export function repeatedFramesSignal(track: FaceTrack, { frameBytes }: VideoCoding): LivenessSignal {
  const base = { name: 'repeated-frames', group: 'repetition', lookedFor: ['looped-video'] } as const;
  if (longestRepeatedSizes(frameBytes) >= LEAST_REPEATED_SIZES) {
    const reason = 'The same coded frames stand in the file more than once.';
    return { ...base, outcome: 'attack', logLikelihoodRatio: REPEATED_SIZES.logLikelihoodRatio, reason };
  }
  const { lookedFor, ratios } = returnsOf(track);
  if (lookedFor < LEAST_FRAMES) {
    const reason = 'Too little moves in the clip to tell whether a piece of it is shown twice.';
    return { ...base, lookedFor: [], outcome: 'not-applicable', logLikelihoodRatio: 0, reason };
  }
  const ratio = ratios[Math.floor(RETURNED_SHARE * ratios.length)]!;
  const logLikelihoodRatio = calibrated(RETURNS, ratio);
  if (ratio >= LEAST_CLEAR_RATIO)
    return { ...base, outcome: 'nothing', logLikelihoodRatio, reason: undefined };
  if (logLikelihoodRatio <= 0) {
    const reason = 'Moments of the clip are too alike to tell whether a piece of it is shown twice.';
    return { ...base, lookedFor: [], outcome: 'not-applicable', logLikelihoodRatio: 0, reason };
  }
  return {
    ...base,
    outcome: 'attack',
    logLikelihoodRatio,
    reason: 'The same movement is shown more than once, to the pixel.',
  };
}

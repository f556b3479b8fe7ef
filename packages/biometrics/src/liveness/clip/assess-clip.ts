import type { VideoCoding } from '@assay/media';
import type { LivenessSignal } from '../types.js';
import { backgroundMotionSignal } from './background-motion/background-motion.js';
import { blinkSignal } from './blink/blink.js';
import { codingMarksSignal } from './coding-marks/coding-marks.js';
import type { FaceTrack, FollowedFace } from './face-track.js';
import { meshMotionSignal } from './mesh-motion/mesh-motion.js';
import { repeatedFramesSignal } from './repeated-frames/repeated-frames.js';
import { standstillSignal } from './standstill/standstill.js';

const MOVEMENT_SIGNALS = [meshMotionSignal, blinkSignal];

/** Whether the face moves as a living one does, or blinks. */
export const showsLife = (followed: FollowedFace): boolean =>
  MOVEMENT_SIGNALS.some((signalOf) => signalOf(followed).outcome === 'live');

/** Who moves or blinks in either burst lives; what the first alone says else stands. */
function livelier(signalOf: (followed: FollowedFace) => LivenessSignal, track: FaceTrack): LivenessSignal {
  const later = track.secondBurst && signalOf(track.secondBurst);
  return later?.outcome === 'live' ? later : signalOf(track);
}

/**
 * What the movement of a clip says. A screen that replays a genuine clip moves as the living person did: none
 * of these signals sees it, only those of the single picture do, run on the track's best frames.
 */
export function assessClip(track: FaceTrack, coding: VideoCoding): readonly LivenessSignal[] {
  return [
    ...MOVEMENT_SIGNALS.map((signalOf) => livelier(signalOf, track)),
    backgroundMotionSignal(track),
    repeatedFramesSignal(track, coding),
    standstillSignal(track),
    codingMarksSignal(coding),
  ];
}

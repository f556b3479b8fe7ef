import type { VideoCoding } from '@assay/media';
import type { LivenessSignal } from '../types.js';
import { backgroundMotionSignal } from './background-motion/background-motion.js';
import { blinkSignal } from './blink/blink.js';
import { codingMarksSignal } from './coding-marks/coding-marks.js';
import type { FaceTrack } from './face-track.js';
import { meshMotionSignal } from './mesh-motion/mesh-motion.js';
import { repeatedFramesSignal } from './repeated-frames/repeated-frames.js';
import { standstillSignal } from './standstill/standstill.js';

/**
 * What the movement of a clip says. A screen that replays a genuine clip moves as the living person did: none
 * of these signals sees it, only those of the single picture do, run on the track's best frames.
 */
export function assessClip(track: FaceTrack, coding: VideoCoding): readonly LivenessSignal[] {
  return [
    meshMotionSignal(track),
    blinkSignal(track),
    backgroundMotionSignal(track),
    repeatedFramesSignal(track, coding),
    standstillSignal(track),
    codingMarksSignal(coding),
  ];
}

import type { TrackedFrame } from '../face-track.js';
import { frameDistance } from '../frame-distance.js';

/**
 * Frames nearer than this differ by their coding only: a sensor's noise alone, averaged over the reduced
 * frame's pixels and coded at the rate of a phone's clip, is more.
 */
export const SAME_FRAME_LEVELS = 0.12;

/**
 * The longest run of frames, in milliseconds, in which the whole picture stands still. 0 where no two frames
 * are alike.
 */
export function longestStandstillMs(frames: readonly TrackedFrame[]): number {
  let [longest, startMs] = [0, frames[0]?.timeMs ?? 0];
  for (let index = 1; index < frames.length; index++) {
    const [before, frame] = [frames[index - 1]!, frames[index]!];
    if (frameDistance(before.frameLuma, frame.frameLuma) > SAME_FRAME_LEVELS) startMs = frame.timeMs;
    longest = Math.max(longest, frame.timeMs - startMs);
  }
  return longest;
}

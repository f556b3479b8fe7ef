import type { RgbImage, VideoClip } from '@assay/media';
import { identityOf } from '../../../../../../../corpus/faces/made-face/identity.js';
import { PORTRAIT } from '../../../../../../../corpus/faces/made-face/moment.js';
import { renderFace } from '../../../../../../../corpus/faces/made-face/render-face.js';
import type { HeadMovement, Instruction } from '../instructions.js';

const LEAD_MS = 800;
const EACH_MS = 1200;
const LATE_MS = 200;

/** The made face's yaw is the viewer's, its pitch is above 0 for a chin that is down. */
const POSES: Readonly<Record<HeadMovement, { yawDegrees: number; pitchDegrees: number }>> = {
  turn_left: { yawDegrees: 28, pitchDegrees: 0 },
  turn_right: { yawDegrees: -28, pitchDegrees: 0 },
  look_up: { yawDegrees: 0, pitchDegrees: -22 },
  look_down: { yawDegrees: 0, pitchDegrees: 22 },
};

/**
 * A clip of a made person who does these movements, drawn when a frame is asked for.
 * @param personAt which person is seen at a moment
 */
export function obedientClip(
  movements: readonly HeadMovement[],
  personAt: (timeMs: number) => number = () => 4,
): VideoClip {
  const durationMs = LEAD_MS + movements.length * EACH_MS + LATE_MS;
  const drawn = (timeMs: number): RgbImage => {
    const movement = movements[Math.floor((timeMs - LATE_MS - LEAD_MS) / EACH_MS)];
    const pose = movement ? POSES[movement] : {};
    return renderFace(
      identityOf(personAt(timeMs)),
      { ...PORTRAIT, ...pose, noiseSeed: timeMs },
      { width: 180, height: 225 },
    );
  };
  return {
    format: 'mp4',
    width: 180,
    height: 225,
    durationMs,
    coding: {
      codec: 'avc',
      rotation: 0,
      frameTimesMs: [],
      keyFrameTimesMs: [],
      frameBytes: [],
      writtenBy: [],
    },
    async *frames(timesMs) {
      for (const timeMs of timesMs) yield { timeMs, image: drawn(timeMs) };
    },
  };
}

/** Instructions at the times at which the clip follows them. */
export const asked = (...movements: HeadMovement[]): Instruction[] =>
  movements.map((movement, index) => ({
    movement,
    fromMs: LEAD_MS + index * EACH_MS,
    toMs: LEAD_MS + (index + 1) * EACH_MS,
  }));

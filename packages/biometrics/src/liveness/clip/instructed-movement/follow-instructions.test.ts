import type { RgbImage, VideoClip } from '@assay/media';
import { beforeAll, expect, test } from 'vitest';
import { identityOf } from '../../../../../../corpus/faces/made-face/identity.js';
import { PORTRAIT } from '../../../../../../corpus/faces/made-face/moment.js';
import { renderFace } from '../../../../../../corpus/faces/made-face/render-face.js';
import { loadFaceAnalyst } from '../../../load-face-analyst.js';
import { faceModels } from '../../../testing/face-models.js';
import type { FaceAnalyst } from '../../../types.js';
import { followInstructions } from './follow-instructions.js';
import type { HeadMovement, Instruction } from './instructions.js';

const LEAD_MS = 800;
const EACH_MS = 1200;
const LATE_MS = 200;

let faces: FaceAnalyst;
beforeAll(async () => {
  faces = await loadFaceAnalyst(faceModels());
});

/** The made face's yaw is the viewer's, its pitch is above 0 for a chin that is down. */
const POSES: Readonly<Record<HeadMovement, { yawDegrees: number; pitchDegrees: number }>> = {
  turn_left: { yawDegrees: 28, pitchDegrees: 0 },
  turn_right: { yawDegrees: -28, pitchDegrees: 0 },
  look_up: { yawDegrees: 0, pitchDegrees: -22 },
  look_down: { yawDegrees: 0, pitchDegrees: 22 },
};

/** A clip of a person who does these movements, drawn when a frame is asked for. */
function clipOf(movements: readonly HeadMovement[]): VideoClip {
  const durationMs = LEAD_MS + movements.length * EACH_MS + LATE_MS;
  const drawn = (timeMs: number): RgbImage => {
    const movement = movements[Math.floor((timeMs - LATE_MS - LEAD_MS) / EACH_MS)];
    const pose = movement ? POSES[movement] : {};
    return renderFace(
      identityOf(4),
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

const asked = (...movements: HeadMovement[]): Instruction[] =>
  movements.map((movement, index) => ({
    movement,
    fromMs: LEAD_MS + index * EACH_MS,
    toMs: LEAD_MS + (index + 1) * EACH_MS,
  }));

test('a made person is seen to follow every movement, and glances into the camera are kept', async () => {
  const order = ['look_down', 'turn_left', 'look_up', 'turn_right'] as const;
  const { movements, glances } = await followInstructions(clipOf(order), asked(...order), faces);
  expect(movements).toEqual(order.map((movement) => ({ movement, followed: true })));
  expect(glances.length).toBeGreaterThan(0);
  const other = asked('turn_left', 'look_down', 'turn_right', 'look_up');
  const against = await followInstructions(clipOf(order), other, faces);
  expect(against.movements.filter(({ followed }) => followed).length).toBeLessThan(3);
}, 120_000);

test('a wall follows nothing', async () => {
  const wall = { width: 180, height: 225, rgb: new Uint8Array(180 * 225 * 3).fill(120) };
  const clip: VideoClip = {
    ...clipOf(['look_up']),
    async *frames(timesMs) {
      for (const timeMs of timesMs) yield { timeMs, image: wall };
    },
  };
  expect(await followInstructions(clip, asked('look_up'), faces)).toEqual({
    movements: [{ movement: 'look_up', followed: false }],
    glances: [],
  });
});

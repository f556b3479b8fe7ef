import type { VideoClip } from '@assay/media';
import { beforeAll, expect, test } from 'vitest';
import { loadFaceAnalyst } from '../../../load-face-analyst.js';
import { faceModels } from '../../../testing/face-models.js';
import type { FaceAnalyst } from '../../../types.js';
import { followInstructions } from './follow-instructions.js';
import { asked, obedientClip } from './testing/obedient-clip.js';

let faces: FaceAnalyst;
beforeAll(async () => {
  faces = await loadFaceAnalyst(faceModels());
});

test('a made person is seen to follow every movement, and glances into the camera are kept', async () => {
  const order = ['look_down', 'turn_left', 'look_up', 'turn_right'] as const;
  const { movements, glances } = await followInstructions(obedientClip(order), asked(...order), faces);
  expect(movements).toEqual(order.map((movement) => ({ movement, followed: true })));
  expect(glances.length).toBeGreaterThan(0);
  const other = asked('turn_left', 'look_down', 'turn_right', 'look_up');
  const against = await followInstructions(obedientClip(order), other, faces);
  expect(against.movements.filter(({ followed }) => followed).length).toBeLessThan(3);
}, 120_000);

test('a wall follows nothing', async () => {
  const wall = { width: 180, height: 225, rgb: new Uint8Array(180 * 225 * 3).fill(120) };
  const clip: VideoClip = {
    ...obedientClip(['look_up']),
    async *frames(timesMs) {
      for (const timeMs of timesMs) yield { timeMs, image: wall };
    },
  };
  expect(await followInstructions(clip, asked('look_up'), faces)).toEqual({
    movements: [{ movement: 'look_up', followed: false }],
    glances: [],
  });
});

import { beforeAll, expect, test } from 'vitest';
import { identityOf } from '../../../../corpus/faces/made-face/identity.js';
import { PORTRAIT } from '../../../../corpus/faces/made-face/moment.js';
import { renderFace } from '../../../../corpus/faces/made-face/render-face.js';
import type { HeadMovement, Instruction } from '../liveness/clip/instructed-movement/instructions.js';
import { asked, obedientClip } from '../liveness/clip/instructed-movement/testing/obedient-clip.js';
import { loadShippedModel } from '../liveness/network/shipped/shipped-model.js';
import { loadFaceAnalyst } from '../load-face-analyst.js';
import { faceModels, shippedNetwork } from '../testing/face-models.js';
import type { FaceAnalyst, VerificationFinding } from '../types.js';
import { type LivenessExaminer, livenessExaminer } from './liveness-examiner.js';
import { verify } from './verify.js';

const ORDER = ['turn_right', 'look_up', 'turn_left', 'look_down'] as const;
const HOLDER = 4;
/** Whose face lies farthest from the holder's among the made ones. */
const OTHER = 11;
const portrait = renderFace(identityOf(HOLDER), PORTRAIT, { width: 240, height: 300 });

let faces: FaceAnalyst;
let examiner: LivenessExaminer;
beforeAll(async () => {
  examiner = livenessExaminer(await loadShippedModel(shippedNetwork()));
  faces = await loadFaceAnalyst(faceModels());
});

const verified = (
  done: readonly HeadMovement[],
  instructions: readonly Instruction[] | undefined,
  personAt?: (timeMs: number) => number,
): Promise<VerificationFinding> =>
  verify({
    idPages: [{ page: 1, image: portrait }],
    selfie: { kind: 'video', video: obedientClip(done, personAt), instructions },
    faces,
    examiner,
    policy: { falseMatchRate: 0.001, livenessMustPass: true },
  });

test('the holder of the ID who follows a session is told so, by each movement', async () => {
  const { instructed, liveness, match } = await verified(ORDER, asked(...ORDER));
  expect(match?.outcome).toBe('passed');
  expect(instructed).toEqual(ORDER.map((movement) => ({ movement, followed: true })));
  expect(liveness?.reasons).toContain(
    'The head moved as the capture session asked: 4 of 4 movements were seen.',
  );
}, 120_000);

test('an earlier clip of the holder verifies nobody in a session', async () => {
  const {
    verified: isVerified,
    liveness,
    reasoning,
  } = await verified(ORDER, asked('look_down', 'turn_left', 'look_up', 'turn_left'));
  expect([isVerified, liveness?.outcome]).toEqual([false, 'inconclusive']);
  expect(reasoning.filter((sentence) => sentence.includes(' may pass'))).toEqual([
    'A new capture session may pass: draw one, and record the person doing its movements in their order and time.',
  ]);
}, 120_000);

test('a clip without a session says nothing of one', async () => {
  const { instructed, liveness } = await verified(ORDER, undefined);
  expect(instructed).toBeUndefined();
  expect(liveness?.reasons.join(' ')).not.toContain('capture session');
}, 120_000);

test('another person who follows does not follow for the one that was compared', async () => {
  const { match, liveness } = await verified(ORDER, asked(...ORDER), (timeMs) =>
    timeMs < 4400 ? OTHER : HOLDER,
  );
  expect(match?.outcome).toBe('passed');
  expect(liveness?.outcome).not.toBe('passed');
  expect(liveness?.reasons).toContain(
    'The face that moved as the capture session asked is not the one that was compared.',
  );
}, 120_000);

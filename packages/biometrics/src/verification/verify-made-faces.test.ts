import type { RgbImage } from '@assay/media';
import { beforeAll, describe, expect, test } from 'vitest';
import { identityOf } from '../../../../corpus/faces/made-face/identity.js';
import { madeCard, onTable } from '../../../../corpus/faces/made-face/made-card.js';
import { selfieMoment } from '../../../../corpus/faces/made-face/moment.js';
import { nonFace } from '../../../../corpus/faces/made-face/non-faces.js';
import { renderFace } from '../../../../corpus/faces/made-face/render-face.js';
import { loadShippedModel } from '../liveness/network/shipped/shipped-model.js';
import { loadFaceAnalyst } from '../load-face-analyst.js';
import { faceModels, shippedNetwork } from '../testing/face-models.js';
import type { FaceAnalyst, FaceObservation } from '../types.js';
import { type LivenessExaminer, livenessExaminer } from './liveness-examiner.js';
import { verify } from './verify.js';

/** Two made people whom the networks tell apart; see the README of the made faces. */
const [HOLDER, STRANGER] = [23, 44];

let faces: FaceAnalyst;
let examiner: LivenessExaminer;
let card: RgbImage;

/** Looks for a picture's faces only once: the same card is shown again and again. */
function findingOnce(analyst: FaceAnalyst): FaceAnalyst {
  const found = new Map<string, Map<RgbImage, Promise<readonly FaceObservation[]>>>([
    ['upright', new Map()],
    ['all', new Map()],
  ]);
  return {
    ...analyst,
    findFaces(image, turns) {
      const known = found.get(turns)!;
      const answer = known.get(image) ?? analyst.findFaces(image, turns);
      known.set(image, answer);
      return answer;
    },
  };
}

beforeAll(async () => {
  examiner = livenessExaminer(await loadShippedModel(shippedNetwork()));
  faces = findingOnce(await loadFaceAnalyst(faceModels()));
  card = onTable(await madeCard({ seed: HOLDER, ghost: true }), 60);
});

const selfieOf = (seed: number): RgbImage =>
  renderFace(identityOf(seed), selfieMoment(3), { width: 360, height: 480 });
const verified = (id: RgbImage, selfie: RgbImage) =>
  verify({
    idPages: [{ page: 1, image: id }],
    selfie: { kind: 'image', image: selfie },
    faces,
    examiner,
    policy: { falseMatchRate: 0.001, livenessMustPass: false },
  });

describe('through the networks', () => {
  test("the holder's selfie matches the card, whose ghost portrait is listed behind the portrait", async () => {
    const finding = await verified(card, selfieOf(HOLDER));
    expect(finding.match?.outcome).toBe('passed');
    expect(finding.idFaces).toHaveLength(2);
    expect(finding.idFaces[0]!.face.box.x1).toBeLessThan(finding.idFaces[1]!.face.box.x1);
    expect(finding.idQuality.outcome).toBe('passed');
    expect(finding.liveness?.lookedFor).toContain('id-portrait');
  });

  test("a stranger's selfie does not", async () => {
    const finding = await verified(card, selfieOf(STRANGER));
    expect(finding).toMatchObject({ verified: false, match: { outcome: 'failed' } });
  });

  test('a photo of the card in place of a selfie is recognized as the same photograph', async () => {
    const finding = await verified(card, card);
    expect(finding).toMatchObject({
      verified: false,
      match: { outcome: 'passed' },
      liveness: { outcome: 'failed' },
    });
    expect(finding.reasoning).toContain('The face of the selfie looks like the very photograph of the ID.');
  });

  test('a drawn face is none: not verified, and the reason says so', async () => {
    const finding = await verified(card, await nonFace('cartoon'));
    expect(finding).toMatchObject({
      verified: false,
      match: undefined,
      liveness: undefined,
      selfieFaces: [],
    });
    expect(finding.reasoning[0]).toBe('No face was found in the selfie.');
  });
});

import { QUARTER_TURNS, turned } from '@assay/media';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { identityOf } from '../../../../corpus/faces/made-face/identity.js';
import { madeCard, onTable } from '../../../../corpus/faces/made-face/made-card.js';
import { selfieMoment } from '../../../../corpus/faces/made-face/moment.js';
import { renderFace } from '../../../../corpus/faces/made-face/render-face.js';
import { startTestServer, type TestServer } from '../http/testing/test-server.js';
import { jpegOf, pngOfColor } from './testing/pictures.js';

/** With the engine's own networks, and faces that nobody has. */
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.end());

interface VerificationRecord {
  readonly verified: boolean;
  readonly reasoning: readonly string[];
  readonly modelResults: {
    readonly technicalChecks: readonly {
      readonly type?: string;
      readonly checkType?: string;
      readonly status: string;
      readonly confidence: number;
      readonly faceCount?: object;
    }[];
  };
}
const SELFIE_SIZE = { width: 720, height: 960 };
const selfieOf = (seed: number) => jpegOf(renderFace(identityOf(seed), selfieMoment(seed), SELFIE_SIZE));
const cardOf = async (seed: number) => jpegOf(onTable(await madeCard({ seed, ghost: false }), 60));

async function verify(idFile: Blob, selfieFile: Blob): Promise<VerificationRecord> {
  const response = await server.verify({ idFile, selfieFile });
  expect(response.status).toBe(200);
  return ((await response.json()) as { result: VerificationRecord }).result;
}
const checkOf = ({ modelResults }: VerificationRecord, name: string) =>
  modelResults.technicalChecks.find(({ type, checkType }) => (type ?? checkType) === name)!;

test('a face is found on the card and in the selfie, and one person is liker to itself than to another', async () => {
  const card = await cardOf(3);
  const same = await verify(card, await selfieOf(3));
  const other = await verify(card, await selfieOf(8));
  for (const result of [same, other]) {
    expect(checkOf(result, 'face_detection')).toMatchObject({
      status: 'PASS',
      faceCount: { id: 1, selfie: 1 },
    });
    expect(result.reasoning.length).toBeGreaterThan(0);
  }
  expect(checkOf(same, 'FACE_MATCH').confidence).toBeGreaterThan(checkOf(other, 'FACE_MATCH').confidence);
}, 120_000);

test('a blank page in place of either file is an answer: not verified, and why', async () => {
  const blank = await pngOfColor([255, 255, 255], 640, 480);
  const withoutSelfie = await verify(await cardOf(3), blank);
  expect(withoutSelfie.verified).toBe(false);
  expect(checkOf(withoutSelfie, 'LIVENESS').status).toBe('NOT_APPLICABLE');
  const withoutId = await verify(blank, await selfieOf(3));
  expect(withoutId.verified).toBe(false);
  expect(checkOf(withoutId, 'FACE_MATCH').status).toBe('NOT_APPLICABLE');
}, 120_000);

test.each([1, 2, 3] as const)(
  'a card that lies %i quarter turns aside matches as well',
  async (turns) => {
    const card = onTable(await madeCard({ seed: 3, ghost: false }), 60);
    const upright = await verify(await jpegOf(card), await selfieOf(3));
    const aside = await verify(await jpegOf(turned(card, QUARTER_TURNS[turns]!)), await selfieOf(3));
    expect(checkOf(aside, 'FACE_MATCH').confidence).toBeCloseTo(checkOf(upright, 'FACE_MATCH').confidence, 1);
  },
  120_000,
);

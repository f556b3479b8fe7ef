import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../http/testing/test-server.js';
import { compiledEngine } from '../testing/compiled-engine.js';
import { MISDEEDS, type Misdeed } from './testing/color-verifier.js';
import { clip, pngOfColor } from './testing/pictures.js';

/** A worker is killed and started up to three times. */
const TEST_TIME_LIMIT_MS = 120_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(
    {},
    { engineModule: compiledEngine(new URL('./testing/color-verifier.ts', import.meta.url)) },
  );
});
afterAll(() => server.end());

interface VerificationRecord {
  readonly verificationId: number;
  readonly verified: boolean;
  readonly reasoning: readonly string[];
  readonly modelResults: {
    readonly technicalChecks: readonly { type?: string; checkType?: string; status: string }[];
  };
}

async function verifyAsking(misdeed: Misdeed): Promise<VerificationRecord> {
  const file = await pngOfColor(MISDEEDS[misdeed]);
  const response = await server.verify({ idFile: file, selfieFile: file });
  expect(response.status).toBe(200);
  return ((await response.json()) as { result: VerificationRecord }).result;
}
const statuses = ({ modelResults }: VerificationRecord) =>
  modelResults.technicalChecks.map(({ type, checkType, status }) => `${type ?? checkType} ${status}`);
const incidents = () =>
  server.log.flatMap(({ incident }) => (incident === undefined ? [] : [incident as Record<string, unknown>]));

const ALL_LOST = ['FACE_MATCH ERROR', 'LIVENESS ERROR', 'ID_QUALITY ERROR', 'face_detection ERROR'];
const LIVENESS_LOST = [
  'FACE_MATCH PASS',
  'LIVENESS ERROR',
  'ID_QUALITY PASS',
  'ID_CONSISTENCY NOT_APPLICABLE',
  'face_detection PASS',
];

test(
  'a pair that kills the worker over liveness keeps its match, and is not verified for it',
  async () => {
    const result = await verifyAsking('abortOverLiveness');
    expect(result).toMatchObject({ verified: false, reasoning: ['Not verified.'] });
    expect(statuses(result)).toEqual(LIVENESS_LOST);
    expect(incidents()).toContainEqual(
      expect.objectContaining({ kind: 'worker-died', stage: 'comparing', cause: 'crash' }),
    );
    const again = await server.request(`/v1/verification/${result.verificationId}`);
    expect(await again.json()).toEqual({ result });
  },
  TEST_TIME_LIMIT_MS,
);

test(
  'a pair that kills the worker whatever is left out is a record that says so; the next pair is compared',
  async () => {
    const result = await verifyAsking('abortAlways');
    expect(result).toMatchObject({
      verified: false,
      reasoning: ['Not verified: the comparison could not be completed.'],
    });
    expect(statuses(result)).toEqual(ALL_LOST);
    const sound = await pngOfColor([1, 2, 3]);
    expect(await (await server.verify({ idFile: sound, selfieFile: sound })).json()).toMatchObject({
      result: { verified: true },
    });
  },
  TEST_TIME_LIMIT_MS,
);

test('what throws costs the same, and what it said of the person is in no log', async () => {
  expect(statuses(await verifyAsking('throwOverLiveness'))).toEqual(LIVENESS_LOST);
  expect(statuses(await verifyAsking('throwAlways'))).toEqual(ALL_LOST);
  expect(incidents()).toContainEqual(expect.objectContaining({ kind: 'comparison-broken' }));
  expect(JSON.stringify(server.log)).not.toContain('Jane');
});

test('a video whose pictures are damaged is the sender’s to mend, also when that shows in the midst of comparing', async () => {
  const video = new Uint8Array(await (await clip('avc.mp4')).arrayBuffer());
  const start = Buffer.from(video).indexOf('mdat') + 4;
  video.fill(0xff, start, start + 600);
  const response = await server.verify({ selfieFile: new Blob([video]) });
  expect([response.status, await response.json()]).toMatchObject([
    422,
    { detail: [{ loc: ['body', 'selfieFile'], type: 'file_undecodable' }] },
  ]);
});

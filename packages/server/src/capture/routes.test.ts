import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { identityOf } from '../../../../corpus/faces/made-face/identity.js';
import { PORTRAIT } from '../../../../corpus/faces/made-face/moment.js';
import { renderFace } from '../../../../corpus/faces/made-face/render-face.js';
import { PNG, startTestServer, type TestServer, verificationForm } from '../http/testing/test-server.js';
import { openStore } from '../store/open.js';
import type { RecordStore } from '../store/types.js';

let server: TestServer;
let store: RecordStore;
let id: Blob;
let speaking: Blob;
beforeAll(async () => {
  server = await startTestServer();
  store = await openStore(server);
  const { width, height, rgb } = renderFace(identityOf(16), PORTRAIT, { width: 240, height: 300 });
  id = new Blob([
    Uint8Array.from(
      await sharp(rgb, { raw: { width, height, channels: 3 } })
        .png()
        .toBuffer(),
    ),
  ]);
  const clip = new URL('../../../biometrics/src/verification/fixtures/speaking.mp4', import.meta.url);
  speaking = new Blob([Uint8Array.from(await readFile(clip))]);
});
afterAll(async () => {
  await store.close();
  await server.end();
});

interface Session {
  readonly captureSessionId: string;
  readonly instructions: readonly { movement: string; fromMs: number; toMs: number }[];
  readonly durationMs: number;
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly isUsed: boolean;
}

const drawn = async (headers: Record<string, string> = {}): Promise<Session> => {
  const response = await server.request('/v1/capture-sessions', { method: 'POST', headers });
  expect(response.status).toBe(201);
  return ((await response.json()) as { captureSession: Session }).captureSession;
};
const found = (captureSessionId: string, headers: Record<string, string> = {}): Promise<Response> =>
  server.request(`/v1/capture-sessions/${captureSessionId}`, { headers });
const verify = (captureSessionId: string, selfieFile: Blob = speaking, headers = {}): Promise<Response> =>
  server.verify(verificationForm({ idFile: id, selfieFile, captureSessionId, fileName: 'one' }), headers);
const refusal = async (response: Response): Promise<unknown> => {
  expect(response.status).toBe(422);
  const { detail } = (await response.json()) as { detail: { loc: string[]; type: string; ctx: object }[] };
  return detail.map(({ loc, type, ctx }) => [loc.at(-1), type, ctx]);
};

test('a session is drawn, shown, and no two are alike', async () => {
  const session = await drawn();
  expect(session.instructions).toHaveLength(4);
  expect(session.durationMs).toBe(session.instructions[3]!.toMs + 1000);
  expect(Date.parse(session.expiresAt) - Date.parse(session.createdAt)).toBe(5 * 60_000);
  expect(await (await found(session.captureSessionId)).json()).toEqual({ captureSession: session });
  // Programs that always send JSON may: it takes no body.
  expect((await drawn({ 'content-type': 'application/json' })).captureSessionId).not.toBe(
    session.captureSessionId,
  );
});

test('a clip that does not follow is not verified, is told why, and uses the session up', async () => {
  const { captureSessionId, instructions } = await drawn();
  const response = await verify(captureSessionId, speaking, { 'idempotency-key': 'once' });
  expect(response.status).toBe(200);
  const { result } = (await response.json()) as {
    result: { verified: boolean; modelResults: { technicalChecks: Record<string, unknown>[] } };
  };
  const liveness = result.modelResults.technicalChecks.find(({ type }) => type === 'LIVENESS');
  expect(result.verified).toBe(false);
  expect(liveness).toMatchObject({
    status: 'INCONCLUSIVE',
    instructedMovements: instructions.map(({ movement }) => ({ movement, followed: false })),
  });
  expect(liveness?.details).toContain('0 of 4 movements were seen');
  expect(await (await found(captureSessionId)).json()).toMatchObject({ captureSession: { isUsed: true } });
  expect((await verify(captureSessionId, speaking, { 'idempotency-key': 'once' })).status).toBe(200);
  expect(await refusal(await verify(captureSessionId))).toEqual([
    ['captureSessionId', 'capture_session', { reason: 'used' }],
  ]);
}, 60_000);

test('a session that is not there, or whose time is over, serves nothing', async () => {
  expect(await refusal(await verify('0b7f1c9e-1f6b-4c2d-9a57-3f0f5d2f9a10'))).toEqual([
    ['captureSessionId', 'capture_session', { reason: 'unknown' }],
  ]);
  const captureSessionId = '1b7f1c9e-1f6b-4c2d-9a57-3f0f5d2f9a10';
  const instructions = [{ movement: 'look_up', fromMs: 2000, toMs: 4000 }] as const;
  const createdAtMicros = Date.now() * 1000 - 600_000_000;
  await store.insertCaptureSession(
    { captureSessionId, organizationId: 1, instructions, createdAtMicros, expiresAtMicros: createdAtMicros },
    0,
  );
  expect(await refusal(await verify(captureSessionId))).toEqual([
    ['captureSessionId', 'capture_session', { reason: 'expired' }],
  ]);
});

test('a picture follows no session', async () => {
  const { captureSessionId } = await drawn();
  expect(await refusal(await verify(captureSessionId, new Blob([PNG])))).toEqual([
    ['selfieFile', 'file_type', expect.objectContaining({ expected: expect.anything() })],
  ]);
  expect(await (await found(captureSessionId)).json()).toMatchObject({ captureSession: { isUsed: false } });
});

test('it takes the permissions of verifications; others see no session', async () => {
  const reads = { 'x-api-key': await server.createKey({ permissions: ['verification:read'] }) };
  const other = { 'x-api-key': await server.createKey({ organization: 'other' }) };
  const { captureSessionId } = await drawn();
  expect((await server.request('/v1/capture-sessions', { method: 'POST', headers: reads })).status).toBe(403);
  expect((await found(captureSessionId, reads)).status).toBe(200);
  expect((await found(captureSessionId, other)).status).toBe(404);
  expect((await found('not-a-uuid')).status).toBe(404);
  expect(await refusal(await verify(captureSessionId, speaking, other))).toEqual([
    ['captureSessionId', 'capture_session', { reason: 'unknown' }],
  ]);
});

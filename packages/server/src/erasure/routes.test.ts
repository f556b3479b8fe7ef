import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_PERMISSIONS } from '../access/types.js';
import { startTestServer, type TestServer } from '../http/testing/test-server.js';
import { openStore } from '../store/open.js';
import { sampleDetection } from '../store/testing/sample-detection.js';
import { sampleParsing } from '../store/testing/sample-parsing.js';
import { sampleVerification } from '../store/testing/sample-verification.js';
import type { RecordStore } from '../store/types.js';

const DELETING = ['detection:delete', 'parse:delete', 'verification:delete'] as const;

let server: TestServer;
let store: RecordStore;
let key: string;
beforeAll(async () => {
  server = await startTestServer({});
  key = await server.createKey({ permissions: [...DELETING, 'detection:read', 'detection:write'] });
  store = await openStore(server);
  await store.insertParsing(sampleParsing({ parseId: 71 }));
  await store.insertVerification(sampleVerification({ verificationId: 71 }));
});
afterAll(async () => {
  await store.close();
  await server.end();
});

const call = (method: string, path: string, headers: Record<string, string> = {}): Promise<Response> =>
  server.request(`/v1${path}`, { method, headers: { 'x-api-key': key, ...headers } });

const filesKept = async (): Promise<number> =>
  (
    await readdir(join(server.dataDirectory, 'files'), { recursive: true, withFileTypes: true }).catch(
      () => [],
    )
  ).filter((entry) => entry.isFile()).length;

test('a record that was sent goes with its files, is gone the second time, and two places say so', async () => {
  const before = await filesKept();
  const sent = await server.submit({});
  const { detectionId } = ((await sent.json()) as { result: { detectionId: number } }).result;
  expect(await filesKept()).toBeGreaterThan(before);
  const path = `/detection/${detectionId}`;
  const deleted = await call('DELETE', path);
  expect([deleted.status, await deleted.text()]).toEqual([204, '']);
  expect(await filesKept()).toBe(before);
  expect([(await call('DELETE', path)).status, (await call('GET', path)).status]).toEqual([404, 404]);
  const actors = (await store.listAuditEvents(0, 99))
    .filter(({ action, object }) => action === 'record.deleted' && object === `detection:${detectionId}`)
    .map(({ actor }) => actor);
  expect(actors).toEqual([expect.stringMatching(/^key:\d+$/)]);
  const { events } = await store.listEvents(1, { kinds: ['detection'], types: ['record.deleted'], limit: 9 });
  expect(events.map(({ data }) => data.recordId)).toEqual([detectionId]);
});

test('parsed documents and verifications go alike', async () => {
  for (const kind of ['parse', 'verification']) {
    expect((await call('DELETE', `/${kind}/71`)).status).toBe(204);
    expect((await call('DELETE', `/${kind}/71`)).status).toBe(404);
  }
  expect(await store.findParsing(1, 71)).toBeUndefined();
  expect(await store.findVerification(1, 71)).toBeUndefined();
});

test('a record under a legal hold stays', async () => {
  await store.insertDetection(sampleDetection({ detectionId: 72 }));
  const on = { kind: 'detection', recordId: 72 } as const;
  await store.insertHold({ organizationId: 1, on, reason: 'case 9', createdAtMicros: 1 });
  const refused = await call('DELETE', '/detection/72');
  expect([refused.status, ((await refused.json()) as { message: string }).message]).toEqual([
    409,
    'A legal hold is on the record; it stays until that is lifted.',
  ]);
  expect(await store.findDetection(1, 72)).toBeDefined();
});

test('it takes the permission by name, and records of others and of test mode are not there', async () => {
  await store.insertDetection(sampleDetection({ detectionId: 73 }));
  for (const [made, status] of [
    [{ permissions: DEFAULT_PERMISSIONS }, 403],
    [{ permissions: ['parse:delete'] as const }, 403],
    [{ organization: 'other', permissions: DELETING }, 404],
    [{ isTest: true, permissions: DELETING }, 404],
  ] as const) {
    const other = { 'x-api-key': await server.createKey(made) };
    expect((await call('DELETE', '/detection/73', other)).status).toBe(status);
  }
  expect((await call('DELETE', '/detection/x')).status).toBe(422);
  expect(await store.findDetection(1, 73)).toBeDefined();
});

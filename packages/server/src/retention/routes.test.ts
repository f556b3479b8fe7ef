import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../http/testing/test-server.js';
import { RecordHeld } from '../store/errors.js';
import { openStore } from '../store/open.js';
import { sampleDetection } from '../store/testing/sample-detection.js';
import type { RecordStore } from '../store/types.js';

let server: TestServer;
let store: RecordStore;
let key: string;
beforeAll(async () => {
  server = await startTestServer({ ASSAY_RETENTION_DAYS: '90' });
  key = await server.createKey({});
  store = await openStore(server);
  for (const customer of ['c-1', 'c-17']) {
    const detectionId = await store.reserveId('detection');
    const tags = [{ name: 'customerId', value: customer }];
    await store.insertDetection(sampleDetection({ detectionId, tags }));
  }
});
afterAll(async () => {
  await store.close();
  await server.end();
});

interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: answers of several routes.
  readonly body: any;
}

async function call(
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await server.request(`/v1${path}`, {
    method,
    headers: { 'x-api-key': key, ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
}

const auditOf = async (): Promise<unknown[]> =>
  (await store.listAuditEvents(0, 99))
    .filter(({ action }) => /^(hold|retention)\./.test(action))
    .map(({ action, object }) => [action, object]);

test('a hold is placed on a record and on a tag, keeps both, is listed and lifted', async () => {
  const onRecord = { record: { kind: 'detection', recordId: 1 }, reason: 'case 9' };
  const onTag = { tag: { name: 'customerId', value: 'c-17' }, reason: 'case 10' };
  const placed = [await call('POST', '/holds', onRecord), await call('POST', '/holds', onTag)];
  expect(placed).toEqual(
    [onRecord, onTag].map((asked) => ({
      status: 201,
      body: { hold: { ...asked, holdId: expect.any(Number), createdAt: expect.any(String) } },
    })),
  );
  const holds = placed.map(({ body }) => body.hold);
  expect((await call('GET', '/holds')).body).toEqual({ count: 2, data: holds });
  for (const id of [1, 2]) await expect(store.deleteRecord(1, 'detection', id)).rejects.toThrow(RecordHeld);
  for (const { holdId } of holds) {
    const stranger = { 'x-api-key': await server.createKey({ organization: 'other' }) };
    expect((await call('DELETE', `/holds/${holdId}`, undefined, stranger)).status).toBe(404);
    expect((await call('DELETE', `/holds/${holdId}`)).status).toBe(204);
    expect((await call('DELETE', `/holds/${holdId}`)).status).toBe(404);
  }
  expect((await call('GET', '/holds')).body).toEqual({ count: 0, data: [] });
  expect(await auditOf()).toEqual([
    ...holds.map(({ holdId }) => ['hold.placed', `hold:${holdId}`]),
    ...holds.map(({ holdId }) => ['hold.lifted', `hold:${holdId}`]),
  ]);
});

test('a hold on what is not there, or on nothing, or on two things, is refused', async () => {
  const record = { kind: 'detection', recordId: 1 };
  const tag = { name: 'customerId', value: 'c-17' };
  const reason = 'case 9';
  expect((await call('POST', '/holds', { record: { kind: 'parse', recordId: 1 }, reason })).status).toBe(404);
  for (const [body, loc, type] of [
    [{ reason }, ['body', 'record'], 'missing'],
    [{ record, tag, reason }, ['body', 'tag'], 'multiple_values'],
    [{ record }, ['body', 'reason'], 'missing'],
    [{ record: { kind: 'photo', recordId: 1 }, reason }, ['body', 'record', 'kind'], 'enum'],
    [{ record: { ...record, recordId: 0 }, reason }, ['body', 'record', 'recordId'], 'greater_than_equal'],
  ] as const)
    expect(await call('POST', '/holds', body)).toMatchObject({
      status: 422,
      body: { detail: [{ loc, type }] },
    });
});

test('retention is the server’s until the organization has days of its own, and again after', async () => {
  const days = async (): Promise<unknown> => (await call('GET', '/retention')).body.data.map(Object.values);
  const common = ['detection', 'parse', 'verification', 'analysis'].map((kind) => [kind, 90, false]);
  expect(await days()).toEqual(expect.arrayContaining(common));
  expect((await call('PUT', '/retention/parse', { days: 0 })).body.data).toContainEqual({
    kind: 'parse',
    days: 0,
    isOwn: true,
  });
  expect(await store.retentionDays(1)).toEqual({ parse: 0 });
  expect((await call('DELETE', '/retention/parse')).status).toBe(204);
  expect(await days()).toEqual(expect.arrayContaining(common));
  for (const wrong of [-1, 36_501, 1.5, '7'])
    expect((await call('PUT', '/retention/parse', { days: wrong })).status).toBe(422);
  expect((await call('PUT', '/retention/photo', { days: 1 })).status).toBe(422);
  expect((await auditOf()).slice(-2)).toEqual(Array(2).fill(['retention.set', 'organization:1']));
});

test('what would go is counted without what a hold keeps, and nothing goes', async () => {
  const due = async (query = ''): Promise<unknown> =>
    (await call('GET', `/retention/detection/due${query}`)).body;
  // Both were made in 2025.
  expect(await due('?days=30')).toEqual({ kind: 'detection', days: 30, records: 2, held: 0, isMore: false });
  expect(await due()).toMatchObject({ days: 90, records: 2 });
  expect(await due('?days=36500')).toMatchObject({ records: 0, held: 0 });
  expect(await due('?days=0')).toMatchObject({ records: 0, held: 0 });
  const holds = [
    { record: { kind: 'detection', recordId: 1 }, reason: 'case 9' },
    { tag: { name: 'customerId', value: 'c-1' }, reason: 'case 10' },
  ];
  await store.insertHold({
    organizationId: 1,
    on: { kind: 'parse', recordId: 2 },
    reason: 'x',
    createdAtMicros: 1,
  });
  for (const hold of holds) expect((await call('POST', '/holds', hold)).status).toBe(201);
  expect(await due('?days=30')).toMatchObject({ records: 1, held: 1 });
  for (const { holdId } of await store.listHolds(1)) await store.deleteHold(1, holdId);
  for (const wrong of ['?days=-1', '?days=x', '?days=36501', '?day=3'])
    expect((await call('GET', `/retention/detection/due${wrong}`)).status).toBe(422);
  expect(await store.findDetection(1, 1)).toBeDefined();
});

test('it takes the permission; a test key has holds of its own and says nothing of days', async () => {
  const without = { 'x-api-key': await server.createKey({ permissions: ['detection:read'] }) };
  const ofTests = { 'x-api-key': await server.createKey({ isTest: true }) };
  for (const [method, path, body] of [
    ['POST', '/holds', { tag: { name: 'a', value: 'b' }, reason: 'case 9' }],
    ['GET', '/holds'],
    ['DELETE', '/holds/1'],
    ['GET', '/retention'],
    ['GET', '/retention/parse/due'],
    ['PUT', '/retention/parse', { days: 1 }],
    ['DELETE', '/retention/parse'],
  ] as const)
    expect((await call(method, path, body, without)).status).toBe(403);
  expect((await call('PUT', '/retention/parse', { days: 1 }, ofTests)).status).toBe(403);
  const held = { record: { kind: 'detection', recordId: 1 }, reason: 'case 9' };
  expect((await call('POST', '/holds', held, ofTests)).status).toBe(404);
  expect((await call('GET', '/holds', undefined, ofTests)).body).toEqual({ count: 0, data: [] });
});

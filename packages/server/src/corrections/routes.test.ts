import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../http/testing/test-server.js';
import type { NewCorrection } from '../store/correction-types.js';
import { openStore } from '../store/open.js';
import { sampleParsing } from '../store/testing/sample-parsing.js';
import type { RecordStore } from '../store/types.js';

const PLACE = { page: 1, boundingBox: { x1: 0.1, y1: 0.2, x2: 0.3, y2: 0.25 } };

let server: TestServer;
let store: RecordStore;
let personId: number;
beforeAll(async () => {
  server = await startTestServer({ ASSAY_WEBHOOK_HOSTS: 'hooks.example.org' });
  store = await openStore(server);
  const person = { name: 'Ana Lyst', email: 'ana@example.org', passwordHash: null, organizationId: 1 };
  personId = (await store.insertPerson({ ...person, roles: ['analyst'] }))!;
  await store.insertParsing(sampleParsing({ parseId: 1 }));
});
afterAll(async () => {
  await store.close();
  await server.end();
});

const get = (path: string, key = server.key): Promise<Response> =>
  server.request(`/v1${path}`, { headers: { 'x-api-key': key } });
const json = async (path: string): Promise<unknown> => (await get(path)).json();
const say = async (given: Partial<NewCorrection>, after?: number): Promise<number> => {
  const entry = {
    organizationId: 1,
    parseId: 1,
    personId,
    atMicros: 3_000_000,
    path: 'lastName',
    read: 'SAMPLE',
  };
  return (await store.addCorrection({ ...entry, change: 'is', is: 'SAMPLES', ...given }, after)) as number;
};

test('programs get what holds: each field with what was read, what it is or that it is absent, who and when', async () => {
  expect(await json('/parse/1/corrections')).toEqual({
    corrections: { parseId: 1, checkedBy: null, checkedAt: null, data: [] },
  });
  const first = await say({ is: 'WRONG' });
  await say({ place: PLACE }, first);
  const absent = await say({ path: 'dateOfBirth', read: '1990-04-12', change: 'absent', is: null });
  const added = await say({ path: 'firstName', read: null, is: 'ANN' });
  await say({ path: 'firstName', read: null, change: 'withdrawn', is: null }, added);
  await say({ path: null, read: null, change: 'checked', is: null }, added + 1);
  const who = { correctedBy: personId, correctedAt: '1970-01-01T00:00:03.000Z' };
  expect(absent).toBeGreaterThan(first);
  expect(await json('/parse/1/corrections')).toEqual({
    corrections: {
      parseId: 1,
      checkedBy: personId,
      checkedAt: who.correctedAt,
      data: [
        { path: 'lastName', read: 'SAMPLE', is: 'SAMPLES', isAbsent: false, ...PLACE, ...who },
        { path: 'dateOfBirth', read: '1990-04-12', is: null, isAbsent: true, ...who },
      ],
    },
  });
  expect(await json('/parse/1')).toMatchObject({ result: { fields: { lastName: { value: 'SAMPLE' } } } });
});

test('each is an event that names the field and no value, for who may read parsed documents, and for webhooks', async () => {
  const url = expect.stringMatching(/\/v1\/parse\/1\/corrections$/);
  const { data } = (await json('/events?type=parse.corrected')) as { data: { data: object }[] };
  expect(data).toHaveLength(6);
  expect(data[0]?.data).toEqual({ parseId: 1, change: 'is', path: 'lastName', url });
  expect(data.at(-1)?.data).toEqual({ parseId: 1, change: 'checked', url });
  const others = await server.createKey({ permissions: ['detection:read'] });
  expect(await (await get('/events?type=parse.corrected', others)).json()).toMatchObject({ count: 0 });
  const made = await server.request('/v1/webhooks', {
    method: 'POST',
    headers: { 'x-api-key': server.key, 'content-type': 'application/json' },
    body: JSON.stringify({ url: 'https://hooks.example.org/assay', types: ['parse.corrected'] }),
  });
  expect(await made.json()).toMatchObject({ webhook: { types: ['parse.corrected'] } });
});

test('a key that may not read parsed documents reads none of it; another organization has no such record', async () => {
  const others = await server.createKey({ permissions: ['detection:read', 'review:read'] });
  expect((await get('/parse/1/corrections', others)).status).toBe(403);
  const stranger = await server.createKey({ organization: 'other' });
  expect((await get('/parse/1/corrections', stranger)).status).toBe(404);
  expect((await get('/parse/9/corrections')).status).toBe(404);
  expect((await get('/parse/x/corrections')).status).toBe(422);
});

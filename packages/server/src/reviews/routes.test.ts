import { afterAll, beforeAll, expect, test } from 'vitest';
import { PERMISSIONS } from '../access/types.js';
import { startTestServer, type TestServer } from '../http/testing/test-server.js';
import { openStore } from '../store/open.js';
import type { Decision } from '../store/review-types.js';
import { sampleDetection } from '../store/testing/sample-detection.js';
import type { RecordStore } from '../store/types.js';

const WORDS = 'The bank reissued it after a posting error.';

let server: TestServer;
let store: RecordStore;
let personId: number;
/** Everything but the permission that is tried here: what a key from before it has. */
let older: string;
beforeAll(async () => {
  server = await startTestServer({ ASSAY_WEBHOOK_HOSTS: 'hooks.example.org' });
  store = await openStore(server);
  await store.setDrawnShare(1, 0);
  older = await server.createKey({ permissions: PERMISSIONS.filter((one) => one !== 'review:read') });
  const person = { name: 'Ana Lyst', email: 'ana@example.org', passwordHash: null, organizationId: 1 };
  personId = (await store.insertPerson({ ...person, roles: ['analyst'] }))!;
  await store.insertDetection(sampleDetection({ detectionId: 1, fraudSeverity: 'high' }));
  await store.insertDetection(sampleDetection({ detectionId: 2, fraudSeverity: 'low' }));
});
afterAll(async () => {
  await store.close();
  await server.end();
});

const get = (path: string, key = server.key): Promise<Response> =>
  server.request(`/v1${path}`, { headers: { 'x-api-key': key } });
const json = async (path: string, key?: string): Promise<unknown> => (await get(path, key)).json();

let last: number | undefined;
async function decide(decision: Decision, atMicros: number): Promise<void> {
  const made = { decision, reason: 'issuer_confirmed', isAgainst: true, lookedAt: [], versions: {} };
  const entry = { organizationId: 1, kind: 'detection', recordId: 1, personId, atMicros } as const;
  last = (await store.addReviewEntry({ ...entry, words: WORDS, made }, last)) as number;
}

const UNDECIDED = {
  isDrawn: false,
  decision: null,
  reason: null,
  words: null,
  isAgainst: null,
  decidedBy: null,
  decidedAt: null,
};

test('a detection is open, or waits for nobody, until a person has decided; what was left to somebody else is open', async () => {
  expect(await json('/detection/2/review')).toEqual({
    review: { detectionId: 2, state: 'none', ...UNDECIDED },
  });
  const open = { review: { detectionId: 1, state: 'open', ...UNDECIDED } };
  expect(await json('/detection/1/review')).toEqual(open);
  await decide('reject', 1_000_000);
  await decide('escalate', 2_000_000);
  expect(await json('/detection/1/review')).toEqual(open);
  await decide('accept', 3_000_000);
  expect(await json('/detection/1/review')).toEqual({
    review: {
      detectionId: 1,
      state: 'decided',
      isDrawn: false,
      decision: 'accept',
      reason: 'issuer_confirmed',
      words: WORDS,
      isAgainst: true,
      decidedBy: personId,
      decidedAt: '1970-01-01T00:00:03.000Z',
    },
  });
});

test('decisions are events, without words and without who; the record stays as the checks made it', async () => {
  const { data } = (await json('/events?type=review.decided')) as { data: { data: object }[] };
  const url = expect.stringMatching(/\/v1\/detection\/1\/review$/);
  expect(data.map((event) => event.data)).toEqual([
    { detectionId: 1, decision: 'reject', isAgainst: true, url },
    { detectionId: 1, decision: 'accept', isAgainst: true, url },
  ]);
  expect(await json('/detection/1')).toMatchObject({ result: { detectionId: 1, fraudSeverity: 'high' } });
});

test('a key from before may neither read decisions nor be told of them, by no way', async () => {
  expect((await get('/detection/1/review', older)).status).toBe(403);
  expect(await json('/events?type=review.decided', older)).toMatchObject({ count: 0 });
  const { data } = (await json('/events', older)) as { data: { type: string }[] };
  expect(data.map(({ type }) => type)).toEqual(['detection.completed', 'detection.completed']);
  const made = await server.request('/v1/webhooks', {
    method: 'POST',
    headers: { 'x-api-key': older, 'content-type': 'application/json' },
    body: JSON.stringify({ url: 'https://hooks.example.org/assay' }),
  });
  const { webhook } = (await made.json()) as { webhook: { types: string[] } };
  expect(webhook.types).toContain('detection.completed');
  expect(webhook.types).not.toContain('review.decided');
});

test('another organization has no such record, and a number that is none is told', async () => {
  const stranger = await server.createKey({ organization: 'other' });
  expect((await get('/detection/1/review', stranger)).status).toBe(404);
  expect((await get('/detection/9/review')).status).toBe(404);
  expect((await get('/detection/x/review')).status).toBe(422);
});

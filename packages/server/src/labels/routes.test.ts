import { afterAll, beforeAll, expect, test } from 'vitest';
import { PERMISSIONS } from '../access/types.js';
import { startTestServer, type TestServer } from '../http/testing/test-server.js';
import { openStore } from '../store/open.js';
import { sampleDetection } from '../store/testing/sample-detection.js';

const NOTE = 'The bank sent the original; case 4711.';

let server: TestServer;
/** What a key from before labels has. */
let older: string;
let reader: string;
beforeAll(async () => {
  server = await startTestServer();
  const store = await openStore(server);
  older = await server.createKey({ permissions: PERMISSIONS.filter((one) => !one.startsWith('label:')) });
  reader = await server.createKey({ permissions: ['label:read'] });
  for (const detectionId of [1, 2]) await store.insertDetection(sampleDetection({ detectionId }));
  await store.close();
});
afterAll(() => server.end());

const get = (path: string, key = server.key): Promise<Response> =>
  server.request(`/v1${path}`, { headers: { 'x-api-key': key } });
const put = (body: object, { id = '1', key = server.key } = {}): Promise<Response> =>
  server.request(`/v1/detection/${id}/label`, {
    method: 'PUT',
    headers: { 'x-api-key': key, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const json = async (answer: Promise<Response>): Promise<unknown> => (await answer).json();

test('a program says what a document turned out to be, and how that is known; the last word counts', async () => {
  expect(await json(get('/detection/1/label'))).toEqual({ label: null });
  const said = { truth: 'manipulated', basis: 'customer_admitted', note: ` ${NOTE} ` };
  const label = {
    detectionId: 1,
    truth: 'manipulated',
    basis: 'customer_admitted',
    note: NOTE,
    labelledBy: expect.stringMatching(/^key:\d+$/),
    labelledAt: expect.any(String),
  };
  const first = await json(put(said));
  expect(first).toEqual({ label });
  // Sent again, as after a lost answer, it is the same one.
  expect(await json(put(said))).toEqual(first);
  expect(await json(put({ truth: 'unknown', basis: 'court' }))).toMatchObject({
    label: { truth: 'unknown', basis: null, note: '' },
  });
  expect(await json(get('/detection/1/label', reader))).toMatchObject({ label: { truth: 'unknown' } });
});

test('labels are events, without note and without who; the record stays as the checks made it', async () => {
  const { data } = (await json(get('/events?type=detection.labelled'))) as { data: { data: object }[] };
  const url = expect.stringMatching(/\/v1\/detection\/1\/label$/);
  expect(data.map((event) => event.data)).toEqual([
    { detectionId: 1, truth: 'manipulated', basis: 'customer_admitted', url },
    { detectionId: 1, truth: 'unknown', url },
  ]);
  expect(await json(get('/events?type=detection.labelled', older))).toMatchObject({ count: 0 });
  expect(await json(get('/detection/1'))).toMatchObject({
    result: { detectionId: 1, classification: 'verified' },
  });
});

test('what is no label is told; without the permission nothing is read or said', async () => {
  for (const [body, loc] of [
    [{}, 'truth'],
    [{ truth: 'forged', basis: 'court' }, 'truth'],
    [{ truth: 'not' }, 'basis'],
    [{ truth: 'not', basis: null }, 'basis'],
    [{ truth: 'not', basis: 'rumour' }, 'basis'],
    [{ truth: 'not', basis: 'court', note: 'x'.repeat(4001) }, 'note'],
  ] as const)
    expect(await json(put(body))).toMatchObject({ detail: [{ loc: ['body', loc] }] });
  expect((await put({ truth: 'unknown' }, { key: reader })).status).toBe(403);
  expect((await put({ truth: 'unknown' }, { key: older })).status).toBe(403);
  expect((await get('/detection/1/label', older)).status).toBe(403);
});

test('another organization has no such record, and a number that is none is told', async () => {
  const stranger = await server.createKey({ organization: 'other' });
  const label = { truth: 'not', basis: 'court' };
  expect((await get('/detection/1/label', stranger)).status).toBe(404);
  expect((await put(label, { key: stranger })).status).toBe(404);
  expect((await put(label, { id: '9' })).status).toBe(404);
  expect((await put(label, { id: 'x' })).status).toBe(422);
  expect(await json(get('/detection/2/label'))).toEqual({ label: null });
});

test('the audit log names what was said by ids, and neither it nor the server’s log a word of the note', async () => {
  const store = await openStore(server);
  const log = (await store.listAuditEvents(0, 100)).filter(({ action }) => action === 'detection.labelled');
  await store.close();
  expect(log.map(({ object }) => object)).toEqual(['detection:1', 'detection:1']);
  expect(JSON.stringify([log, server.log])).not.toContain(NOTE);
});

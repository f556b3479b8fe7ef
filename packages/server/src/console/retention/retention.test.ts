import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../http/testing/test-server.js';
import { openStore } from '../../store/open.js';
import { sampleDetection } from '../../store/testing/sample-detection.js';
import { type ConsoleCall, setUp, signedIn } from '../testing/console-caller.js';

let server: TestServer;
let ana: ConsoleCall;
beforeAll(async () => {
  server = await startTestServer({ ASSAY_RETENTION_DAYS: '3650' });
  ana = await setUp(server);
  const store = await openStore(server);
  const detectionId = await store.reserveId('detection');
  await store.insertDetection(sampleDetection({ detectionId }));
  await store.close();
});
afterAll(() => server.end());

const answer = async (call: Promise<Response>): Promise<unknown> => (await call).json();

test('an administrator sees what days would delete, sets them, and holds a record, under their own name', async () => {
  expect(await answer(ana('GET', '/retention/detection/due?days=30'))).toMatchObject({ records: 1, held: 0 });
  const hold = { record: { kind: 'detection', recordId: 1 }, reason: 'case 9' };
  expect((await ana('POST', '/holds', hold)).status).toBe(201);
  expect(await answer(ana('GET', '/retention/detection/due?days=30'))).toMatchObject({ records: 0, held: 1 });
  expect(await answer(ana('PUT', '/retention/detection', { days: 30 }))).toMatchObject({
    data: expect.arrayContaining([{ kind: 'detection', days: 30, isOwn: true }]),
  });
  expect((await ana('DELETE', '/retention/detection')).status).toBe(204);
  expect(await answer(ana('GET', '/holds'))).toMatchObject({ count: 1, data: [{ holdId: 1, ...hold }] });
  expect((await ana('DELETE', '/holds/1')).status).toBe(204);
  const { data } = (await answer(ana('GET', '/audit'))) as { data: { action: string; actor: string }[] };
  const noted = data.filter(({ action }) => /^(hold|retention)\./.test(action));
  expect(noted.map(({ action }) => action)).toEqual([
    'hold.lifted',
    'retention.set',
    'retention.set',
    'hold.placed',
  ]);
  expect(noted.every(({ actor }) => actor === noted[0]?.actor)).toBe(true);
  expect(JSON.stringify(noted)).toContain('person');
});

test('whoever looks at documents does not say how long they are kept, nor does another organization', async () => {
  const reviewer = await signedIn(server, 'Example Lender', ['reviewer', 'auditor']);
  const stranger = await signedIn(server, 'Other', ['administrator']);
  const hold = { record: { kind: 'detection', recordId: 1 }, reason: 'case 9' };
  for (const [method, path, body] of [
    ['GET', '/retention'],
    ['GET', '/retention/parse/due'],
    ['PUT', '/retention/parse', { days: 1 }],
    ['DELETE', '/retention/parse'],
    ['GET', '/holds'],
    ['POST', '/holds', hold],
    ['DELETE', '/holds/1'],
  ] as const)
    expect((await reviewer(method, path, body)).status, `${method} ${path}`).toBe(403);
  expect((await stranger('POST', '/holds', hold)).status).toBe(404);
  expect(await answer(stranger('GET', '/retention/detection/due?days=30'))).toMatchObject({ records: 0 });
});

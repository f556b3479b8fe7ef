import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../http/testing/test-server.js';
import { openStore } from '../../store/open.js';
import { sampleDetection } from '../../store/testing/sample-detection.js';
import { type ConsoleCall, setUp, signedIn } from '../testing/console-caller.js';

let server: TestServer;
let ana: ConsoleCall;
let analyst: ConsoleCall;
let auditor: ConsoleCall;
beforeAll(async () => {
  server = await startTestServer();
  ana = await setUp(server);
  analyst = await signedIn(server, 'default', ['analyst']);
  auditor = await signedIn(server, 'default', ['auditor']);
  const store = await openStore(server);
  await store.setDrawnShare(1, 0);
  for (const [detectionId, fraudSeverity] of [
    [1, 'medium'],
    [2, 'high'],
    [3, 'low'],
    [4, 'high'],
  ] as const)
    await store.insertDetection(
      sampleDetection({ detectionId, fraudSeverity, createdAtMicros: detectionId * 1000 }),
    );
  await store.close();
});
afterAll(() => server.end());

const json = async (answer: Promise<Response>): Promise<unknown> => (await answer).json();
const next = (by: ConsoleCall): Promise<unknown> => json(by('POST', '/reviews/next'));
const at = (id: number): unknown => ({ next: { kind: 'detection', id } });
const idsOf = async (search: string): Promise<number[]> =>
  ((await json(ana('GET', `/submissions${search}`))) as { data: { id: number }[] }).data.map(({ id }) => id);

test('what waits is counted and listed, and each is given to one person, the strongest first', async () => {
  expect(await json(auditor('GET', '/reviews'))).toEqual({
    ...{ open: 3, escalated: 0, proposed: 0, disputed: 0 },
    forYou: { proposed: 0, disputed: 0 },
  });
  expect(await idsOf('?state=open')).toEqual([4, 2, 1]);
  expect(await next(analyst)).toEqual(at(2));
  expect(await next(ana)).toEqual(at(4));
  expect(await json(ana('GET', '/submissions?state=open'))).toMatchObject({
    data: [
      { id: 4, review: { state: 'open', claim: { by: { name: 'Ana Lyst' }, until: expect.any(String) } } },
      { id: 2, review: { state: 'open', claim: { by: { name: 'Some One' } } } },
      { id: 1, review: { state: 'open' } },
    ],
  });
  expect(await json(analyst('GET', '/detections/4/review'))).toMatchObject({
    claim: { by: { name: 'Ana Lyst' } },
  });
});

test('what was decided waits no more; what was left to a reviewer is a reviewer’s next', async () => {
  const decide = (id: number, decision: string, reason: string): Promise<Response> =>
    analyst('POST', `/detections/${id}/decisions`, { decision, reason, lookedAt: [] });
  expect((await decide(2, 'escalate', 'unsure')).status).toBe(201);
  expect((await decide(4, 'more_information', 'original_file')).status).toBe(201);
  expect(await json(auditor('GET', '/reviews'))).toMatchObject({ open: 1, escalated: 1 });
  expect([await idsOf('?state=more_information'), await idsOf('?state=escalate')]).toEqual([[4], [2]]);
  expect(await next(analyst)).toEqual(at(1));
  expect(await next(analyst)).toEqual({ next: null });
  expect(await next(ana)).toEqual(at(2));
  expect(await next(ana)).toEqual({ next: null });
});

test('who may not decide takes nothing; another organization has nothing waiting', async () => {
  expect((await auditor('POST', '/reviews/next')).status).toBe(403);
  const stranger = await signedIn(server, 'stranger', ['reviewer']);
  expect(await next(stranger)).toEqual({ next: null });
  expect(await json(stranger('GET', '/reviews'))).toMatchObject({ open: 0, escalated: 0 });
});

test('a state that is none is told', async () => {
  expect((await ana('GET', '/submissions?state=closed')).status).toBe(422);
});

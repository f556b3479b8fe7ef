import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../http/testing/test-server.js';
import { openStore } from '../../store/open.js';
import { sampleDetection } from '../../store/testing/sample-detection.js';
import { type ConsoleCall, setUp, signedIn } from '../testing/console-caller.js';

const NOTE = 'Seen at the bank’s counter.';

let server: TestServer;
/** Administrator and reviewer. */
let ana: ConsoleCall;
let analyst: ConsoleCall;
let auditor: ConsoleCall;
let stranger: ConsoleCall;
beforeAll(async () => {
  server = await startTestServer();
  ana = await setUp(server);
  analyst = await signedIn(server, 'default', ['analyst']);
  auditor = await signedIn(server, 'default', ['auditor']);
  stranger = await signedIn(server, 'stranger', ['reviewer']);
  const store = await openStore(server);
  await store.insertDetection(sampleDetection({ detectionId: 1 }));
  await store.addLabel({
    organizationId: 1,
    detectionId: 1,
    atMicros: 1_000_000,
    by: { credential: 'key:7' },
    truth: 'not',
    basis: 'own_judgement',
    note: '',
  });
  await store.close();
});
afterAll(() => server.end());

const label = (by: ConsoleCall, body: object): Promise<Response> => by('PUT', '/detections/1/label', body);
const LABEL = { truth: 'manipulated', basis: 'issuer_confirmed', note: NOTE };

test('a reviewer labels; everybody who sees the record reads by whom and when, oldest first', async () => {
  const given = await label(ana, LABEL);
  expect([given.status, await given.json()]).toEqual([
    200,
    {
      ...LABEL,
      labelId: expect.any(Number),
      at: expect.any(String),
      by: { id: 1, name: 'Ana Lyst' },
      credential: null,
    },
  ]);
  for (const by of [ana, analyst, auditor])
    expect(await (await by('GET', '/detections/1/labels')).json()).toMatchObject({
      count: 2,
      data: [
        { by: null, credential: 'key:7', truth: 'not', basis: 'own_judgement', note: '' },
        { by: { name: 'Ana Lyst' }, credential: null, ...LABEL },
      ],
    });
});

test('analysts and auditors do not label; another organization has no such record', async () => {
  expect((await label(analyst, LABEL)).status).toBe(403);
  expect((await label(auditor, LABEL)).status).toBe(403);
  expect((await label(stranger, LABEL)).status).toBe(404);
  expect((await stranger('GET', '/detections/1/labels')).status).toBe(404);
});

test('the audit log says what was said, once, and nothing of the note', async () => {
  await label(ana, LABEL);
  const audit = (await (await auditor('GET', '/audit?object=detection:1')).json()) as {
    data: { action: string }[];
  };
  const noted = audit.data.filter(({ action }) => action === 'detection.labelled');
  expect(noted).toMatchObject([{ detail: { truth: 'manipulated', basis: 'issuer_confirmed' } }]);
  expect(JSON.stringify([audit, server.log])).not.toContain(NOTE);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../http/testing/test-server.js';
import { openStore } from '../../store/open.js';
import { sampleDetection } from '../../store/testing/sample-detection.js';
import { withStoredRows } from '../../store/testing/stored-rows.js';
import { type ConsoleCall, setUp, signedIn } from '../testing/console-caller.js';

let server: TestServer;
/** Administrator and reviewer. */
let ana: ConsoleCall;
let analyst: ConsoleCall;
let auditor: ConsoleCall;
let administrator: ConsoleCall;
let stranger: ConsoleCall;
beforeAll(async () => {
  server = await startTestServer();
  ana = await setUp(server);
  analyst = await signedIn(server, 'default', ['analyst']);
  auditor = await signedIn(server, 'default', ['auditor']);
  administrator = await signedIn(server, 'default', ['administrator']);
  stranger = await signedIn(server, 'stranger', ['reviewer', 'administrator']);
  const store = await openStore(server);
  await store.setDrawnShare(1, 0);
  const createdAtMicros = (Date.now() - 3600_000) * 1000;
  for (const [detectionId, likelihoodPercent] of [
    [1, 90],
    [2, 90],
    [3, 2],
  ] as const)
    await store.insertDetection(
      sampleDetection({
        detectionId,
        likelihoodPercent,
        createdAtMicros,
        fraudSeverity: likelihoodPercent > 75 ? 'high' : 'low',
        classification: likelihoodPercent > 75 ? 'rejected' : 'verified',
      }),
    );
  await store.close();
  await ana('PUT', '/detections/1/label', { truth: 'manipulated', basis: 'court' });
  await ana('PUT', '/detections/2/label', { truth: 'not', basis: 'own_judgement' });
  await ana('POST', '/detections/1/decisions', { decision: 'reject', reason: 'evidence', lookedAt: [] });
});
afterAll(() => server.end());

const read = async (by: ConsoleCall, path: string): Promise<unknown> => (await by('GET', path)).json();

test('volumes, bands and types of the days that are asked for', async () => {
  expect(await read(ana, '/insights/volumes?days=2')).toMatchObject({
    days: [{}, {}],
    bands: { low: 1, medium: 0, high: 2 },
    types: ['financial/bank_statement'],
  });
  expect(await read(ana, '/insights/volumes?days=2&type=income%2Fpay_stub')).toMatchObject({
    bands: { low: 0, high: 0 },
    types: ['financial/bank_statement'],
  });
  expect(await read(ana, '/insights/volumes?days=2&country=mx')).toMatchObject({ bands: { high: 0 } });
  for (const query of ['days=0', 'days=x', 'kind=analysis', 'country=fr', 'type=a%20b'])
    expect((await ana('GET', `/insights/volumes?${query}`)).status, query).toBe(422);
});

test('checks and calibration rest on firm labels, and on all where one asks', async () => {
  const [check] = ((await read(ana, '/insights/checks')) as { data: object[] }).data;
  expect(check).toMatchObject({
    checkId: 'pdf.unexplained-revision',
    found: 3,
    manipulated: { count: 1, total: 1, high: 1 },
    verdict: null,
    leftOut: 1,
  });
  expect(await read(ana, '/insights/calibration')).toMatchObject({
    labelled: 1,
    leftOut: 1,
    cells: [{ likelihood: 90, manipulated: 1, not: 0 }],
    bounds: { mediumFrom: 25, highFrom: 75, isOwn: false },
    misses: { cleared: 1, drawn: 0, share: 0 },
  });
  expect(await read(ana, '/insights/calibration?labels=all')).toMatchObject({
    labelled: 2,
    leftOut: 0,
    cells: [{ likelihood: 90, manipulated: 1, not: 1 }],
  });
});

test('an analyst reads of decisions their own, the others those of the team', async () => {
  const team = { isOwn: false, timeToDecision: { decided: 1 }, down: { count: 0, total: 1 } };
  for (const by of [ana, auditor, administrator])
    expect(await read(by, '/insights/people')).toMatchObject(team);
  expect(await read(analyst, '/insights/people')).toMatchObject({
    isOwn: true,
    timeToDecision: null,
    down: { total: 0 },
    agreement: null,
  });
});

test('another organization’s figures are empty', async () => {
  expect(await read(stranger, '/insights/volumes')).toMatchObject({
    bands: { low: 0, medium: 0, high: 0 },
    types: [],
  });
  expect(await read(stranger, '/insights/people')).toMatchObject({ timeToDecision: null });
  expect(await read(stranger, '/insights/checks')).toEqual({ count: 0, data: [] });
  expect(await read(stranger, '/insights/calibration')).toMatchObject({
    labelled: 0,
    likelihoods: [],
    misses: { cleared: 0, share: 2 },
  });
});

test('an administrator sets bounds and share, and nobody else; the audit log says so', async () => {
  expect(await read(administrator, '/rules')).toEqual({
    mediumFrom: 25,
    highFrom: 75,
    isOwn: false,
    drawnPercent: 0,
    secondPerson: 'never',
    waitingKinds: ['detection'],
    waitingBands: ['medium', 'high'],
  });
  const bounds = { mediumFrom: 30.5, highFrom: 80 };
  for (const by of [analyst, auditor]) {
    expect((await by('PUT', '/rules/bounds', bounds)).status).toBe(403);
    expect((await by('PUT', '/rules/drawn', { percent: 3 })).status).toBe(403);
    expect((await by('GET', '/rules')).status).toBe(403);
  }
  expect(await (await administrator('PUT', '/rules/bounds', bounds)).json()).toMatchObject({
    ...bounds,
    isOwn: true,
  });
  expect(await (await administrator('PUT', '/rules/drawn', { percent: 0.5 })).json()).toMatchObject({
    drawnPercent: 0.5,
  });
  for (const body of [
    { mediumFrom: 80, highFrom: 30 },
    { mediumFrom: 0, highFrom: 30 },
    { mediumFrom: 10.25, highFrom: 30 },
    { mediumFrom: 10, highFrom: 101 },
    { mediumFrom: '10', highFrom: 30 },
    {},
  ])
    expect((await administrator('PUT', '/rules/bounds', body)).status, JSON.stringify(body)).toBe(422);
  for (const percent of [-1, 101, 0.25])
    expect((await administrator('PUT', '/rules/drawn', { percent })).status).toBe(422);
  expect(await read(ana, '/insights/calibration')).toMatchObject({ bounds: { ...bounds, isOwn: true } });
  expect(await read(stranger, '/rules')).toMatchObject({ isOwn: false, drawnPercent: 2 });
  expect(await (await administrator('DELETE', '/rules/bounds')).json()).toMatchObject({
    mediumFrom: 25,
    isOwn: false,
  });
  const { data } = (await read(auditor, '/audit?action=rules.bounds-set')) as { data: object[] };
  expect(data).toMatchObject([{ detail: bounds }]);
  expect(await read(auditor, '/audit?action=rules.drawn-set')).toMatchObject({
    data: [{ detail: { percent: 0.5 } }],
  });
});

test('a database that fails is our fault, and no wrong value of the sender', async () => {
  const rename = (from: string, to: string): Promise<number> =>
    withStoredRows(server, (rows) => rows.run(`ALTER TABLE organization RENAME COLUMN ${from} TO ${to}`));
  for (const [column, path, body] of [
    ['drawn_tenths', '/rules/drawn', { percent: 3 }],
    ['medium_from_tenths', '/rules/bounds', { mediumFrom: 30, highFrom: 80 }],
  ] as const) {
    await rename(column, 'gone');
    const answer = await administrator('PUT', path, body);
    await rename('gone', column);
    expect([answer.status, await answer.text()], path).toEqual([500, expect.not.stringContaining('gone')]);
  }
});

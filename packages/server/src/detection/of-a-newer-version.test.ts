import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ConsoleCall, setUp } from '../console/testing/console-caller.js';
import { startTestServer, type TestServer } from '../http/testing/test-server.js';
import { openStore } from '../store/open.js';
import { sampleDetection } from '../store/testing/sample-detection.js';
import { sampleParsing } from '../store/testing/sample-parsing.js';
import { sampleVerification } from '../store/testing/sample-verification.js';

/** While versions are exchanged, a process shows what a worker of the next one stored: words that it does not know yet. */
let server: TestServer;
let ana: ConsoleCall;
beforeAll(async () => {
  server = await startTestServer();
  ana = await setUp(server);
  const store = await openStore(server);
  const [check] = sampleDetection({ detectionId: 1 }).checks;
  const newer = {
    ...check,
    checkId: 'pdf.of-next-year',
    type: 'NEXT_YEAR',
    evidence: [{ code: 'SEEN_NEXT_YEAR', kind: 'oracle', summary: 'Seen next year.', page: 1 }],
  };
  const detection = sampleDetection({ detectionId: await store.reserveId('detection') });
  await store.insertDetection({
    ...detection,
    checks: [...detection.checks, newer],
    reasoning: ['Seen next year.', 'Ask again next year.'],
    reasons: [{ sentence: 'SEEN_NEXT_YEAR', label: 'NEXT_YEAR' }, { sentence: 'NEXT_YEARS_STEP' }],
    documentType: 'next/year',
    arithmetic: {
      ...detection.arithmetic,
      terms: [
        {
          ...detection.arithmetic?.terms[0],
          checkId: newer.checkId,
          group: 'next-year',
          because: 'NEXT_YEAR',
        },
      ],
      steps: [...(detection.arithmetic?.steps ?? []), { kind: 'next-year', logOdds: 0, likelihood: 50 }],
      undecided: 'NEXT_YEAR',
    },
  } as never);
  const parsing = sampleParsing({ parseId: await store.reserveId('parse') });
  await store.insertParsing({
    ...parsing,
    documentType: 'nextYear.us',
    documentClass: 'next/year',
    fields: [
      ...parsing.fields,
      { name: 'ofNextYear', value: '1', confidence: 0.5, source: 'oracle', page: 1 },
    ],
    partsUnread: ['oracle'],
  } as never);
  const verification = sampleVerification({ verificationId: await store.reserveId('verification') });
  await store.insertVerification({
    ...verification,
    checks: [
      ...verification.checks,
      { type: 'NEXT_YEAR', status: 'PASS', confidence: 0.5, details: 'Seen.' },
    ],
  } as never);
  await store.close();
});
afterAll(() => server.end());

test.each([
  '/v1/detection/1',
  '/v1/detection',
  '/v1/detection?sortBy=classification',
  '/v1/detection/1/evidence-links',
  '/v1/parse/1',
  '/v1/parse',
  '/v1/verification/1',
  '/v1/verification',
  '/v1/events',
])('GET %s shows what a newer version stored, in every language', async (path) => {
  for (const language of ['en', 'es', 'pt']) {
    const response = await server.request(path, { headers: { 'accept-language': language } });
    expect([response.status, await response.json()]).toEqual([200, expect.anything()]);
  }
});

test('the outcome of a check that this version does not know is shown as it was stored', async () => {
  const body = await (await server.request('/v1/detection/1')).text();
  expect(body).toContain('"pdf.of-next-year"');
  expect(body).toContain('Seen next year.');
});

test('why it is undecided is shown as it was stored, with what the record says to do next', async () => {
  const { result } = (await (await server.request('/v1/detection/1')).json()) as { result: object };
  expect(result).toMatchObject({ undecided: true, because: 'NEXT_YEAR', wouldHelp: 'Ask again next year.' });
});

test.each(['/submissions', '/detections/1', '/parses/1', '/verifications/1'])(
  'the console shows it at %s',
  async (path) => {
    expect((await ana('GET', path)).status).toBe(200);
  },
);

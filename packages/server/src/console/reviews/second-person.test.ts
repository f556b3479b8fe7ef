import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../http/testing/test-server.js';
import { openStore } from '../../store/open.js';
import { sampleDetection } from '../../store/testing/sample-detection.js';
import type { RecordStore } from '../../store/types.js';
import { type ConsoleCall, setUp, signedIn } from '../testing/console-caller.js';

const WORDS = 'The bank reissued it after a posting error, ticket 4711.';
const COMMENT = 'I called them twice, extension 815.';
const REASON = 'issuer_confirmed';

let server: TestServer;
let store: RecordStore;
/** Administrator and reviewer. */
let ana: ConsoleCall;
let first: ConsoleCall;
let second: ConsoleCall;
let third: ConsoleCall;
let auditor: ConsoleCall;
/** Of a detection of its own for each test, which the checks reject. */
let id = 0;
beforeAll(async () => {
  server = await startTestServer();
  ana = await setUp(server);
  first = await signedIn(server, 'default', ['analyst']);
  second = await signedIn(server, 'default', ['reviewer']);
  third = await signedIn(server, 'default', ['analyst', 'reviewer']);
  auditor = await signedIn(server, 'default', ['auditor']);
  store = await openStore(server);
  await store.setDrawnShare(1, 0);
});
beforeEach(async () => {
  await rule('against');
  id += 1;
  const createdAtMicros = (Date.now() - 60_000) * 1000;
  await store.insertDetection(
    sampleDetection({
      detectionId: id,
      createdAtMicros,
      fraudSeverity: 'high',
      classification: 'rejected',
    }),
  );
});
afterAll(async () => {
  await store.close();
  await server.end();
});

interface Review {
  readonly state: string;
  readonly last?: number;
  readonly isParty?: boolean;
  readonly entries: readonly { readonly decision: string | null; readonly left: string | null }[];
  readonly choices: readonly { readonly decision: string; readonly isProposal: boolean }[];
}
const rule = async (secondPerson: string): Promise<void> => {
  const rules = { secondPerson, waitingKinds: ['detection'], waitingBands: ['medium', 'high'] };
  expect((await ana('PUT', '/rules/reviews', rules)).status).toBe(200);
};
const reviewBy = async (by: ConsoleCall): Promise<Review> =>
  (await (await by('GET', `/detections/${id}/review`)).json()) as Review;
const decide = async (by: ConsoleCall, decision: string, given: object = {}): Promise<number> => {
  const reason = decision === 'reject' ? 'evidence' : decision === 'accept' ? REASON : 'original_file';
  const { last: after } = await reviewBy(by);
  const body = { decision, reason, words: WORDS, lookedAt: [], after, ...given };
  return (await by('POST', `/detections/${id}/decisions`, body)).status;
};
const choicesOf = async (by: ConsoleCall): Promise<string[]> =>
  (await reviewBy(by)).choices.map(({ decision }) => decision);
const v1 = async (path: string): Promise<string> =>
  (await server.request(`/v1${path}`, { headers: { 'x-api-key': server.key } })).text();

test('while a decision is proposed nobody but its author is answered with it, why, or what they said since', async () => {
  expect(await decide(first, 'accept')).toBe(201);
  expect((await first('POST', `/detections/${id}/comments`, { words: COMMENT })).status).toBe(201);
  for (const by of [second, ana, auditor]) {
    expect(await reviewBy(by)).toMatchObject({ state: 'proposed', entries: [] });
    for (const path of [
      `/detections/${id}/review`,
      `/detections/${id}`,
      '/submissions',
      '/submissions?state=proposed',
      '/reviews',
      `/audit?object=detection:${id}`,
      '/insights/people?days=30',
      '/insights/volumes?days=30',
    ]) {
      const answer = await (await by('GET', path)).text();
      for (const secret of [WORDS, COMMENT, REASON, '"accept"'])
        expect(answer.replace(/"choices":.*/, ''), path).not.toContain(secret);
    }
  }
  expect(await (await ana('GET', '/insights/people?days=30')).json()).toMatchObject({
    timeToDecision: null,
    down: { total: 0 },
  });
  expect(JSON.parse(await v1(`/detection/${id}/review`))).toEqual({
    review: {
      detectionId: id,
      state: 'proposed',
      isDrawn: false,
      decision: null,
      reason: null,
      words: null,
      isAgainst: null,
      decidedBy: null,
      decidedAt: null,
    },
  });
  expect(JSON.parse(await v1('/events?type=review.decided'))).toMatchObject({ count: 0 });
  expect(await reviewBy(first)).toMatchObject({
    state: 'proposed',
    isParty: true,
    entries: [{ decision: 'accept', reason: REASON, words: WORDS, left: 'proposed' }, { words: COMMENT }],
  });
  const audit = await (await auditor('GET', `/audit?object=detection:${id}&action=review.proposed`)).json();
  expect(audit).toMatchObject({ data: [{ detail: { entry: expect.any(Number) } }] });
});

test('the rule says which decisions a second person takes, too, and what a person is about to do says so', async () => {
  const proposals = async (): Promise<string[]> =>
    (await reviewBy(first)).choices.flatMap(({ decision, isProposal }) => (isProposal ? [decision] : []));
  expect(await proposals()).toEqual(['accept']);
  await rule('always');
  expect(await proposals()).toEqual(['accept', 'reject']);
  await rule('never');
  expect(await proposals()).toEqual([]);
  expect(await decide(first, 'accept')).toBe(201);
  expect((await reviewBy(second)).state).toBe('accept');
  await rule('against');
  expect(await decide(first, 'reject')).toBe(201);
  expect((await reviewBy(second)).state).toBe('reject');
  await rule('always');
  expect(await decide(first, 'more_information')).toBe(201);
  expect((await reviewBy(second)).state).toBe('more_information');
});

test('the same decision of a second person is told once, with both', async () => {
  await decide(first, 'accept');
  expect(await choicesOf(second)).toEqual(['accept', 'reject', 'more_information']);
  expect(await decide(second, 'escalate', { reason: 'unsure' })).toBe(403);
  expect(await decide(second, 'accept')).toBe(201);
  expect(await reviewBy(auditor)).toMatchObject({
    state: 'accept',
    entries: [
      { decision: 'accept', words: WORDS, left: 'proposed' },
      { decision: 'accept', left: 'accept' },
    ],
  });
  const events = JSON.parse(await v1('/events?type=review.decided')) as { data: { data: object }[] };
  expect(events.data.filter(({ data }) => 'detectionId' in data && data.detectionId === id)).toHaveLength(1);
  expect(JSON.parse(await v1(`/detection/${id}/review`))).toMatchObject({
    review: { state: 'decided', decision: 'accept' },
  });
});

test('two who decide differently see both, and neither settles it; who left the rule does not either', async () => {
  await decide(first, 'accept');
  await decide(second, 'reject');
  await rule('never');
  for (const by of [first, second]) {
    const review = await reviewBy(by);
    expect(review).toMatchObject({ state: 'disputed', isParty: true, choices: [] });
    expect(review.entries.map(({ decision }) => decision)).toEqual(['accept', 'reject']);
    expect(await decide(by, 'accept')).toBe(403);
  }
  expect(JSON.parse(await v1(`/detection/${id}/review`))).toMatchObject({
    review: { state: 'disputed', decision: null, words: null },
  });
  expect(await choicesOf(third)).toEqual(['accept', 'reject', 'more_information']);
  expect(await decide(third, 'reject')).toBe(201);
  expect((await reviewBy(first)).state).toBe('reject');
});

test('a proposal outlives its rule, and is nobody’s to confirm who made it', async () => {
  await decide(first, 'accept');
  await rule('never');
  expect(await decide(first, 'accept')).toBe(201);
  expect(await reviewBy(second)).toMatchObject({ state: 'proposed', entries: [] });
  await decide(second, 'accept');
  expect((await reviewBy(first)).state).toBe('accept');
});

test('who decides without having seen that somebody proposed is told', async () => {
  await decide(first, 'accept');
  expect(await decide(second, 'accept', { after: undefined })).toBe(409);
});

test('a proposal is the next of anybody but its author', async () => {
  const nextOf = async (by: ConsoleCall): Promise<unknown> =>
    ((await (await by('POST', '/reviews/next')).json()) as { next: { id: number } | null }).next?.id;
  // What other tests left open is taken up before.
  while ((await nextOf(ana)) !== undefined);
  const proposed = async (): Promise<number> =>
    ((await (await first('GET', '/reviews')).json()) as { proposed: number }).proposed;
  const waitingFor = async (by: ConsoleCall): Promise<number> =>
    ((await (await by('GET', '/reviews')).json()) as { forYou: { proposed: number } }).forYou.proposed;
  const before = await proposed();
  const [forFirst, forThird] = [await waitingFor(first), await waitingFor(third)];
  id += 1;
  await store.insertDetection(
    sampleDetection({ detectionId: id, fraudSeverity: 'high', classification: 'rejected' }),
  );
  await decide(first, 'accept');
  expect(await proposed()).toBe(before + 1);
  // It waits for anybody else.
  expect([await waitingFor(first), await waitingFor(third)]).toEqual([forFirst, forThird + 1]);
  expect([await nextOf(first), await nextOf(third)]).toEqual([undefined, id]);
  expect((await store.findReview(1, 'detection', id))?.claim).toBeDefined();
});

test('whoever looks at what they took up goes on having it', async () => {
  const personId = ((await (await ana('GET', '/session')).json()) as { person: { id: number } }).person.id;
  const waiting = [{ state: 'open', band: 'high' }] as const;
  await store.claimNext(1, waiting, { personId, nowMs: 0, untilMs: Date.now() + 60_000 });
  const leftMs = async (): Promise<number> =>
    ((await store.findReview(1, 'detection', id))?.claim?.untilMs ?? 0) - Date.now();
  await reviewBy(second);
  expect(await leftMs()).toBeLessThanOrEqual(60_000);
  expect(await reviewBy(ana)).toMatchObject({ claim: { by: { id: personId } } });
  expect(await leftMs()).toBeGreaterThan(29 * 60_000);
});

test('rules are an administrator’s, kept, and noted', async () => {
  expect((await second('PUT', '/rules/reviews', {})).status).toBe(403);
  const rules = { secondPerson: 'always', waitingKinds: ['verification'], waitingBands: [] };
  for (const wrong of [
    { secondPerson: 'often' },
    { waitingKinds: ['analysis'] },
    { waitingBands: ['none'] },
    { waitingBands: undefined },
  ])
    expect((await ana('PUT', '/rules/reviews', { ...rules, ...wrong })).status).toBe(422);
  expect(await (await ana('PUT', '/rules/reviews', rules)).json()).toMatchObject(rules);
  expect(await (await ana('GET', '/rules')).json()).toMatchObject(rules);
  expect(await (await auditor('GET', '/audit?action=rules.reviews-set')).json()).toMatchObject({
    data: expect.arrayContaining([
      expect.objectContaining({ detail: { second: 'always', kinds: 'verification', bands: '' } }),
    ]),
  });
});

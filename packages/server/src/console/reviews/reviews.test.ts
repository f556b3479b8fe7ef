import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../http/testing/test-server.js';
import { type ConsoleCall, setUp, signedIn } from '../testing/console-caller.js';

const WORDS = 'The bank reissued it after a posting error, ticket 4711.';

let server: TestServer;
let ana: ConsoleCall;
let analyst: ConsoleCall;
let auditor: ConsoleCall;
/** Of an edited statement, which the machine rejects. */
let id: number;
beforeAll(async () => {
  server = await startTestServer();
  ana = await setUp(server);
  analyst = await signedIn(server, 'default', ['analyst']);
  auditor = await signedIn(server, 'default', ['auditor']);
  const file = fileURLToPath(new URL('../../../../../examples/statement-edited.pdf', import.meta.url));
  const sent = await server.submit({ file: new Blob([await readFile(file)]) });
  ({ detectionId: id } = ((await sent.json()) as { result: { detectionId: number } }).result);
}, 120_000);
afterAll(() => server.end());

interface Entry {
  readonly entryId: number;
  readonly decision: string | null;
}
interface Review {
  readonly state: string;
  readonly entries: readonly Entry[];
  readonly choices: readonly { readonly decision: string; readonly isAgainst: boolean }[];
}
const reviewBy = async (by: ConsoleCall): Promise<Review> =>
  (await (await by('GET', `/detections/${id}/review`)).json()) as Review;
const lastOf = async (): Promise<number | undefined> =>
  (await reviewBy(ana)).entries.findLast(({ decision }) => decision !== null)?.entryId;
const decide = async (by: ConsoleCall, given: Record<string, unknown>): Promise<Response> =>
  by('POST', `/detections/${id}/decisions`, {
    decision: 'reject',
    reason: 'evidence',
    lookedAt: [],
    after: await lastOf(),
    ...given,
  });

describe('a decision', () => {
  test('that is the machine’s needs a reason of the list, and no words', async () => {
    expect(await reviewBy(analyst)).toMatchObject({
      state: 'open',
      entries: [],
      choices: [
        { decision: 'accept', isAgainst: true },
        { decision: 'reject', isAgainst: false },
        { decision: 'more_information', isAgainst: false },
        { decision: 'escalate', isAgainst: false },
      ],
    });
    expect((await decide(analyst, { reason: 'issuer_confirmed' })).status).toBe(422);
    const lookedAt = ['pdf.covered-content.0', 'pdf.unexplained-revision'];
    expect((await decide(analyst, { lookedAt })).status).toBe(201);
    expect(await reviewBy(auditor)).toMatchObject({
      state: 'reject',
      entries: [
        {
          by: { name: 'Some One' },
          decision: 'reject',
          reason: 'evidence',
          isAgainst: false,
          words: '',
          lookedAt,
          versions: { engine: expect.any(String), document: expect.any(String), judge: expect.any(String) },
        },
      ],
    });
  });

  test.each([
    ['against the machine', { decision: 'accept', reason: 'issuer_confirmed' }],
    ['for a reason that is not in the list', { decision: 'reject', reason: 'other' }],
  ])('%s needs words, of 20 characters or more', async (_, given) => {
    expect(await (await decide(analyst, given)).json()).toMatchObject({
      detail: [{ loc: ['body', 'words'], type: 'missing' }],
    });
    expect(await (await decide(analyst, { ...given, words: `  ${'x'.repeat(19)}  ` })).json()).toMatchObject({
      detail: [{ loc: ['body', 'words'], type: 'string_too_short', ctx: { min_length: 20 } }],
    });
    expect((await decide(analyst, { ...given, words: WORDS })).status).toBe(201);
  });

  test('names findings that the record has', async () => {
    expect(await (await decide(analyst, { lookedAt: ['pdf.covered-content.999'] })).json()).toMatchObject({
      detail: [{ loc: ['body', 'lookedAt', 0], type: 'enum' }],
    });
  });

  test('supersedes the one before, whose author has been heard; both stay', async () => {
    const before = (await reviewBy(ana)).entries;
    const outdated = await decide(ana, { after: before[0]?.entryId });
    expect([outdated.status, await outdated.json()]).toMatchObject([
      409,
      { message: expect.stringContaining('Somebody else has decided') },
    ]);
    expect((await decide(ana, { decision: 'more_information', reason: 'original_file' })).status).toBe(201);
    const { state, entries } = await reviewBy(ana);
    expect([state, entries.slice(0, -1)]).toEqual(['more_information', before]);
  });

  test('that was given up to a reviewer is not an analyst’s any more', async () => {
    expect((await decide(analyst, { decision: 'escalate', reason: 'unsure' })).status).toBe(201);
    expect((await reviewBy(analyst)).choices).toEqual([]);
    expect((await decide(analyst, {})).status).toBe(403);
    expect((await decide(ana, {})).status).toBe(201);
    expect((await reviewBy(analyst)).choices).toHaveLength(4);
  });
});

test('a comment is kept in between, and is no decision', async () => {
  const said = (words: string): Promise<Response> => analyst('POST', `/detections/${id}/comments`, { words });
  expect((await said(' ')).status).toBe(422);
  expect((await said('x'.repeat(4001))).status).toBe(422);
  expect((await said(' Called the customer. ')).status).toBe(201);
  const { state, entries } = await reviewBy(ana);
  expect([state, entries.at(-1)]).toMatchObject([
    'reject',
    { words: 'Called the customer.', decision: null },
  ]);
});

test('auditors read and decide nothing; administrators see nothing; other organizations have no such record', async () => {
  const administrator = await signedIn(server, 'default', ['administrator']);
  const stranger = await signedIn(server, 'stranger', ['reviewer']);
  expect((await reviewBy(auditor)).choices).toEqual([]);
  for (const [by, read, write] of [
    [auditor, 200, 403],
    [administrator, 403, 403],
    [stranger, 404, 404],
  ] as const) {
    expect((await by('GET', `/detections/${id}/review`)).status).toBe(read);
    expect((await decide(by, {})).status).toBe(write);
    expect((await by('POST', `/detections/${id}/comments`, { words: 'Hello.' })).status).toBe(write);
  }
});

test('the audit log names who decided what, by ids, and no word of theirs; neither does the server’s log', async () => {
  const audit = (await (await auditor('GET', `/audit?object=detection:${id}`)).json()) as {
    data: { action: string; detail: Record<string, unknown> }[];
  };
  const { entries } = await reviewBy(ana);
  const noted = audit.data.filter(({ action }) => action.startsWith('review.')).reverse();
  expect(noted.map(({ detail }) => detail.entry)).toEqual(entries.map(({ entryId }) => entryId));
  expect(noted[1]).toMatchObject({
    action: 'review.decided',
    detail: { decision: 'accept', against: true },
  });
  for (const text of [JSON.stringify(audit), JSON.stringify(server.log)])
    for (const said of [WORDS, 'Called the customer']) expect(text).not.toContain(said);
});

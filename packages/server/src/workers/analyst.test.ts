import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { compiledEngine } from '../testing/compiled-engine.js';
import { startAnalyst } from './analyst.js';
import { Documents } from './testing/documents.js';
import type { AnalysisIncident, Analyst, AnalystSettings, Examination } from './types.js';

const documents = new Documents();
afterAll(() => documents.remove());

const started: Analyst[] = [];
afterEach(async () => {
  await Promise.all(started.splice(0).map((analyst) => analyst.close()));
});

async function poolOfDyingChecks(
  settings: Partial<AnalystSettings> = {},
): Promise<{ analyst: Analyst; incidents: AnalysisIncident[] }> {
  const incidents: AnalysisIncident[] = [];
  const analyst = await startAnalyst({
    workers: 1,
    queueLimit: 4,
    timeLimitMs: 10_000,
    // Little, since checks that eat memory eat all of it: a worker at rest holds less than half (2026-11-30).
    memoryLimitMb: 350,
    engineModule: compiledEngine(new URL('./testing/dying-checks.ts', import.meta.url)),
    ownCheckIds: Object.keys(ALL_EXAMINED),
    onIncident: (incident) => incidents.push(incident),
    ...settings,
  });
  started.push(analyst);
  return { analyst, incidents };
}

const outcomesOf = ({ checks }: Examination) =>
  Object.fromEntries(
    checks.map(({ checkId, outcome }) => [
      checkId,
      outcome.kind === 'broken' ? outcome.errorCode : outcome.kind,
    ]),
  );

const ALL_EXAMINED = {
  'test.throw': 'examined',
  'test.hang': 'examined',
  'test.abort': 'examined',
  'test.eat-memory': 'examined',
  'test.fill-heap': 'examined',
};

/** From Linux' own list. */
const childrenOf = (processId: number): number[] =>
  readFileSync(`/proc/${processId}/task/${processId}/children`, 'ascii')
    .split(' ')
    .map(Number)
    .filter((pid) => pid > 0);

/** A confined worker is the child of what confines it. */
const descendantsOf = (processId: number): number[] =>
  childrenOf(processId).flatMap((pid) => [pid, ...descendantsOf(pid)]);

/** What test files before this one left running in their common process: a worker that they lend one another. */
const earlier = new Set(childrenOf(process.pid));
const workerProcessIds = (): number[] => childrenOf(process.pid).filter((pid) => !earlier.has(pid));

test('a check that throws, aborts or takes too much memory costs its own outcome only', async () => {
  const { analyst, incidents } = await poolOfDyingChecks({ workers: 2, timeLimitMs: 30_000 });
  const [sound, threw, aborted, ate, filled] = await Promise.all([
    analyst.examine(await documents.png()),
    analyst.examine(await documents.png('throw')),
    analyst.examine(await documents.png('abort')),
    analyst.examine(await documents.png('eat-memory')),
    analyst.examine(await documents.png('fill-heap')),
  ]);
  expect(outcomesOf(sound)).toEqual(ALL_EXAMINED);
  expect(outcomesOf(threw)).toEqual({ ...ALL_EXAMINED, 'test.throw': 'CHECK_FAILED' });
  expect(outcomesOf(aborted)).toEqual({ ...ALL_EXAMINED, 'test.abort': 'DECODER_FAILED' });
  expect(outcomesOf(ate)).toEqual({ ...ALL_EXAMINED, 'test.eat-memory': 'MEMORY_LIMIT' });
  expect(outcomesOf(filled)).toEqual({ ...ALL_EXAMINED, 'test.fill-heap': 'MEMORY_LIMIT' });
  expect(incidents).toContainEqual(expect.objectContaining({ kind: 'check-broken', checkId: 'test.throw' }));
  expect(JSON.stringify(incidents)).not.toContain('4711');
}, 90_000);

test('a check that hangs costs its own outcome, and the time limit', async () => {
  const { analyst } = await poolOfDyingChecks({ timeLimitMs: 3_000 });
  expect(outcomesOf(await analyst.examine(await documents.png('hang')))).toEqual({
    ...ALL_EXAMINED,
    'test.hang': 'TIME_LIMIT',
  });
});

test('the worker that a check killed is replaced, and the same bytes give the same answer in both', async () => {
  const { analyst } = await poolOfDyingChecks();
  const job = await documents.png('throw');
  const first = await analyst.examine(job);
  await analyst.examine(await documents.png('abort'));
  expect(await analyst.examine(job)).toEqual(first);
});

describe('in one pool', () => {
  let analyst: Analyst;
  beforeAll(async () => {
    ({ analyst } = await poolOfDyingChecks());
    started.length = 0;
  });
  afterAll(() => analyst.close());

  test.each([
    ['no bytes', () => documents.of('', 'pdf'), 'EMPTY'],
    ['a PDF of noise', () => documents.of('%PDF-1.4 noise', 'pdf'), 'NOT_DECODABLE'],
    [
      'the head of a JPEG',
      () => documents.of(Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), 'jpeg'),
      'TRUNCATED',
    ],
    [
      'a PNG called a JPEG',
      async () => ({ ...(await documents.png()), format: 'jpeg' as const }),
      'NOT_DECODABLE',
    ],
  ] as const)('%s is undecodable', async (_name, job, code) => {
    await expect(analyst.examine(await job())).rejects.toMatchObject({ name: 'UndecodableError', code });
  });

  test('a PDF is opened by its pages', async () => {
    expect(await analyst.examine(documents.pdf())).toMatchObject({ pageCount: 1, heatmaps: [] });
  });

  test('a file that is not there is our fault, and says so without its path', async () => {
    const failure = await analyst
      .examine({ path: '/nowhere/secret-name.pdf', format: 'pdf' })
      .catch((error: Error) => error);
    expect(failure).toMatchObject({ name: 'AnalysisFault' });
    expect(String((failure as Error).stack)).not.toContain('secret-name');
  });
});

test('when every worker is busy and the queue is full, a job is turned away at once', async () => {
  const { analyst } = await poolOfDyingChecks({ queueLimit: 1 });
  const job = await documents.png();
  const taken = [analyst.examine(job), analyst.examine(job)];
  expect([analyst.running, analyst.waiting]).toEqual([1, 1]);
  await expect(analyst.examine(job)).rejects.toMatchObject({ code: 'QUEUE_FULL', statusCode: 503 });
  await expect(Promise.all(taken)).resolves.toHaveLength(2);
  expect([analyst.running, analyst.waiting]).toEqual([0, 0]);
});

test('what waits is taken fairly over organizations, and let go when nobody waits for it', async () => {
  const { analyst } = await poolOfDyingChecks();
  const job = await documents.png();
  const gone = new AbortController();
  const ended: string[] = [];
  const examine = (name: string, organizationId: number, signal?: AbortSignal): Promise<unknown> =>
    analyst.examine(job, { organizationId, signal }).then(() => ended.push(name));
  const taken = [examine('1a', 1), examine('1b', 1), examine('1c', 1), examine('2a', 2)];
  const abandoned = analyst.examine(job, { organizationId: 1, signal: gone.signal });
  expect(analyst.waiting).toBe(4);
  gone.abort();
  await expect(abandoned).rejects.toMatchObject({ code: 'CLIENT_GONE' });
  expect(analyst.waiting).toBe(3);
  await Promise.all(taken);
  expect(ended).toEqual(['1a', '2a', '1b', '1c']);
}, 120_000);

test('close lets running and waiting jobs finish, takes no more, and leaves no process', async () => {
  const { analyst } = await poolOfDyingChecks();
  const job = await documents.png();
  const taken = [analyst.examine(job), analyst.examine(job)];
  const closed = analyst.close();
  await expect(analyst.examine(job)).rejects.toMatchObject({ code: 'SHUTTING_DOWN' });
  await expect(Promise.all(taken)).resolves.toHaveLength(2);
  await closed;
  if (process.platform === 'linux') expect(workerProcessIds()).toEqual([]);
});

test('a checks module that cannot be loaded fails the start with its reason', async () => {
  const engineModule = new URL('./testing/absent.ts', import.meta.url);
  await expect(poolOfDyingChecks({ engineModule })).rejects.toThrow(/did not start.*absent\.ts/s);
});

test.runIf(process.platform === 'linux')(
  'a worker is replaced after the documents it may serve',
  async () => {
    const { analyst } = await poolOfDyingChecks({ recycleAfter: 2 });
    const job = await documents.png();
    const [first] = workerProcessIds();
    await analyst.examine(job);
    expect(workerProcessIds()).toEqual([first]);
    await analyst.examine(job);
    await vi.waitUntil(
      () => workerProcessIds().length === 1 && !workerProcessIds().includes(first ?? 0),
      10_000,
    );
    await expect(analyst.examine(job)).resolves.toMatchObject({ pageCount: 1 });
  },
);

test.runIf(process.platform === 'linux')(
  'kill -9 of an idle worker is mended before a document comes',
  async () => {
    const { analyst, incidents } = await poolOfDyingChecks();
    const [first] = workerProcessIds();
    process.kill(first ?? 0, 'SIGKILL');
    await vi.waitUntil(() => incidents.length > 0, 10_000);
    expect(incidents).toEqual([{ kind: 'worker-died', cause: 'killed', stage: 'idle', exit: 'SIGKILL' }]);
    expect(outcomesOf(await analyst.examine(await documents.png()))).toEqual(ALL_EXAMINED);
  },
);

test.runIf(process.platform === 'linux')(
  'kill -9 of a busy worker from outside loses no document and no check',
  async () => {
    const { analyst, incidents } = await poolOfDyingChecks({ timeLimitMs: 5_000 });
    const answer = analyst.examine(await documents.png('hang'));
    await setTimeout(1_000);
    for (const pid of workerProcessIds()) process.kill(pid, 'SIGKILL');
    expect(outcomesOf(await answer)).toEqual({ ...ALL_EXAMINED, 'test.hang': 'TIME_LIMIT' });
    expect(incidents).toMatchObject([{ cause: 'killed' }, { cause: 'time', stage: 'test.hang' }]);
  },
);

test.runIf(process.platform === 'linux')(
  'a worker that hangs does not outlive a server that is killed',
  async () => {
    const job = await documents.png('hang');
    const engine = compiledEngine(new URL('./testing/dying-checks.ts', import.meta.url)).href;
    const owner = fork(new URL('./testing/pool-owner.mjs', import.meta.url), [engine, job.path], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    await once(owner, 'message');
    const started = descendantsOf(owner.pid ?? 0);
    await setTimeout(500);
    owner.kill('SIGKILL');
    await vi.waitUntil(() => !started.some((pid) => existsSync(`/proc/${pid}`)), 10_000);
  },
);

test.runIf(process.platform === 'linux')(
  'no setting of the server is in the environment of a worker',
  async () => {
    vi.stubEnv('ASSAY_BOOTSTRAP_API_KEY', 'do-not-hand-on');
    await poolOfDyingChecks();
    vi.unstubAllEnvs();
    const [pid] = workerProcessIds();
    expect(readFileSync(`/proc/${pid}/environ`, 'latin1')).not.toMatch(/ASSAY|do-not-hand-on/);
  },
);

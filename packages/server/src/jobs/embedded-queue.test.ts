import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { AssayError } from '../errors.js';
import { openSqliteStore } from '../store/index.js';
import type { RecordStore } from '../store/types.js';
import { EmbeddedQueue, LEASE_MS } from './embedded-queue.js';
import type { RunningJob } from './types.js';
import { FolderUploads } from './uploads/folder-uploads.js';

let folder: string;
let store: RecordStore;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assay-queue-'));
  store = await openSqliteStore({ path: join(folder, 'assay.db') });
  await store.organizationByName('default');
});
afterAll(async () => {
  await store.close();
  await rm(folder, { recursive: true, force: true });
});

const queues: EmbeddedQueue[] = [];
afterEach(async () => {
  for (const queue of queues.splice(0)) await queue.close();
  let ended = 0;
  do ended = await store.forgetJobs(Number.MAX_SAFE_INTEGER, 500);
  while (ended > 0);
});

/** Microseconds that pass only when a test says so. */
const time = { nowMicros: 1_000_000_000 };

/** A queue whose submissions end as `conclude` says; `values.name` tells them apart. */
async function queueOf(
  conclude: (name: string, job: RunningJob) => Promise<object>,
  around: { workers?: number; isFull?: () => boolean; store?: RecordStore } = {},
): Promise<EmbeddedQueue> {
  const run = async (job: RunningJob, values: never) => {
    const record = await conclude((values as { name: string }).name, job);
    // As the transaction does that inserts the record.
    await (around.store ?? store).endJob(job.lease, { state: 'done', recordId: 1 }, time.nowMicros);
    return record;
  };
  const queue = new EmbeddedQueue({
    store,
    uploads: await FolderUploads.open(join(folder, 'jobs')),
    conclusions: { detection: run, parse: run, verification: run, analysis: run },
    workers: 2,
    isFull: () => false,
    clock: () => time.nowMicros,
    onFault: () => {},
    ...around,
  });
  queues.push(queue);
  return queue;
}

/** The store as a queue sees it that is told of each call, and gets no answer once `isDown`. */
const watched = (onCall: (method: string) => void, isDown = (): boolean => false): RecordStore =>
  new Proxy(store, {
    get(target, name) {
      const value = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      return (...parameters: unknown[]) => {
        if (isDown()) return new Promise(() => {});
        onCall(String(name));
        return value.apply(target, parameters);
      };
    },
  });

const admissionOf = (name: string, key?: string) => ({
  organizationId: 1,
  kind: 'detection' as const,
  values: { name },
  claim: key === undefined ? undefined : { key, requestSha256: 'same' },
});

/** A promise and how it ends. */
function open<Value>() {
  let resolve = (_value: Value): void => {};
  let reject = (_error: unknown): void => {};
  const promise = new Promise<Value>((...settle) => {
    [resolve, reject] = settle;
  });
  return { promise, resolve, reject };
}

const jobsNow = async () =>
  (
    await store.listJobs(1, {
      kinds: ['detection'],
      states: ['queued', 'running', 'done', 'refused', 'failed', 'cancelled'],
      limit: 100,
      offset: 0,
    })
  ).jobs;

test('what cannot store its files waits on, and is not blamed; whoever waits for it is told', async () => {
  const begun = open<void>();
  const queue = await queueOf(async (name) => {
    if (name === 'batch') begun.resolve();
    throw new AssayError('STORAGE_UNAVAILABLE');
  });
  await expect(queue.run(admissionOf('waits'))).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' });
  expect(await jobsNow()).toEqual([]);
  const { jobId } = await queue.submit(admissionOf('batch'));
  await begun.promise;
  await queue.drain();
  expect(await store.findJob(1, jobId)).toMatchObject({ state: 'queued', attempt: 0 });
  expect(await readdir(join(folder, 'jobs'))).toEqual([]);
  await queue.cancel(1, jobId);
});

test('what finds the pool full leaves no row, whether that is known before or told by the pool', async () => {
  const full = await queueOf(async () => ({}), { isFull: () => true });
  await expect(full.run(admissionOf('a'))).rejects.toMatchObject({ code: 'QUEUE_FULL' });
  const late = await queueOf(async () => {
    throw new AssayError('QUEUE_FULL');
  });
  await expect(late.run(admissionOf('b'))).rejects.toMatchObject({ code: 'QUEUE_FULL' });
  expect(await jobsNow()).toEqual([]);
  expect(await readdir(join(folder, 'jobs'))).toEqual([]);
});

test('a sender that is gone is not waited for, unless it will come back under its key', async () => {
  const signals = new Map<string, AbortSignal | undefined>();
  const queue = await queueOf(async (name, { signal }) => {
    signals.set(name, signal);
    if (!signal) return { name };
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    throw new AssayError('CLIENT_GONE');
  });
  const gone = new AbortController();
  const waiting = queue.run(admissionOf('without a key'), gone.signal);
  await expect.poll(() => signals.size).toBe(1);
  gone.abort();
  await expect(waiting).rejects.toMatchObject({ code: 'CLIENT_GONE' });
  await expect(queue.run(admissionOf('too late'), gone.signal)).rejects.toMatchObject({
    code: 'CLIENT_GONE',
  });
  const kept = await queue.run(admissionOf('with a key', 'k'), new AbortController().signal);
  expect(kept).toEqual({ record: { name: 'with a key' } });
  expect([...signals.keys()]).toEqual(['without a key', 'with a key']);
});

test('whoever joined a submission that ended without an answer is told to send it again', async () => {
  const first = open<object>();
  first.promise.catch(() => {});
  const queue = await queueOf(() => first.promise);
  const owner = queue.run(admissionOf('a', 'joined'));
  await expect.poll(async () => (await jobsNow()).length).toBe(1);
  // Another process of the same database, which has the job's row alone to go by.
  const calls: string[] = [];
  const other = await queueOf(async () => ({}), { store: watched((method) => calls.push(method)) });
  const joined = other.run(admissionOf('a', 'joined'));
  const both = Promise.allSettled([owner, joined]);
  await vi.waitFor(() => expect(calls).toContain('findJob'));
  first.reject(new AssayError('LINKING_CONTENDED'));
  expect(await both).toMatchObject([
    { reason: { code: 'LINKING_CONTENDED' } },
    { reason: { code: 'SUBMISSION_LOST', statusCode: 503 } },
  ]);
});

test('after two crashes that a document caused, it alone is blamed; those beside it are examined', async () => {
  const CULPRIT = 'culprit';
  let crashes = 0;
  const done: string[] = [];
  /** A process that ends when it examines the culprit: nothing of it goes on. */
  async function runUntilItCrashes(): Promise<boolean> {
    let isDown = false;
    let isSent = crashes > 0;
    const begun: string[] = [];
    const seen = watched(
      () => {},
      () => isDown,
    );
    const queue = await queueOf(
      async (name) => {
        begun.push(name);
        // At first all is accepted, and both workers are busy, before either goes on.
        while (!isSent || (begun.length < 2 && crashes === 0)) await delay(5);
        if (name === CULPRIT) isDown = true;
        else await delay(50);
        if (!isDown) done.push(name);
        return {};
      },
      { store: seen },
    );
    await queue.start();
    if (crashes === 0) for (const name of ['a', CULPRIT, 'b', 'c']) await queue.submit(admissionOf(name));
    isSent = true;
    await expect
      .poll(
        async () =>
          isDown || (await jobsNow()).every(({ state }) => state !== 'queued' && state !== 'running'),
        {
          timeout: 20_000,
        },
      )
      .toBe(true);
    // It gives no sign any more, and hands nothing back.
    if (isDown) void queues.splice(queues.indexOf(queue), 1)[0]?.close();
    time.nowMicros += 2 * LEASE_MS * 1000;
    return isDown;
  }
  while (await runUntilItCrashes()) crashes += 1;
  const ended = await jobsNow();
  expect(ended.map(({ state }) => state).sort()).toEqual(['done', 'done', 'done', 'failed']);
  expect(ended.find(({ state }) => state === 'failed')).toMatchObject({ failure: 'worker_lost' });
  expect(done.sort()).toEqual(['a', 'b', 'c']);
  expect(crashes).toBe(2);
}, 60_000);

test('a tick that finds nothing lost does not list all that waits', async () => {
  const calls: string[] = [];
  const countOf = (method: string): number => calls.filter((call) => call === method).length;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const queue = await queueOf(async () => ({}), { store: watched((method) => calls.push(method)) });
    await queue.start();
    for (let ticks = 2; ticks <= 6; ticks += 1) {
      time.nowMicros += 5_000_000;
      vi.advanceTimersByTime(5000);
      await vi.waitFor(() => expect(countOf('forgetJobs')).toBe(ticks));
    }
    expect(countOf('waitingJobs')).toBe(1);
    time.nowMicros += 60_000_000;
    vi.advanceTimersByTime(5000);
    await vi.waitFor(() => expect(countOf('waitingJobs')).toBe(2));
  } finally {
    vi.useRealTimers();
  }
});

import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { AssayError, ValidationError } from '../errors.js';
import { readSettings } from '../settings.js';
import { StoreError } from '../store/errors.js';
import type { JobStore } from '../store/job-types.js';
import { openStore, openWorkQueue } from '../store/open.js';
import { createPostgresDatabase } from '../store/testing/postgres-database.js';
import { on } from '../store/testing/postgres-server.js';
import type { RecordStore } from '../store/types.js';
import { FleetQueue } from './fleet-queue.js';
import { openQueue } from './open.js';
import type { RunningJob } from './types.js';
import { FolderUploads } from './uploads/folder-uploads.js';

let folder: string;
let database: { url: string; remove(): Promise<void> };
let store: RecordStore;
let organizations: readonly number[];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assay-fleet-queue-'));
  database = await createPostgresDatabase();
  store = await openStore({ dataDirectory: join(folder, 'data'), databaseUrl: database.url });
  organizations = await Promise.all(['a', 'b'].map((name) => store.organizationByName(name)));
});
afterAll(async () => {
  await store.close();
  await database.remove();
  await rm(folder, { recursive: true, force: true });
});

const LEASE_MS = 30_000;
/** On a busy machine, too. */
const SOON = { timeout: 60_000 };
const queues: FleetQueue[] = [];
afterEach(async () => {
  for (const queue of queues.splice(0)) {
    await queue.drain();
    await queue.close();
  }
});

/** Microseconds that hosts believe have passed beyond those that have. */
let aheadMicros = 0;
const clock = (): number => Date.now() * 1000 + aheadMicros;

/** A host whose jobs end as `conclude` says; `values.name` tells them apart. None: a host that accepts alone. */
async function hostOf(
  conclude?: (name: string, job: RunningJob) => Promise<void>,
  { workers = 1, jobs = store as JobStore, queueLimit = 64, isBucketGone = false } = {},
): Promise<FleetQueue> {
  const run = async (job: RunningJob, values: never): Promise<object> => {
    await conclude?.((values as { name: string }).name, job);
    // As the transaction does that inserts the record.
    await jobs.endJob(job.lease, { state: 'done', recordId: 1 }, clock());
    return {};
  };
  const uploads = await FolderUploads.open(join(folder, 'jobs'));
  if (isBucketGone) uploads.discard = () => Promise.reject(new AssayError('STORAGE_UNAVAILABLE'));
  const queue = new FleetQueue({
    store: jobs,
    work: openWorkQueue(database.url, conclude ? workers : 0, () => {}),
    uploads,
    running: conclude && {
      workers,
      conclusions: { detection: run, parse: run, verification: run, analysis: run },
    },
    queueLimit,
    leaseMs: LEASE_MS,
    clock,
    onFault: () => {},
  });
  queues.push(queue);
  await queue.start();
  return queue;
}

const admissionOf = (name: string, organization = 0, key?: string) => ({
  organizationId: organizations[organization] as number,
  kind: 'detection' as const,
  values: { name },
  claim: key === undefined ? undefined : { key, requestSha256: 'same' },
});
const stateOf = async (jobId: string, organization = 0): Promise<string | undefined> =>
  (await store.findJob(organizations[organization] as number, jobId))?.state;

const storeWith = (changed: Partial<JobStore>): JobStore =>
  new Proxy(store as JobStore, {
    get: (target, name) => Reflect.get(changed, name) ?? Reflect.get(target, name, target)?.bind(target),
  });
/** The store as a host has it that was stopped: it renews nothing. */
const silent = (): JobStore => storeWith({ renewJobs: async () => {} });

/** Whether the database takes anybody; whoever is in it is turned out. */
const allowConnections = (isAllowed: boolean): Promise<void> =>
  on(inject('databaseUrl'), async (admin) => {
    const name = new URL(database.url).pathname.slice(1);
    await admin.run(`ALTER DATABASE ${name} WITH ALLOW_CONNECTIONS ${isAllowed}`);
    if (!isAllowed)
      await admin.run('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name]);
  });

/** A promise and how it ends. */
function open() {
  let resolve = (): void => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

test('a few of one organization come among the first though another one sent hundreds before', async () => {
  const api = await hostOf();
  const jobs: { jobId: string; organization: number }[] = [];
  for (let count = 0; count < 200; count++)
    jobs.push({ ...(await api.submit(admissionOf(`a${count}`))), organization: 0 });
  for (let count = 0; count < 5; count++)
    jobs.push({ ...(await api.submit(admissionOf(`b${count}`, 1))), organization: 1 });
  // One whose sender waits stands before all of them.
  const waits = api.run(admissionOf('waits'));
  await expect.poll(async () => (await api.measure()).waiting, SOON).toBe(206);
  const order: string[] = [];
  await hostOf(async (name) => void order.push(name), { workers: 2 });
  expect(await waits).toEqual({ recordId: 1, isReplay: false });
  await expect.poll(() => order.length, { timeout: 60_000 }).toBe(206);
  expect(order.slice(0, 2)).toContain('waits');
  const last = Math.max(...order.flatMap((name, index) => (name.startsWith('b') ? [index] : [])));
  expect(last).toBeLessThan(20);
}, 120_000);

test('as many senders wait as may, beside those whose documents are examined here; the next one is told so', async () => {
  const ends = open();
  const host = await hostOf(() => ends.promise, { queueLimit: 1 });
  const waiting = ['a', 'b'].map((name) => host.run(admissionOf(name)));
  expect(host.isFull).toBe(true);
  await expect(host.run(admissionOf('c'))).rejects.toThrow(new AssayError('QUEUE_FULL'));
  ends.resolve();
  await Promise.all(waiting);
  expect(host.isFull).toBe(false);
});

test('what waits of an organization is counted up to a bound', async () => {
  const api = await hostOf();
  const jobs = [];
  for (const name of ['a', 'b', 'c']) jobs.push(await api.submit(admissionOf(name)));
  const work = openWorkQueue(database.url, 0, () => {});
  const [one, other] = organizations as [number, number];
  expect([...(await work.waitingOf([one, other], 2))]).toEqual([
    [one, 2],
    [other, 0],
  ]);
  expect((await work.waitingOf([one], 9)).get(one)).toBe(3);
  await work.close();
  for (const { jobId } of jobs) expect(await api.cancel(one, jobId)).toBe(true);
});

test('a host that falls silent loses its job to another, and cannot end it when it comes back', async () => {
  const [paused, isRunning] = [open(), open()];
  const attempts: string[] = [];
  const late = await hostOf(
    async (name, { lease }) => {
      attempts.push(`late ${name} ${lease.attempt}`);
      isRunning.resolve();
      await paused.promise;
      if (!(await store.endJob(lease, { state: 'done', recordId: 666 }, clock())))
        throw new AssayError('INTERNAL');
    },
    { jobs: silent() },
  );
  const { jobId } = await late.submit(admissionOf('x'));
  await isRunning.promise;
  const host = await hostOf(async (name, { lease }) => void attempts.push(`host ${name} ${lease.attempt}`));
  aheadMicros += (LEASE_MS + 1000) * 1000;
  await host.tend();
  await expect.poll(() => stateOf(jobId), { timeout: 30_000 }).toBe('done');
  expect(attempts).toEqual(['late x 1', 'host x 2']);
  paused.resolve();
  await late.drain();
  expect(await store.findJob(organizations[0] as number, jobId)).toMatchObject({
    state: 'done',
    recordId: 1,
  });
});

test('a document that two hosts ended with alone is answered, not tried again', async () => {
  const isOver = open();
  await hostOf(() => isOver.promise, { jobs: silent() });
  const api = await hostOf();
  const { jobId } = await api.submit(admissionOf('poison'));
  await expect.poll(() => stateOf(jobId), { timeout: 30_000 }).toBe('running');
  aheadMicros += (LEASE_MS + 1000) * 1000;
  await api.tend();
  expect(await stateOf(jobId)).toBe('queued');
  const again = await store.beginJob(jobId, clock());
  expect(again?.lease.attempt).toBe(2);
  aheadMicros += (LEASE_MS + 1000) * 1000;
  await api.tend();
  expect(await store.findJob(organizations[0] as number, jobId)).toMatchObject({
    state: 'failed',
    failure: 'worker_lost',
  });
  isOver.resolve();
});

test('what is refused, fails or is sent twice reaches the process whose sender waits', async () => {
  let runs = 0;
  await hostOf(async (name) => {
    runs += 1;
    if (name === 'refused')
      throw new ValidationError([{ loc: ['body', 'file'], msg: 'no', type: 'file_undecodable' }]);
    if (name === 'broken') throw new Error('broken');
  });
  const api = await hostOf();
  await expect(api.run(admissionOf('refused'))).rejects.toMatchObject({ issues: [{ msg: 'no' }] });
  await expect(api.run(admissionOf('broken'))).rejects.toMatchObject({ code: 'INTERNAL' });
  const before = runs;
  const both = await Promise.all(['1', '2'].map(() => api.run(admissionOf('one', 0, 'key'))));
  expect(both.map((one) => 'isReplay' in one && one.isReplay).sort()).toEqual([false, true]);
  expect(runs - before).toBe(1);
  expect(await readdir(join(folder, 'jobs'))).toEqual([]);
});

test('whoever goes before the job begins takes it back; files that cannot be stored let it wait', async () => {
  const api = await hostOf();
  const gone = new AbortController();
  const going = api.run(admissionOf('gone'), gone.signal);
  await expect.poll(async () => (await api.measure()).waiting, SOON).toBe(1);
  gone.abort();
  await expect(going).rejects.toMatchObject({ code: 'CLIENT_GONE' });
  await expect.poll(async () => (await api.measure()).waiting, SOON).toBe(0);
  const tried = open();
  await hostOf(async () => {
    tried.resolve();
    throw new AssayError('STORAGE_UNAVAILABLE');
  });
  const { jobId } = await api.submit(admissionOf('waits'));
  await tried.promise;
  await expect.poll(() => stateOf(jobId), SOON).toBe('queued');
  expect(await store.findJob(organizations[0] as number, jobId)).toMatchObject({ attempt: 0 });
  expect(await api.cancel(organizations[0] as number, jobId)).toBe(true);
});

test('a row whose place in the queue was lost is given one again', async () => {
  const api = await hostOf();
  const { jobId } = await api.submit(admissionOf('lost'));
  const order: string[] = [];
  await hostOf(async (name) => void order.push(name));
  await expect.poll(() => stateOf(jobId), SOON).toBe('done');
  const request = JSON.stringify({ version: 1, values: { name: 'without' } });
  const at = clock();
  // Running from the start, so that no place is made for it; its host then lets go of it.
  const without = {
    jobId: 'without',
    organizationId: organizations[0] as number,
    kind: 'detection' as const,
  };
  await store.insertJob({ ...without, request, createdAtMicros: at, runningUntilMicros: at + 1 });
  await store.giveBackJob({ jobId: 'without', attempt: 1 }, false);
  await api.tend();
  aheadMicros += 61_000_000;
  await api.tend();
  await expect.poll(() => order, { timeout: 30_000 }).toContain('without');
});

test('a host whose database takes nobody as its jobs end says so later, and goes on', async () => {
  const [isRunning, mayEnd] = [open(), open()];
  let runs = 0;
  const host = await hostOf(async (name) => {
    runs += 1;
    if (name === 'later') return;
    isRunning.resolve();
    await mayEnd.promise;
    throw new ValidationError([{ loc: ['body', 'file'], msg: 'no', type: 'file_undecodable' }]);
  });
  const { jobId } = await host.submit(admissionOf('before'));
  await isRunning.promise;
  await allowConnections(false);
  mayEnd.resolve();
  await expect(host.submit(admissionOf('meanwhile'))).rejects.toMatchObject({ code: 'DATABASE_UNREACHABLE' });
  await allowConnections(true);
  await expect.poll(() => stateOf(jobId), { timeout: 30_000 }).toBe('refused');
  const later = await host.submit(admissionOf('later'));
  await expect.poll(() => stateOf(later.jobId), { timeout: 30_000 }).toBe('done');
  expect(runs).toBe(2);
});

test('the word that a job has ended is kept until the database hears it', async () => {
  const isOver = open();
  const host = await hostOf(
    async (name, { lease }) => {
      if (name !== 'turned out') return;
      await store.endJob(lease, { state: 'done', recordId: 1 }, clock());
      await allowConnections(false);
      isOver.resolve();
    },
    { jobs: storeWith({ endJob: async () => true }) },
  );
  const { jobId } = await host.submit(admissionOf('turned out'));
  await isOver.promise;
  await expect(store.ping()).rejects.toMatchObject({ code: 'DATABASE_UNREACHABLE' });
  await allowConnections(true);
  const count = async (): Promise<number> => {
    let jobs = 0;
    await on(database.url, async (queries) => {
      const sql = 'SELECT count(*) FROM graphile_worker.jobs WHERE key = $1';
      [jobs] = (await queries.get<[number]>(sql, [jobId]))!;
    });
    return jobs;
  };
  await expect.poll(count, { timeout: 30_000 }).toBe(0);
});

test('the uploads of a submission whose row may be there stay with it', async () => {
  const lost = storeWith({
    insertJob: async (job) => {
      await store.insertJob(job);
      throw new StoreError('DATABASE_UNREACHABLE', 'Connection terminated');
    },
  });
  const api = await hostOf(undefined, { jobs: lost });
  const path = join(folder, 'upload-of-lost');
  await writeFile(path, 'what was received');
  const upload = { path, originalName: 'a.pdf', sizeBytes: 17, sha256: 'any', head: new Uint8Array() };
  const admission = { ...admissionOf('lost on its way'), values: { name: 'x', upload } };
  await expect(api.submit(admission)).rejects.toMatchObject({ code: 'DATABASE_UNREACHABLE' });
  expect(await readdir(join(folder, 'jobs'))).toContain('upload-of-lost');
});

test('a job is taken back though its uploads cannot be removed now', async () => {
  const api = await hostOf(undefined, { isBucketGone: true });
  const { jobId } = await api.submit(admissionOf('taken back'));
  expect(await api.cancel(organizations[0] as number, jobId)).toBe(true);
  expect(await stateOf(jobId)).toBe('cancelled');
});

test('what one of all does once an interval is done by one of them', async () => {
  const hosts = await Promise.all([hostOf(), hostOf(), hostOf()]);
  const HOUR_MICROS = 3600 * 1_000_000;
  const taken = () => Promise.all(hosts.map((host) => host.takeDuty('a duty', HOUR_MICROS)));
  expect((await taken()).filter(Boolean)).toHaveLength(1);
  expect((await taken()).filter(Boolean)).toHaveLength(0);
  aheadMicros += HOUR_MICROS;
  expect((await taken()).filter(Boolean)).toHaveLength(1);
});

test('without a bucket, a process with another data folder is refused', async () => {
  const openIn = (name: string) =>
    openQueue(readSettings({ ASSAY_DATA_DIR: join(folder, name), ASSAY_DATABASE_URL: database.url }), {
      store,
      running: undefined,
      onFault: () => {},
    });
  const first = await openIn('data');
  await mkdir(join(folder, 'other'));
  await expect(openIn('other')).rejects.toThrow(/data folder whose "folder-id" is [0-9a-f-]{36}, not in/);
  await first.close();
  await (await openIn('data')).close();
});

import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { IdempotencyKeyTaken, JobLost } from '../errors.js';
import { sampleDetection } from '../testing/sample-detection.js';
import { withScratchStore } from '../testing/scratch-store.js';
import type { RecordStore } from '../types.js';

const MOST_ATTEMPTS = 2;
const job = { organizationId: 1, kind: 'detection', request: '{}', createdAtMicros: 1 } as const;

const insert = async (store: RecordStore, jobId: string) => {
  await store.organizationByName('default');
  await store.insertJob({ ...job, jobId });
};
const found = (store: RecordStore, jobId: string) => store.findJob(1, jobId);

test('a lease that ran out is given to the next; who had it can insert no record any more', () =>
  withScratchStore(async (store) => {
    await insert(store, 'a');
    const first = await store.beginJob('a', 100);
    expect(await store.beginJob('a', 100)).toBeUndefined();
    expect(await store.recoverJobs(100, MOST_ATTEMPTS)).toBe(0);
    expect(await store.recoverJobs(101, MOST_ATTEMPTS)).toBe(1);
    const second = await store.beginJob('a', 200);
    expect(second?.lease).toEqual({ jobId: 'a', attempt: 2 });

    const late = store.insertDetection(
      sampleDetection({ detectionId: 1 }),
      undefined,
      undefined,
      first?.lease,
    );
    await expect(late).rejects.toThrow(JobLost);
    expect(await store.findDetection(1, 1)).toBeUndefined();
    await store.insertDetection(sampleDetection({ detectionId: 2 }), undefined, undefined, second?.lease);
    expect(await found(store, 'a')).toMatchObject({ state: 'done', recordId: 2, request: '' });
  }));

test('a renewed lease holds; one given back does not count as an attempt unless it is to', () =>
  withScratchStore(async (store) => {
    await insert(store, 'a');
    const { lease } = (await store.beginJob('a', 100))!;
    await store.renewJobs([lease], 300);
    expect(await store.recoverJobs(200, MOST_ATTEMPTS)).toBe(0);
    await store.giveBackJob(lease, false);
    expect(await found(store, 'a')).toMatchObject({ state: 'queued', attempt: 0 });
    expect(await store.waitingJobs()).toEqual([{ jobId: 'a', organizationId: 1, attempt: 0 }]);
  }));

test('a document that two attempts were lost with is answered, not tried again', () =>
  withScratchStore(async (store) => {
    await insert(store, 'a');
    for (const until of [100, 200]) {
      await store.beginJob('a', until);
      await store.recoverJobs(until + 1, MOST_ATTEMPTS);
    }
    expect(await found(store, 'a')).toMatchObject({ state: 'failed', failure: 'worker_lost', attempt: 2 });
    expect(await store.beginJob('a', 300)).toBeUndefined();
  }));

test('a record whose key is taken leaves its job as it was', () =>
  withScratchStore(async (store) => {
    await store.organizationByName('default');
    const claim = { key: 'k', requestSha256: 'ab' };
    await store.insertDetection(sampleDetection({ detectionId: 1 }), claim);
    const { attempt } = await store.insertJob({ ...job, jobId: 'a', claim, runningUntilMicros: 100 });
    const lease = { jobId: 'a', attempt };
    const twice = store.insertDetection(sampleDetection({ detectionId: 2 }), claim, undefined, lease);
    await expect(twice).rejects.toThrow(IdempotencyKeyTaken);
    expect(await found(store, 'a')).toMatchObject({ state: 'running' });
    expect(await store.endJob(lease, { state: 'done', recordId: 1 }, 5)).toBe(true);
    expect(await store.forgetJobs(6, 10)).toBe(1);
    expect(await found(store, 'a')).toBeUndefined();
  }));

test('what was asked is overwritten in the file when the job ends or is taken back', () =>
  withScratchStore(async (store, path) => {
    await store.organizationByName('default');
    for (const jobId of ['a', 'b']) await store.insertJob({ ...job, jobId, request: `"asked-by-${jobId}"` });
    const { lease } = (await store.beginJob('a', 100))!;
    await store.endJob(lease, { state: 'failed', failure: 'internal' }, 5);
    await store.cancelJob(1, 'b', 5);
    // The last one to close moves everything from the log into the file.
    await store.close();
    expect((await readFile(path)).includes('asked-by-')).toBe(false);
  }));

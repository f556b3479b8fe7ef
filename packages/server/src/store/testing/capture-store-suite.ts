import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CaptureSession } from '../capture-types.js';
import type { RecordStore } from '../types.js';
import type { TestDatabase } from './record-store-suite.js';

const SESSION: CaptureSession = {
  captureSessionId: '0b7f1c9e-1f6b-4c2d-9a57-3f0f5d2f9a10',
  organizationId: 1,
  instructions: [
    { movement: 'turn_left', fromMs: 2000, toMs: 4300 },
    { movement: 'look_up', fromMs: 4300, toMs: 6400 },
  ],
  createdAtMicros: 1_000,
  expiresAtMicros: 2_000,
};

/** The laws of every store that keeps capture sessions. */
export function testCaptureStore(name: string, createDatabase: () => Promise<TestDatabase>): void {
  describe(name, () => {
    let database: TestDatabase;
    let store: RecordStore;
    beforeEach(async () => {
      database = await createDatabase();
      store = await database.open();
      await store.insertCaptureSession(SESSION, 0);
    });
    afterEach(async () => {
      await store.close();
      await database.remove();
    });

    const use = (jobId: string, receivedAtMicros: number, organizationId = 1) =>
      store.useCaptureSession(organizationId, SESSION.captureSessionId, jobId, receivedAtMicros);

    test('a session comes back as it was inserted, to its organization alone', async () => {
      const second = await store.organizationByName('second');
      expect(await store.findCaptureSession(1, SESSION.captureSessionId)).toEqual(SESSION);
      expect(await store.findCaptureSession(second, SESSION.captureSessionId)).toBeUndefined();
      expect(await use('job', 1_500, second)).toBe('unknown');
    });

    test('it serves one job, and that again', async () => {
      const used = { ...SESSION, jobId: 'one' };
      expect(await use('one', 1_500)).toEqual(used);
      expect(await use('one', 1_500)).toEqual(used);
      expect(await use('other', 1_500)).toBe('used');
      expect(await store.findCaptureSession(1, SESSION.captureSessionId)).toEqual(used);
    });

    test('of jobs that ask at once one gets it', async () => {
      const all = await Promise.all(['a', 'b', 'c', 'd'].map((jobId) => use(jobId, 1_500)));
      expect(all.filter((one) => typeof one === 'object')).toHaveLength(1);
    });

    test('it serves nothing that came too late', async () => {
      expect(await use('late', 2_001)).toBe('expired');
      expect(await use('in time', 2_000)).toMatchObject({ jobId: 'in time' });
    });

    test('a job that failed by no fault of its own leaves it to the next, one that was refused does not', async () => {
      const running = async (jobId: string) => {
        const base = { jobId, organizationId: 1, kind: 'verification', request: '{}' } as const;
        await store.insertJob({ ...base, createdAtMicros: 1_500, runningUntilMicros: 9_000 });
        await use(jobId, 1_500);
        return { jobId, attempt: 1 };
      };
      await store.endJob(await running('broken'), { state: 'failed', failure: 'internal' }, 1_600);
      expect(await store.findCaptureSession(1, SESSION.captureSessionId)).toEqual(SESSION);
      await store.endJob(await running('refused'), { state: 'refused', issues: [] }, 1_700);
      expect(await use('next', 1_800)).toBe('used');
    });

    test('old ones are forgotten when another is drawn', async () => {
      const later = { ...SESSION, captureSessionId: 'later', expiresAtMicros: 9_000 };
      await store.insertCaptureSession(later, 2_001);
      expect(await store.findCaptureSession(1, SESSION.captureSessionId)).toBeUndefined();
      expect(await store.findCaptureSession(1, 'later')).toEqual(later);
    });
  });
}

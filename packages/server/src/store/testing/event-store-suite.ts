import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { EVENT_TYPES, type EventQuery, type StoredEvent } from '../event-types.js';
import { RECORD_KINDS } from '../record-types.js';
import type { RecordStore } from '../types.js';
import type { TestDatabase } from './record-store-suite.js';
import { sampleAnalysis } from './sample-analysis.js';
import { sampleDetection } from './sample-detection.js';
import { sampleParsing } from './sample-parsing.js';
import { sampleVerification } from './sample-verification.js';

const ALL: EventQuery = { kinds: RECORD_KINDS, types: EVENT_TYPES, limit: 1000 };
const LEASE_END_MICROS = 15_000_000;

/** The laws of every outbox. Two stores opened on one database stand for two processes. */
export function testEventStore(name: string, createDatabase: () => Promise<TestDatabase>): void {
  describe(name, () => {
    let database: TestDatabase;
    let store: RecordStore;
    beforeEach(async () => {
      database = await createDatabase();
      store = await database.open();
    });
    afterEach(async () => {
      await store.close();
      await database.remove();
    });

    const eventsOf = async (organizationId = 1): Promise<readonly StoredEvent[]> =>
      (await store.listEvents(organizationId, ALL)).events;
    const typesOf = async (organizationId = 1): Promise<readonly string[]> =>
      (await eventsOf(organizationId)).map(({ type }) => type);
    const begunJob = async (jobId: string, organizationId = 1) => {
      const job = { jobId, organizationId, kind: 'parse', request: '{}', createdAtMicros: 1 } as const;
      await store.insertJob({ ...job, runningUntilMicros: LEASE_END_MICROS });
      return { jobId, attempt: 1 };
    };

    test('every record is told of with itself, by what it is and what it was decided to be', async () => {
      const detection = sampleDetection({ detectionId: 1, tags: [{ name: 'customerId', value: 'c-17' }] });
      const lease = await begunJob('00000000-0000-0000-0000-000000000001');
      await store.insertDetection(detection);
      await store.insertParsing(sampleParsing({ parseId: 2 }), undefined, lease);
      await store.insertVerification(sampleVerification({ verificationId: 3 }));
      await store.insertAnalysis(sampleAnalysis({ analysisId: 4 }));
      const events = await eventsOf();
      expect(events.map(({ type, kind }) => [type, kind])).toEqual([
        ['detection.completed', 'detection'],
        ['parse.completed', 'parse'],
        ['verification.completed', 'verification'],
        ['analysis.completed', 'analysis'],
      ]);
      expect(events[0]?.data).toEqual({
        detectionId: detection.detectionId,
        likelihood: detection.likelihoodPercent,
        fraudSeverity: detection.fraudSeverity,
        classification: detection.classification,
        model: detection.model,
        modelVersion: detection.modelVersion,
      });
      expect(events[1]?.data).toMatchObject({ parseId: 2, jobId: lease.jobId });
      expect(new Set(events.map(({ eventId }) => eventId)).size).toBe(4);
      for (const { eventId } of events) expect(eventId).toMatch(/^evt_[0-9a-f]{32}$/);
      expect(JSON.stringify(events)).not.toMatch(/customerId|c-17|fileName/);
    });

    test('a record that was not inserted is not told of', async () => {
      const claim = { key: 'k', requestSha256: 'a' };
      await store.insertDetection(sampleDetection({ detectionId: 1 }), claim);
      await expect(store.insertDetection(sampleDetection({ detectionId: 2 }), claim)).rejects.toThrow();
      const lost = { jobId: '00000000-0000-0000-0000-00000000000f', attempt: 1 };
      await expect(
        store.insertDetection(sampleDetection({ detectionId: 3 }), undefined, undefined, lost),
      ).rejects.toThrow();
      expect((await eventsOf()).map(({ data }) => data.detectionId)).toEqual([1]);
    });

    test('refusals, failures and what was taken back are told of, what never was is not', async () => {
      const [refused, failed, lost, dropped] = await Promise.all(
        [1, 2, 3, 4].map((digit) => begunJob(`00000000-0000-0000-0000-00000000000${digit}`)),
      );
      const issue = { loc: ['body', 'file'], msg: 'm', type: 'file_undecodable', input: 'private' } as const;
      await store.endJob(refused!, { state: 'refused', issues: [issue] }, 5);
      await store.endJob(failed!, { state: 'failed', failure: 'internal' }, 6);
      await store.dropJob(dropped!);
      await store.recoverJobs(LEASE_END_MICROS + 1, 1);
      expect(await store.endJob(lost!, { state: 'failed', failure: 'internal' }, 8)).toBe(false);
      const waiting = '00000000-0000-0000-0000-000000000005';
      await store.insertJob({
        jobId: waiting,
        organizationId: 1,
        kind: 'detection',
        request: '{}',
        createdAtMicros: 1,
      });
      await store.cancelJob(1, waiting, 9);
      expect((await eventsOf()).map(({ type, atMicros, data }) => [type, atMicros, data])).toEqual([
        ['parse.refused', 5, { jobId: refused?.jobId }],
        ['parse.failed', 6, { jobId: failed?.jobId, failure: 'internal' }],
        ['parse.failed', LEASE_END_MICROS + 1, { jobId: lost?.jobId, failure: 'worker_lost' }],
        ['detection.cancelled', 9, { jobId: waiting }],
      ]);
    });

    test('of a deleted record only its end is told from then on', async () => {
      await store.insertDetection(sampleDetection({ detectionId: 7 }));
      await store.insertParsing(sampleParsing({ parseId: 7 }));
      await store.deleteRecord(1, 'detection', 7);
      expect(await store.deleteRecord(1, 'detection', 7)).toBeUndefined();
      const events = await eventsOf();
      expect(events.map(({ type }) => type)).toEqual(['parse.completed', 'record.deleted']);
      expect(events[1]).toMatchObject({ kind: 'detection', data: { kind: 'detection', recordId: 7 } });
    });

    test('pages by cursor hold each event once, by kind and type, and never another organization’s', async () => {
      const second = await store.organizationByName('second');
      for (let id = 1; id <= 9; id += 1)
        await store.insertDetection(
          sampleDetection({ detectionId: id, organizationId: id % 3 === 0 ? second : 1 }),
        );
      await store.insertParsing(sampleParsing({ parseId: 1 }));
      const seen: unknown[] = [];
      let after: string | undefined;
      for (let hasMore = true; hasMore; ) {
        const page = await store.listEvents(1, { ...ALL, limit: 3, after });
        expect(page.events.length).toBeLessThanOrEqual(3);
        seen.push(...page.events.map(({ data }) => data.detectionId ?? data.parseId));
        after = page.events.at(-1)?.cursor;
        hasMore = page.hasMore;
      }
      expect(seen).toEqual([1, 2, 4, 5, 7, 8, 1]);
      expect(await store.listEvents(1, { ...ALL, after })).toEqual({ events: [], hasMore: false });
      expect(await typesOf(second)).toHaveLength(3);
      const parsed = { ...ALL, types: ['parse.completed'] } as const;
      expect((await store.listEvents(1, { ...ALL, kinds: ['parse'] })).events).toHaveLength(1);
      expect((await store.listEvents(1, parsed)).events).toHaveLength(1);
      expect((await store.listEvents(1, { ...ALL, kinds: [] })).events).toEqual([]);
    });

    test('a cursor holds when its event is gone, and in another process', async () => {
      for (const [index, createdAtMicros] of [10, 20, 30].entries())
        await store.insertDetection(sampleDetection({ detectionId: index + 1, createdAtMicros }));
      const [first] = await eventsOf();
      expect([await store.forgetEvents(30, 1), await store.forgetEvents(30, 9)]).toEqual([1, 1]);
      await store.insertDetection(sampleDetection({ detectionId: 4, createdAtMicros: 40 }));
      const other = await database.open();
      const { events } = await other.listEvents(1, { ...ALL, after: first?.cursor });
      await other.close();
      expect(events.map(({ data }) => data.detectionId)).toEqual([3, 4]);
    });
  });
}

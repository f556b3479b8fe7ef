import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { RecordHeld } from '../errors.js';
import { RECORD_KINDS } from '../record-types.js';
import type { RecordStore } from '../types.js';
import type { TestDatabase } from './record-store-suite.js';
import { sampleAnalysis } from './sample-analysis.js';
import { sampleDetection } from './sample-detection.js';
import { sampleParsing } from './sample-parsing.js';
import { sampleVerification } from './sample-verification.js';

const CUSTOMER = { name: 'customerId', value: 'ñ\u0000"17' };

/** The laws of every retention store. */
export function testRetentionStore(name: string, createDatabase: () => Promise<TestDatabase>): void {
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

    const insertAll = async (id: number, createdAtMicros: number, organizationId = 1): Promise<void> => {
      const common = { organizationId, createdAtMicros, tags: [CUSTOMER] };
      const { callerReferences } = sampleAnalysis({ analysisId: id });
      await store.insertDetection(sampleDetection({ ...common, detectionId: id }));
      await store.insertParsing(sampleParsing({ ...common, parseId: id }));
      await store.insertVerification(sampleVerification({ ...common, verificationId: id }));
      await store.insertAnalysis(
        sampleAnalysis({
          analysisId: id,
          organizationId,
          receivedAtMicros: createdAtMicros,
          createdAtMicros,
          callerReferences: { ...callerReferences, customerId: CUSTOMER.value },
        }),
      );
    };
    const placed = { organizationId: 1, reason: 'case 9', createdAtMicros: 5 };

    test('days are an organization’s own, by kind, until they are taken back', async () => {
      const second = await store.organizationByName('second');
      await store.setRetention(1, 'detection', 30);
      await store.setRetention(1, 'detection', 90);
      await store.setRetention(1, 'parse', 0);
      await store.setRetention(second, 'parse', 7);
      expect(await store.retentionDays(1)).toEqual({ detection: 90, parse: 0 });
      await store.setRetention(1, 'detection', undefined);
      expect(await store.retentionDays(1)).toEqual({ parse: 0 });
      expect(await store.retentionDays(second)).toEqual({ parse: 7 });
    });

    test('what is older is found page by page, oldest first, of one organization and kind', async () => {
      const second = await store.organizationByName('second');
      for (const [id, at] of [
        [1, 30],
        [2, 10],
        [3, 20],
        [4, 20],
      ] as const)
        await insertAll(id, at, id === 4 ? second : 1);
      for (const kind of RECORD_KINDS) {
        const [first] = await store.expiredRecords(1, kind, 30, { limit: 1 });
        expect(first).toEqual({ id: 2, createdAtMicros: 10 });
        const rest = await store.expiredRecords(1, kind, 30, { after: first, limit: 9 });
        expect(rest.map(({ id }) => id)).toEqual([3]);
        expect(await store.expiredRecords(1, kind, 10, { limit: 9 })).toEqual([]);
      }
    });

    test('records are found by a tag, with the hashes of their files', async () => {
      await insertAll(1, 10);
      await store.insertDetection(sampleDetection({ detectionId: 2, tags: [{ ...CUSTOMER, value: 'x' }] }));
      for (const kind of RECORD_KINDS)
        expect((await store.recordsTagged(1, kind, CUSTOMER)).map(({ id }) => id)).toEqual([1]);
      const [detection] = await store.recordsTagged(1, 'detection', CUSTOMER);
      const [file] = sampleDetection({ detectionId: 1 }).files;
      expect(detection).toEqual({
        id: 1,
        createdAtMicros: 10,
        files: [{ sha256: file?.sha256, sizeBytes: file?.sizeBytes }],
      });
      expect(await store.recordsTagged(2, 'detection', CUSTOMER)).toEqual([]);
    });

    test('a hold on a record, or on a tag, keeps it whole until it is lifted', async () => {
      await insertAll(1, 10);
      const record = await store.insertHold({ ...placed, on: { kind: 'detection', recordId: 1 } });
      const tagged = await store.insertHold({ ...placed, on: { tag: CUSTOMER } });
      expect(await store.listHolds(1)).toEqual([record, tagged]);
      expect(await store.holdsOn(1, 'detection', 1)).toEqual([record.holdId, tagged.holdId]);
      expect(await store.holdsOn(1, 'parse', 1)).toEqual([tagged.holdId]);
      expect(await store.holdsOn(1, 'parse', 2)).toEqual([]);
      for (const kind of RECORD_KINDS)
        await expect(store.deleteRecord(1, kind, 1)).rejects.toBeInstanceOf(RecordHeld);
      await expect(store.deleteRecord(1, 'detection', 1)).rejects.toMatchObject({
        holdIds: [record.holdId, tagged.holdId],
      });
      expect(await store.findDetection(1, 1)).toBeDefined();
      expect(await store.deleteHold(2, tagged.holdId)).toBe(false);
      expect(await store.deleteHold(1, tagged.holdId)).toBe(true);
      expect(await store.deleteRecord(1, 'parse', 1)).toBeDefined();
      await expect(store.deleteRecord(1, 'detection', 1)).rejects.toMatchObject({ holdIds: [record.holdId] });
    });

    test('a hold of another organization keeps nothing', async () => {
      const second = await store.organizationByName('second');
      await insertAll(1, 10);
      await store.insertHold({ ...placed, organizationId: second, on: { tag: CUSTOMER } });
      await store.insertHold({ ...placed, organizationId: second, on: { kind: 'detection', recordId: 1 } });
      expect(await store.holdsOn(1, 'detection', 1)).toEqual([]);
      expect(await store.deleteRecord(1, 'detection', 1)).toBeDefined();
    });
  });
}

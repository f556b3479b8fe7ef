import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { RecordStore } from '../types.js';
import type { SubmissionUsage } from '../usage-types.js';
import type { TestDatabase } from './record-store-suite.js';
import { sampleAnalysis } from './sample-analysis.js';
import { sampleDetection } from './sample-detection.js';
import { sampleParsing } from './sample-parsing.js';
import { sampleVerification } from './sample-verification.js';

const at = (day: string): number => Date.parse(`${day}T23:59:59.999Z`) * 1000;
const used = (pages: number): SubmissionUsage => ({ pages, bytes: 10 * pages, processorMs: 0.6 + pages });

/** The laws of every store that counts. */
export function testUsageStore(name: string, createDatabase: () => Promise<TestDatabase>): void {
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

    const detect = (id: number, day: string, pages: number, organizationId = 1): Promise<void> => {
      const detection = sampleDetection({ detectionId: id, organizationId, createdAtMicros: at(day) });
      return store.insertDetection(detection, undefined, undefined, undefined, used(pages));
    };

    test('records are counted by the day they were made, by kind and organization', async () => {
      const second = await store.organizationByName('second');
      await detect(1, '2026-11-27', 2);
      await detect(2, '2026-11-27', 3);
      await detect(3, '2026-11-28', 1);
      await detect(4, '2026-11-28', 9, second);
      const createdAtMicros = at('2026-11-28');
      await store.insertParsing(
        sampleParsing({ parseId: 1, createdAtMicros }),
        undefined,
        undefined,
        used(4),
      );
      const pair = sampleVerification({ verificationId: 1, createdAtMicros });
      await store.insertVerification(pair, undefined, undefined, used(1));
      const analysis = sampleAnalysis({ analysisId: 1, createdAtMicros });
      await store.insertAnalysis(analysis, undefined, undefined, used(5));
      expect(await store.listUsage(1, '2026-11-27', '2026-11-27')).toEqual([
        { day: '2026-11-27', kind: 'detection', documents: 2, pages: 5, bytes: 50, processorMs: 7 },
      ]);
      const later = await store.listUsage(1, '2026-11-28', '2026-12-31');
      expect(later.map(({ kind, pages }) => [kind, pages])).toEqual([
        ['analysis', 5],
        ['detection', 1],
        ['parse', 4],
        ['verification', 1],
      ]);
    });

    test('what was not inserted is not counted, what was deleted still is', async () => {
      const claim = { key: 'k', requestSha256: 'a' };
      const detection = (detectionId: number) =>
        sampleDetection({ detectionId, createdAtMicros: at('2026-11-28') });
      await store.insertDetection(detection(1), claim, undefined, undefined, used(1));
      await expect(
        store.insertDetection(detection(2), claim, undefined, undefined, used(1)),
      ).rejects.toThrow();
      await store.deleteRecord(1, 'detection', 1);
      expect(await store.listUsage(1, '2026-11-28', '2026-11-28')).toMatchObject([
        { documents: 1, pages: 1 },
      ]);
    });

    test('a quota is spent by what was made in the month and by what is on its way', async () => {
      const isSpent = (): Promise<boolean> => store.isQuotaSpent(1, '2026-11-01');
      expect([await store.quota(1), await isSpent()]).toEqual([undefined, false]);
      await detect(1, '2026-10-31', 100);
      await detect(2, '2026-11-01', 3);
      await store.setQuota(1, { documents: 3 });
      expect([await store.quota(1), await isSpent()]).toEqual([{ documents: 3 }, false]);
      for (const digit of [1, 2])
        await store.insertJob({
          jobId: `00000000-0000-0000-0000-00000000000${digit}`,
          organizationId: 1,
          kind: 'parse',
          request: '{}',
          createdAtMicros: 1,
        });
      expect(await isSpent()).toBe(true);
      await store.cancelJob(1, '00000000-0000-0000-0000-000000000001', 2);
      expect(await isSpent()).toBe(false);
      await store.setQuota(1, { documents: 100, pages: 4 });
      expect(await isSpent()).toBe(true);
      await store.setQuota(1, { pages: 5 });
      expect([await store.quota(1), await isSpent()]).toEqual([{ pages: 5 }, false]);
      expect(await store.isQuotaSpent(2, '2026-11-01')).toBe(false);
      await store.setQuota(1, undefined);
      expect(await store.quota(1)).toBeUndefined();
    });
  });
}

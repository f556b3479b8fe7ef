import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AnalysisQuery } from '../analysis-types.js';
import { DETECTION_SORT_KEYS, type DetectionQuery } from '../detection-types.js';
import { IdempotencyKeyTaken } from '../errors.js';
import type { ParsingQuery } from '../parsing-types.js';
import { ID_EPOCH_MS, ID_TICK_MS } from '../record-ids.js';
import type { RecordStore } from '../types.js';
import type { VerificationQuery } from '../verification-types.js';
import { naiveList } from './naive-list.js';
import { sampleAnalysis } from './sample-analysis.js';
import { sampleDetection } from './sample-detection.js';
import { findableBy, sampleLink } from './sample-linking.js';
import { listed, sampleParsing } from './sample-parsing.js';
import { sampleVerification } from './sample-verification.js';

/** A place where one test's records live; opening it again finds them there. */
export interface TestDatabase {
  open(): Promise<RecordStore>;
  remove(): Promise<void>;
}

const NEWEST_FIRST: DetectionQuery = {
  limit: 25,
  offset: 0,
  sortBy: 'detectionId',
  direction: 'desc',
  tags: [],
};
const NEWEST_PARSINGS: ParsingQuery = { ...NEWEST_FIRST, sortBy: 'parseId' };
const NEWEST_VERIFICATIONS: VerificationQuery = { ...NEWEST_FIRST, sortBy: 'verificationId' };
const NEWEST_ANALYSES: AnalysisQuery = {
  limit: 25,
  offset: 0,
  sortBy: 'analysisId',
  direction: 'desc',
  callerReferences: {},
};
const DAY_MICROS = 24 * 3600 * 1_000_000;

/** The laws of every {@link RecordStore}. Two stores opened on one database stand for two processes. */
export function testRecordStore(name: string, createDatabase: () => Promise<TestDatabase>): void {
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

    test('a detection comes back as it was inserted', async () => {
      const detection = sampleDetection({
        detectionId: await store.reserveId('detection'),
        fileName: '\ufeffnómina 👩‍💻\u0000.pdf',
        documentType: null,
        tags: [{ name: 'customerId', value: 'ñ\u0000👩‍💻' }],
      });
      await store.insertDetection(detection);
      expect(await store.findDetection(1, detection.detectionId)).toEqual(detection);
      expect(await store.listDetections(1, NEWEST_FIRST)).toEqual({ totalCount: 1, records: [detection] });
    });

    test('a parsed document comes back as it was inserted, beside a detection of the same number', async () => {
      const parsing = sampleParsing({
        parseId: await store.reserveId('parse'),
        fileName: '\ufeffnómina 👩‍💻\u0000.jpg',
        documentClass: null,
        tags: [{ name: 'customerId', value: 'ñ\u0000👩‍💻' }],
      });
      const detection = sampleDetection({ detectionId: parsing.parseId, tags: parsing.tags });
      await Promise.all([store.insertParsing(parsing), store.insertDetection(detection)]);
      expect(await store.findParsing(1, parsing.parseId)).toEqual(parsing);
      expect(await store.listParsings(1, { ...NEWEST_PARSINGS, tags: parsing.tags })).toEqual({
        totalCount: 1,
        records: [listed(parsing)],
      });
      expect(await store.listDetections(1, NEWEST_FIRST)).toEqual({ totalCount: 1, records: [detection] });
      const [file] = parsing.files;
      expect(await store.findFile(1, file!.storedName)).toEqual(file);
      expect(await store.existingFileNames([file!.storedName, 'parse_2_card.jpg'])).toEqual(
        new Set([file!.storedName]),
      );
    });

    test('a verification comes back as it was inserted, both its files found, beside others of the same number', async () => {
      const verification = sampleVerification({
        verificationId: await store.reserveId('verification'),
        idFileName: '\ufeffcédula 👩‍💻\u0000.jpg',
        selfieFileName: 'yo 👩‍💻\u0000.mp4',
        verified: false,
        tags: [{ name: 'customerId', value: 'ñ\u0000👩‍💻' }],
      });
      const parsing = sampleParsing({ parseId: verification.verificationId, tags: verification.tags });
      await Promise.all([store.insertVerification(verification), store.insertParsing(parsing)]);
      expect(await store.findVerification(1, verification.verificationId)).toEqual(verification);
      const page = { totalCount: 1, records: [verification] };
      expect(await store.listVerifications(1, { ...NEWEST_VERIFICATIONS, tags: verification.tags })).toEqual(
        page,
      );
      expect(await store.listParsings(1, NEWEST_PARSINGS)).toEqual({
        totalCount: 1,
        records: [listed(parsing)],
      });
      for (const file of verification.files) expect(await store.findFile(1, file.storedName)).toEqual(file);
    });

    test('an analysis comes back as it was inserted, its heatmap found, beside a detection of the same number and words', async () => {
      const analysis = sampleAnalysis({
        analysisId: await store.reserveId('analysis'),
        fileName: '\ufeffnómina 👩‍💻\u0000.pdf',
        callerReferences: {
          companyId: 'ñ\u0000👩‍💻',
          companyName: null,
          customerId: '1',
          customerName: null,
          documentId: null,
        },
      });
      const detection = sampleDetection({
        detectionId: analysis.analysisId,
        tags: [{ name: 'customerId', value: '1' }],
      });
      await Promise.all([store.insertAnalysis(analysis), store.insertDetection(detection)]);
      expect(await store.findAnalysis(1, analysis.analysisId)).toEqual(analysis);
      const callerReferences = { companyId: 'ñ\u0000👩‍💻', customerId: '1' };
      expect(await store.listAnalyses(1, { ...NEWEST_ANALYSES, callerReferences })).toEqual({
        totalCount: 1,
        records: [analysis],
      });
      expect(await store.listDetections(1, { ...NEWEST_FIRST, tags: detection.tags })).toEqual({
        totalCount: 1,
        records: [detection],
      });
      const [file] = analysis.files;
      expect(await store.findFile(1, file!.storedName)).toEqual(file);
    });

    test('pages neither repeat nor skip a record when all keys are equal', async () => {
      const ids = Array.from({ length: 23 }, (_, index) => index + 1);
      await Promise.all(ids.map((detectionId) => store.insertDetection(sampleDetection({ detectionId }))));
      for (const sortBy of DETECTION_SORT_KEYS.filter((key) => key !== 'detectionId')) {
        for (const direction of ['asc', 'desc'] as const) {
          const seen: number[] = [];
          for (let offset = 0; offset < 25; offset += 5) {
            const { records } = await store.listDetections(1, {
              limit: 5,
              offset,
              sortBy,
              direction,
              tags: [],
            });
            seen.push(...records.map((record) => record.detectionId));
          }
          expect(seen).toEqual(ids.toReversed());
        }
      }
    });

    test('a deleted record is gone with its files and its answer, for its own organization only and of its own kind', async () => {
      const other = await store.organizationByName('other');
      const detection = sampleDetection({ detectionId: 1, tags: [{ name: 'a', value: 'b' }] });
      await store.insertDetection(detection, { key: 'k', requestSha256: 'r' });
      await store.insertDetection(sampleDetection({ detectionId: 2, tags: detection.tags }), {
        key: 'l',
        requestSha256: 'r',
      });
      await store.insertParsing(sampleParsing({ parseId: 1 }));
      await store.insertVerification(sampleVerification({ verificationId: 1 }));
      await store.insertAnalysis(sampleAnalysis({ analysisId: 1 }));
      expect(await store.deleteRecord(other, 'detection', 1)).toBeUndefined();
      expect(await store.deleteRecord(1, 'detection', 3)).toBeUndefined();
      const names = detection.files.map(({ storedName }) => storedName);
      expect(await store.deleteRecord(1, 'detection', 1)).toEqual(names);
      expect(await store.deleteRecord(1, 'detection', 1)).toBeUndefined();
      expect(await store.findDetection(1, 1)).toBeUndefined();
      expect(await store.existingFileNames(names)).toEqual(new Set());
      expect(await store.findIdempotent(1, 'k', detection.createdAtMicros)).toBeUndefined();
      expect(await store.findIdempotent(1, 'l', detection.createdAtMicros)).toMatchObject({ recordId: 2 });
      for (const tags of [[], detection.tags])
        expect((await store.listDetections(1, { ...NEWEST_FIRST, tags })).totalCount).toBe(1);
      const others = [store.findParsing(1, 1), store.findVerification(1, 1), store.findAnalysis(1, 1)];
      expect((await Promise.all(others)).every(Boolean)).toBe(true);
      for (const kind of ['parse', 'verification', 'analysis'] as const)
        expect(await store.deleteRecord(1, kind, 1)).toBeDefined();
      expect(
        (await store.listAnalyses(1, { ...NEWEST_ANALYSES, callerReferences: { customerId: 'c-17' } }))
          .totalCount,
      ).toBe(0);
    });

    test('a deleted detection is no longer found by what it shared, and nobody is linked with it', async () => {
      const linkTo = (sourceDetectionId: number, ...related: readonly number[]) =>
        related.map((relatedDetectionId) => sampleLink({ sourceDetectionId, relatedDetectionId }));
      await store.insertDetection(sampleDetection({ detectionId: 1 }), undefined, findableBy(5, 6));
      await store.insertDetection(sampleDetection({ detectionId: 2 }), undefined, {
        ...findableBy(5, 7),
        links: linkTo(2, 1),
      });
      await store.insertDetection(sampleDetection({ detectionId: 3 }), undefined, {
        ...findableBy(7),
        links: linkTo(3, 1, 2),
      });
      expect(await store.deleteRecord(1, 'detection', 1)).toBeDefined();
      expect((await store.listEvidenceLinks(1, 3, 50)).map(({ other }) => other.detectionId)).toEqual([2]);
      expect((await store.listEvidenceLinks(1, 2, 50)).map(({ other }) => other.detectionId)).toEqual([3]);
      const { submissions, sharedBy, candidates } = await store.findEarlier(1, [5, 6, 7], 1);
      expect([submissions, sharedBy]).toEqual([
        2,
        new Map([
          [5, 1],
          [7, 2],
        ]),
      ]);
      expect(candidates.map(({ detectionId }) => detectionId).sort()).toEqual([2, 3]);
    });

    test('what shares a probe says whether it was rejected', async () => {
      await store.insertDetection(
        sampleDetection({ detectionId: 1, classification: 'rejected' }),
        undefined,
        findableBy(5),
      );
      await store.insertDetection(
        sampleDetection({ detectionId: 2, classification: 'verified' }),
        undefined,
        findableBy(5),
      );
      const { candidates } = await store.findEarlier(1, [5], 1);
      expect(new Map(candidates.map(({ detectionId, isRejected }) => [detectionId, isRejected]))).toEqual(
        new Map([
          [2, false],
          [1, true],
        ]),
      );
    });

    test('a record can be deleted while others are being inserted and deleted', async () => {
      const ids = Array.from({ length: 30 }, (_, index) => index + 1);
      await Promise.all(
        ids.map(async (detectionId) => {
          await store.insertDetection(sampleDetection({ detectionId }));
          if (detectionId % 2 === 0) await store.deleteRecord(1, 'detection', detectionId);
        }),
      );
      const { totalCount, records } = await store.listDetections(1, { ...NEWEST_FIRST, sortBy: 'timestamp' });
      expect([totalCount, records.map(({ detectionId }) => detectionId)]).toEqual([
        15,
        ids.filter((id) => id % 2 === 1).toReversed(),
      ]);
    });

    test('another organization sees neither record nor file nor key nor answer', async () => {
      const other = await store.organizationByName('other');
      const detection = sampleDetection({ detectionId: 1, tags: [{ name: 'a', value: 'b' }] });
      await store.insertDetection(detection, { key: 'k', requestSha256: 'r' });
      const key = await store.insertApiKey({
        organizationId: 1,
        name: 'n',
        permissions: [],
        keySha256: new Uint8Array(32),
        prefix: 'p',
      });

      const parsing = sampleParsing({ parseId: 1, tags: detection.tags });
      await store.insertParsing(parsing);
      await store.insertVerification(sampleVerification({ verificationId: 1, tags: detection.tags }));
      await store.insertAnalysis(sampleAnalysis({ analysisId: 1 }));

      expect(await store.findDetection(other, 1)).toBeUndefined();
      expect(await store.findVerification(other, 1)).toBeUndefined();
      expect(await store.findAnalysis(other, 1)).toBeUndefined();
      expect(await store.findFile(other, 'analysis_1_heatmap.png')).toBeUndefined();
      expect(
        (await store.listAnalyses(other, { ...NEWEST_ANALYSES, callerReferences: { customerId: 'c-17' } }))
          .totalCount,
      ).toBe(0);
      expect(await store.findFile(other, 'v_face_1_me.mp4')).toBeUndefined();
      expect(
        (await store.listVerifications(other, { ...NEWEST_VERIFICATIONS, tags: detection.tags })).totalCount,
      ).toBe(0);
      expect(await store.findParsing(other, 1)).toBeUndefined();
      expect(await store.findFile(other, 'parse_1_card.jpg')).toBeUndefined();
      expect((await store.listParsings(other, { ...NEWEST_PARSINGS, tags: detection.tags })).totalCount).toBe(
        0,
      );
      expect(await store.findFile(other, 'fd_1_statement.pdf')).toBeUndefined();
      expect((await store.listDetections(other, { ...NEWEST_FIRST, tags: detection.tags })).totalCount).toBe(
        0,
      );
      expect(await store.findIdempotent(other, 'k', detection.createdAtMicros)).toBeUndefined();
      expect(await store.listApiKeys(other)).toEqual([]);
      expect(await store.renameApiKey(other, key.id, 'mine')).toBe(false);
      expect(await store.deleteApiKey(other, key.id)).toBe(false);
      expect(await store.findFile(1, 'fd_1_statement.pdf')).toEqual(detection.files[0]);
    });

    test('organizations keep their numbers, and the first is "default"', async () => {
      expect(await store.organizationByName('default')).toBe(1);
      const acme = await store.organizationByName('acme');
      expect(await Promise.all([store.organizationByName('acme'), store.organizationByName('Acme')])).toEqual(
        [acme, acme + 1],
      );
    });

    test('an organization has no bounds until it is given some, and again once they are taken back', async () => {
      const acme = await store.organizationByName('acme');
      const policy = { mediumFrom: 0.3, highFrom: 99.9 };
      expect(await store.organizationPolicy(acme)).toBeUndefined();
      await store.setOrganizationPolicy(acme, policy);
      expect(await Promise.all([store.organizationPolicy(acme), store.organizationPolicy(1)])).toEqual([
        policy,
        undefined,
      ]);
      expect(await store.listOrganizations()).toEqual([
        { id: 1, name: 'default' },
        { id: acme, name: 'acme', policy },
      ]);
      await store.setOrganizationPolicy(acme, undefined);
      expect(await store.organizationPolicy(acme)).toBeUndefined();
    });

    test('reserved ids ascend, never repeat, and go on above after a reopening', async () => {
      const reserved = await Promise.all(Array.from({ length: 600 }, () => store.reserveId('detection')));
      expect(reserved.every((id, index) => index === 0 || id > reserved[index - 1]!)).toBe(true);
      await store.close();
      store = await database.open();
      expect(await store.reserveId('detection')).toBeGreaterThan(reserved.at(-1)!);
    });

    test('ids are counted for one organization, and tell the time to the second of two', async () => {
      expect(await store.reserveId('detection')).toBe(1);
      await store.testOrganizationOf(1);
      expect(await store.reserveId('detection')).toBe(2);
      await store.organizationByName('second');
      const reserved: number[] = [];
      for (let count = 0; count < 3; count++) {
        const before = Date.now();
        reserved.push(await store.reserveId('detection'));
        const [earliest, latest] = [before, Date.now()].map((ms) => (ms - ID_EPOCH_MS) / ID_TICK_MS) as [
          number,
          number,
        ];
        expect(reserved.at(-1)).toBeGreaterThanOrEqual(earliest - 1);
        expect(reserved.at(-1)).toBeLessThanOrEqual(latest + 20);
      }
      expect(reserved).toEqual([...new Set(reserved)].sort((one, other) => one - other));
    });

    test('what was inserted is there after a reopening, and further inserts go on from it', async () => {
      const detections = [1, 2, 3].map((detectionId) =>
        sampleDetection({ detectionId, tags: [{ name: 'a', value: 'b' }] }),
      );
      await store.insertDetection(detections[0]!);
      await store.insertDetection(detections[1]!);
      await store.close();
      store = await database.open();
      await store.insertDetection(detections[2]!);
      const query: DetectionQuery = {
        ...NEWEST_FIRST,
        sortBy: 'likelihood',
        tags: [{ name: 'a', value: 'b' }],
      };
      expect(await store.listDetections(1, query)).toEqual(naiveList(detections, 1, query));
    });

    test('an insert that fails leaves nothing behind and does not fail the inserts beside it', async () => {
      await store.insertDetection(sampleDetection({ detectionId: 1 }));
      const twice = sampleDetection({ detectionId: 2, files: sampleDetection({ detectionId: 1 }).files });
      const results = await Promise.allSettled([
        store.insertDetection(sampleDetection({ detectionId: 3 })),
        store.insertDetection(twice),
        store.insertDetection(sampleDetection({ detectionId: 4 })),
      ]);
      expect(results.map((result) => result.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
      expect((results[1] as PromiseRejectedResult).reason).toMatchObject({
        name: 'StoreError',
        code: 'CONSTRAINT',
      });
      expect(await store.findDetection(1, 2)).toBeUndefined();
      const { totalCount, records } = await store.listDetections(1, { ...NEWEST_FIRST, sortBy: 'timestamp' });
      expect([totalCount, records.map((record) => record.detectionId)]).toEqual([3, [4, 3, 1]]);
    });

    test('of two inserts under one Idempotency-Key one is refused with the answer of the other', async () => {
      const createdAtMicros = 100 * DAY_MICROS;
      const insert = (detectionId: number, atMicros: number, requestSha256: string) =>
        store.insertDetection(sampleDetection({ detectionId, createdAtMicros: atMicros }), {
          key: 'k',
          requestSha256,
        });
      const results = await Promise.allSettled([
        insert(1, createdAtMicros, 'of 1'),
        insert(2, createdAtMicros, 'of 2'),
      ]);
      const recordId = 1 + results.findIndex(({ status }) => status === 'fulfilled');
      const refusedId = 3 - recordId;
      const { reason } = results[refusedId - 1] as PromiseRejectedResult;
      expect(reason).toBeInstanceOf(IdempotencyKeyTaken);
      const answer = { requestSha256: `of ${recordId}`, kind: 'detection', recordId };
      expect(reason.answer).toEqual(answer);
      expect(await store.findDetection(1, refusedId)).toBeUndefined();

      const lastMicros = createdAtMicros + DAY_MICROS - 1;
      expect(await store.findIdempotent(1, 'k', lastMicros)).toEqual(answer);
      expect(await store.findIdempotent(1, 'k', lastMicros + 1)).toBeUndefined();
      await insert(3, lastMicros + 1, 'third');
      expect(await store.findIdempotent(1, 'k', lastMicros + 2)).toEqual({
        requestSha256: 'third',
        kind: 'detection',
        recordId: 3,
      });
    });

    test('an Idempotency-Key that a detection answered is not free for a parsed document', async () => {
      await store.insertDetection(sampleDetection({ detectionId: 7 }), { key: 'k', requestSha256: 'r' });
      const second = store.insertParsing(sampleParsing({ parseId: 8 }), { key: 'k', requestSha256: 's' });
      await expect(second).rejects.toMatchObject({
        answer: { requestSha256: 'r', kind: 'detection', recordId: 7 },
      });
      expect(await store.findParsing(1, 8)).toBeUndefined();
    });

    test('API keys are found by hash, renamed and deleted', async () => {
      const keySha256 = Uint8Array.from({ length: 32 }, (_, index) => index);
      expect(await store.countApiKeys()).toBe(0);
      const key = await store.insertApiKey({
        organizationId: 1,
        name: 'first',
        permissions: ['detection:read', 'files:read'],
        keySha256,
        prefix: 'ak_1',
      });
      expect(key).toMatchObject({
        organizationId: 1,
        name: 'first',
        permissions: ['detection:read', 'files:read'],
        prefix: 'ak_1',
      });
      expect(await store.findApiKey(keySha256)).toEqual(key);
      expect(await store.findApiKey(new Uint8Array(32))).toBeUndefined();
      expect(await store.renameApiKey(1, key.id, 'renamed')).toBe(true);
      expect(await store.listApiKeys(1)).toEqual([{ ...key, name: 'renamed' }]);
      expect(await store.deleteApiKey(1, key.id)).toBe(true);
      expect(await store.deleteApiKey(1, key.id)).toBe(false);
      expect(await store.countApiKeys()).toBe(0);
    });

    test('keys whose hashes differ in one byte anywhere are told apart', async () => {
      const hashWith = (byteIndex: number) => new Uint8Array(32).fill(7).fill(8, byteIndex, byteIndex + 1);
      const insert = (byteIndex: number) =>
        store.insertApiKey({
          organizationId: 1,
          name: 'n',
          permissions: [],
          keySha256: hashWith(byteIndex),
          prefix: 'p',
        });
      const keys = [await insert(0), await insert(7), await insert(8), await insert(31)];
      const found = await Promise.all(
        [0, 7, 8, 31].map((byteIndex) => store.findApiKey(hashWith(byteIndex))),
      );
      expect(found).toEqual(keys);
      for (const byteIndex of [1, 9, 30, 32])
        expect(await store.findApiKey(hashWith(byteIndex))).toBeUndefined();
    });

    test('of many stored names only those with a row exist', async () => {
      await store.insertDetection(sampleDetection({ detectionId: 1 }));
      expect(await store.existingFileNames(['fd_1_statement.pdf', 'fd_2_statement.pdf', ''])).toEqual(
        new Set(['fd_1_statement.pdf']),
      );
    });

    test('two stores on one database see what the other committed, and take different ids', async () => {
      const second = await database.open();
      try {
        const keySha256 = new Uint8Array(32);
        const key = await second.insertApiKey({
          organizationId: 1,
          name: 'n',
          permissions: [],
          keySha256,
          prefix: 'p',
        });
        expect(await store.findApiKey(keySha256)).toEqual(key);
        await second.deleteApiKey(1, key.id);
        expect(await store.findApiKey(keySha256)).toBeUndefined();
        await second.setOrganizationPolicy(1, { mediumFrom: 10, highFrom: 20 });
        expect(await store.organizationPolicy(1)).toEqual({ mediumFrom: 10, highFrom: 20 });

        const insertMany = async (through: RecordStore) => {
          for (let i = 0; i < 40; i++)
            await through.insertDetection(
              sampleDetection({ detectionId: await through.reserveId('detection') }),
            );
        };
        await Promise.all([insertMany(store), insertMany(second)]);
        const { totalCount, records } = await store.listDetections(1, { ...NEWEST_FIRST, limit: 100 });
        expect([totalCount, new Set(records.map((record) => record.detectionId)).size]).toEqual([80, 80]);
      } finally {
        await second.close();
      }
    });

    test('a closed store answers nothing more and can be closed again', async () => {
      await store.ping();
      await Promise.all([store.close(), store.close()]);
      await expect(store.ping()).rejects.toMatchObject({ name: 'StoreError', code: 'STORE_STOPPED' });
      await expect(store.insertDetection(sampleDetection({ detectionId: 1 }))).rejects.toMatchObject({
        code: 'STORE_STOPPED',
      });
    });
  });
}

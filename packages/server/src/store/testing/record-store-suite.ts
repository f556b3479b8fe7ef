import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { IdempotencyKeyTaken } from '../errors.js';
import {
  DETECTION_SORT_KEYS,
  type DetectionQuery,
  PARSE_SORT_KEYS,
  type ParsingQuery,
  type RecordStore,
  VERIFICATION_SORT_KEYS,
  type VerificationQuery,
} from '../types.js';
import { naiveList, naiveParsingList, naiveVerificationList } from './naive-list.js';
import {
  randomDetections,
  randomParsingQuery,
  randomParsings,
  randomQuery,
  randomVerificationQuery,
  randomVerifications,
} from './random-records.js';
import { sampleDetection } from './sample-detection.js';
import { sampleParsing } from './sample-parsing.js';
import { sampleVerification } from './sample-verification.js';

/** A place where one test's records live; opening it again finds them there. */
export interface TestDatabase {
  open(): Promise<RecordStore>;
  remove(): Promise<void>;
}

const NEWEST_FIRST: DetectionQuery = { limit: 25, offset: 0, sortBy: 'detectionId', direction: 'desc', tags: [] };
const NEWEST_PARSINGS: ParsingQuery = { ...NEWEST_FIRST, sortBy: 'parseId' };
const NEWEST_VERIFICATIONS: VerificationQuery = { ...NEWEST_FIRST, sortBy: 'verificationId' };
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

    test('every sort, filter and page answers what sorting everything answers', async () => {
      const [generated] = fc.sample(randomDetections(150), { numRuns: 1, seed: 20_261_120 });
      await store.organizationByName('second');
      await Promise.all(generated!.map((detection) => store.insertDetection(detection)));
      const compare = async (query: DetectionQuery, organizationId: number) => {
        expect(await store.listDetections(organizationId, query)).toEqual(naiveList(generated!, organizationId, query));
      };
      for (const sortBy of DETECTION_SORT_KEYS) {
        for (const direction of ['asc', 'desc'] as const) {
          for (const offset of [0, 7, 95]) await compare({ limit: 30, offset, sortBy, direction, tags: [] }, 1);
        }
      }
      await fc.assert(fc.asyncProperty(randomQuery, fc.constantFrom(1, 2, 3), compare), { numRuns: 600 });
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
      expect(await store.listParsings(1, { ...NEWEST_PARSINGS, tags: parsing.tags })).toEqual({ totalCount: 1, records: [parsing] });
      expect(await store.listDetections(1, NEWEST_FIRST)).toEqual({ totalCount: 1, records: [detection] });
      const [file] = parsing.files;
      expect(await store.findFile(1, file!.storedName)).toEqual(file);
      expect(await store.existingFileNames([file!.storedName, 'parse_2_card.jpg'])).toEqual(new Set([file!.storedName]));
    });

    test('every sort, filter and page of parsed documents answers what sorting everything answers', async () => {
      const [generated] = fc.sample(randomParsings(150), { numRuns: 1, seed: 20_261_122 });
      await store.organizationByName('second');
      await Promise.all(generated!.map((parsing) => store.insertParsing(parsing)));
      const compare = async (query: ParsingQuery, organizationId: number) => {
        expect(await store.listParsings(organizationId, query)).toEqual(naiveParsingList(generated!, organizationId, query));
      };
      for (const sortBy of PARSE_SORT_KEYS) {
        for (const direction of ['asc', 'desc'] as const) {
          for (const offset of [0, 7, 95]) await compare({ limit: 30, offset, sortBy, direction, tags: [] }, 1);
        }
      }
      await fc.assert(fc.asyncProperty(randomParsingQuery, fc.constantFrom(1, 2, 3), compare), { numRuns: 600 });
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
      expect(await store.listVerifications(1, { ...NEWEST_VERIFICATIONS, tags: verification.tags })).toEqual(page);
      expect(await store.listParsings(1, NEWEST_PARSINGS)).toEqual({ totalCount: 1, records: [parsing] });
      for (const file of verification.files) expect(await store.findFile(1, file.storedName)).toEqual(file);
    });

    test('every sort, filter and page of verifications answers what sorting everything answers', async () => {
      const [generated] = fc.sample(randomVerifications(150), { numRuns: 1, seed: 20_261_123 });
      await store.organizationByName('second');
      await Promise.all(generated!.map((verification) => store.insertVerification(verification)));
      const compare = async (query: VerificationQuery, organizationId: number) => {
        expect(await store.listVerifications(organizationId, query)).toEqual(naiveVerificationList(generated!, organizationId, query));
      };
      for (const sortBy of VERIFICATION_SORT_KEYS) {
        for (const direction of ['asc', 'desc'] as const) {
          for (const offset of [0, 7, 95]) await compare({ limit: 30, offset, sortBy, direction, tags: [] }, 1);
        }
      }
      await fc.assert(fc.asyncProperty(randomVerificationQuery, fc.constantFrom(1, 2, 3), compare), { numRuns: 600 });
    });

    test('pages neither repeat nor skip a record when all keys are equal', async () => {
      const ids = Array.from({ length: 23 }, (_, index) => index + 1);
      await Promise.all(ids.map((detectionId) => store.insertDetection(sampleDetection({ detectionId }))));
      for (const sortBy of DETECTION_SORT_KEYS.filter((key) => key !== 'detectionId')) {
        for (const direction of ['asc', 'desc'] as const) {
          const seen: number[] = [];
          for (let offset = 0; offset < 25; offset += 5) {
            const { records } = await store.listDetections(1, { limit: 5, offset, sortBy, direction, tags: [] });
            seen.push(...records.map((record) => record.detectionId));
          }
          expect(seen).toEqual(ids.toReversed());
        }
      }
    });

    test('another organization sees neither record nor file nor key nor answer', async () => {
      const other = await store.organizationByName('other');
      const detection = sampleDetection({ detectionId: 1, tags: [{ name: 'a', value: 'b' }] });
      await store.insertDetection(detection, { key: 'k', requestSha256: 'r' });
      const key = await store.insertApiKey({ organizationId: 1, name: 'n', permissions: [], keySha256: new Uint8Array(32), prefix: 'p' });

      const parsing = sampleParsing({ parseId: 1, tags: detection.tags });
      await store.insertParsing(parsing);
      await store.insertVerification(sampleVerification({ verificationId: 1, tags: detection.tags }));

      expect(await store.findDetection(other, 1)).toBeUndefined();
      expect(await store.findVerification(other, 1)).toBeUndefined();
      expect(await store.findFile(other, 'v_face_1_me.mp4')).toBeUndefined();
      expect((await store.listVerifications(other, { ...NEWEST_VERIFICATIONS, tags: detection.tags })).totalCount).toBe(0);
      expect(await store.findParsing(other, 1)).toBeUndefined();
      expect(await store.findFile(other, 'parse_1_card.jpg')).toBeUndefined();
      expect((await store.listParsings(other, { ...NEWEST_PARSINGS, tags: detection.tags })).totalCount).toBe(0);
      expect(await store.findFile(other, 'fd_1_statement.pdf')).toBeUndefined();
      expect((await store.listDetections(other, { ...NEWEST_FIRST, tags: detection.tags })).totalCount).toBe(0);
      expect(await store.findIdempotent(other, 'k', detection.createdAtMicros)).toBeUndefined();
      expect(await store.listApiKeys(other)).toEqual([]);
      expect(await store.renameApiKey(other, key.id, 'mine')).toBe(false);
      expect(await store.deleteApiKey(other, key.id)).toBe(false);
      expect(await store.findFile(1, 'fd_1_statement.pdf')).toEqual(detection.files[0]);
    });

    test('organizations keep their numbers, and the first is "default"', async () => {
      expect(await store.organizationByName('default')).toBe(1);
      const acme = await store.organizationByName('acme');
      expect(await Promise.all([store.organizationByName('acme'), store.organizationByName('Acme')])).toEqual([acme, acme + 1]);
    });

    test('an organization has no bounds until it is given some, and again once they are taken back', async () => {
      const acme = await store.organizationByName('acme');
      const policy = { mediumFrom: 0.3, highFrom: 99.9 };
      expect(await store.organizationPolicy(acme)).toBeUndefined();
      await store.setOrganizationPolicy(acme, policy);
      expect(await Promise.all([store.organizationPolicy(acme), store.organizationPolicy(1)])).toEqual([policy, undefined]);
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

    test('what was inserted is there after a reopening, and further inserts go on from it', async () => {
      const detections = [1, 2, 3].map((detectionId) => sampleDetection({ detectionId, tags: [{ name: 'a', value: 'b' }] }));
      await store.insertDetection(detections[0]!);
      await store.insertDetection(detections[1]!);
      await store.close();
      store = await database.open();
      await store.insertDetection(detections[2]!);
      const query: DetectionQuery = { ...NEWEST_FIRST, sortBy: 'likelihood', tags: [{ name: 'a', value: 'b' }] };
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
      expect((results[1] as PromiseRejectedResult).reason).toMatchObject({ name: 'StoreError', code: 'CONSTRAINT' });
      expect(await store.findDetection(1, 2)).toBeUndefined();
      const { totalCount, records } = await store.listDetections(1, { ...NEWEST_FIRST, sortBy: 'timestamp' });
      expect([totalCount, records.map((record) => record.detectionId)]).toEqual([3, [4, 3, 1]]);
    });

    test('of two inserts under one Idempotency-Key the second is refused with the answer of the first', async () => {
      const claim = { key: 'k', requestSha256: 'first' };
      const createdAtMicros = 100 * DAY_MICROS;
      const insert = (detectionId: number, atMicros: number, requestSha256: string) =>
        store.insertDetection(sampleDetection({ detectionId, createdAtMicros: atMicros }), { key: 'k', requestSha256 });
      const results = await Promise.allSettled([insert(1, createdAtMicros, 'first'), insert(2, createdAtMicros + 1, 'second')]);
      expect(results.map((result) => result.status)).toEqual(['fulfilled', 'rejected']);
      const { reason } = results[1] as PromiseRejectedResult;
      expect(reason).toBeInstanceOf(IdempotencyKeyTaken);
      expect(reason.answer).toEqual({ requestSha256: claim.requestSha256, kind: 'detection', recordId: 1 });
      expect(await store.findDetection(1, 2)).toBeUndefined();

      const lastMicros = createdAtMicros + DAY_MICROS - 1;
      expect(await store.findIdempotent(1, 'k', lastMicros)).toEqual({ requestSha256: 'first', kind: 'detection', recordId: 1 });
      expect(await store.findIdempotent(1, 'k', lastMicros + 1)).toBeUndefined();
      await insert(3, lastMicros + 1, 'third');
      expect(await store.findIdempotent(1, 'k', lastMicros + 2)).toEqual({ requestSha256: 'third', kind: 'detection', recordId: 3 });
    });

    test('an Idempotency-Key that a detection answered is not free for a parsed document', async () => {
      await store.insertDetection(sampleDetection({ detectionId: 7 }), { key: 'k', requestSha256: 'r' });
      const second = store.insertParsing(sampleParsing({ parseId: 8 }), { key: 'k', requestSha256: 's' });
      await expect(second).rejects.toMatchObject({ answer: { requestSha256: 'r', kind: 'detection', recordId: 7 } });
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
      expect(key).toMatchObject({ organizationId: 1, name: 'first', permissions: ['detection:read', 'files:read'], prefix: 'ak_1' });
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
        store.insertApiKey({ organizationId: 1, name: 'n', permissions: [], keySha256: hashWith(byteIndex), prefix: 'p' });
      const keys = [await insert(0), await insert(7), await insert(8), await insert(31)];
      const found = await Promise.all([0, 7, 8, 31].map((byteIndex) => store.findApiKey(hashWith(byteIndex))));
      expect(found).toEqual(keys);
      for (const byteIndex of [1, 9, 30, 32]) expect(await store.findApiKey(hashWith(byteIndex))).toBeUndefined();
    });

    test('of many stored names only those with a row exist', async () => {
      await store.insertDetection(sampleDetection({ detectionId: 1 }));
      expect(await store.existingFileNames(['fd_1_statement.pdf', 'fd_2_statement.pdf', ''])).toEqual(new Set(['fd_1_statement.pdf']));
    });

    test('two stores on one database see what the other committed, and take different ids', async () => {
      const second = await database.open();
      try {
        const keySha256 = new Uint8Array(32);
        const key = await second.insertApiKey({ organizationId: 1, name: 'n', permissions: [], keySha256, prefix: 'p' });
        expect(await store.findApiKey(keySha256)).toEqual(key);
        await second.deleteApiKey(1, key.id);
        expect(await store.findApiKey(keySha256)).toBeUndefined();
        await second.setOrganizationPolicy(1, { mediumFrom: 10, highFrom: 20 });
        expect(await store.organizationPolicy(1)).toEqual({ mediumFrom: 10, highFrom: 20 });

        const insertMany = async (through: RecordStore) => {
          for (let i = 0; i < 40; i++)
            await through.insertDetection(sampleDetection({ detectionId: await through.reserveId('detection') }));
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
      await expect(store.insertDetection(sampleDetection({ detectionId: 1 }))).rejects.toMatchObject({ code: 'STORE_STOPPED' });
    });
  });
}

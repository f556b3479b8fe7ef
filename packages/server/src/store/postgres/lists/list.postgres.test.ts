import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DETECTION_SORT_KEYS, type DetectionQuery } from '../../detection-types.js';
import type { ListQuery } from '../../record-types.js';
import { DETECTION_TABLE, detectionInsert, detectionOfRow } from '../../rows/detection.js';
import { PARSING_TABLE, parsingInsert, parsingOfRow } from '../../rows/parsing.js';
import type { RecordInsert, RecordTable } from '../../rows/record-table.js';
import { VERIFICATION_TABLE, verificationInsert, verificationOfRow } from '../../rows/verification.js';
import { naiveList, naiveParsingList, naiveVerificationList } from '../../testing/naive-list.js';
import { withPostgresDatabase } from '../../testing/postgres-database.js';
import {
  randomDetections,
  randomParsingQuery,
  randomParsings,
  randomQuery,
  randomVerificationQuery,
  randomVerifications,
} from '../../testing/random-records.js';
import { sampleDetection } from '../../testing/sample-detection.js';
import type { Database } from '../database.js';
import { migrate } from '../migrate.js';
import { LISTED } from '../migrations/0024-covering-indexes.js';
import { fillTagKeys } from '../migrations/0026-tag-keys.js';
import { organizationByName } from '../organizations.js';
import { deleteRecord, insertRecord } from '../records.js';
import { bucketSql, bucketsOf } from './buckets.js';
import { Folding } from './changes.js';
import { listRows } from './list.js';
import { ALL } from './tags.js';
import type { Way } from './ways.js';

async function insertAll(database: Database, inserts: readonly RecordInsert[]): Promise<void> {
  await migrate(database);
  await organizationByName(database, 'second');
  await Promise.all(inserts.map((insert) => database.write((queries) => insertRecord(queries, insert, {}))));
}

/** So few records make a tag a large one. */
const LARGE_FROM = 4;

/** Half of the counts in the roll-ups, half as changes: lists add up both. */
async function insertHalfFolded(database: Database, inserts: readonly RecordInsert[]): Promise<void> {
  const half = Math.floor(inserts.length / 2);
  await insertAll(database, inserts.slice(0, half));
  await new Folding(database, undefined, LARGE_FROM).now();
  await insertAll(database, inserts.slice(half));
}

/** Which costs least over so few records says nothing of many. */
const WAYS = ['sort', 'follow'] as const;
const someWay = fc.constantFrom<Way>(...WAYS);

describe('lists answer what sorting everything answers, whichever way a page is found', () => {
  test('of detections', () =>
    withPostgresDatabase(async (database) => {
      const [detections] = fc.sample(randomDetections(120), { numRuns: 1, seed: 20_261_128 });
      await insertHalfFolded(database, detections!.map(detectionInsert));
      const compare = async (query: DetectionQuery, organizationId: number, way: Way) => {
        const page = await listRows(database, DETECTION_TABLE, organizationId, query, { way });
        const records = page.rows.map(detectionOfRow);
        expect({ totalCount: page.totalCount, records }).toEqual(
          naiveList(detections!, organizationId, query),
        );
      };
      const ranges = { minLikelihood: 20, maxLikelihood: 80, minTimestamp: 1_700_000_000 };
      for (const sortBy of DETECTION_SORT_KEYS)
        for (const direction of ['asc', 'desc'] as const)
          for (const way of WAYS)
            await compare({ limit: 20, offset: 5, sortBy, direction, tags: [], ...ranges }, 1, way);
      await fc.assert(fc.asyncProperty(randomQuery, fc.constantFrom(1, 2), someWay, compare), {
        numRuns: 60,
      });
    }));

  test('of parsed documents', () =>
    withPostgresDatabase(async (database) => {
      const [parsings] = fc.sample(randomParsings(80), { numRuns: 1, seed: 20_261_129 });
      await insertHalfFolded(database, parsings!.map(parsingInsert));
      await fc.assert(
        fc.asyncProperty(
          randomParsingQuery,
          fc.constantFrom(1, 2),
          someWay,
          async (query, organizationId, way) => {
            const page = await listRows(database, PARSING_TABLE, organizationId, query, { way });
            const records = page.rows.map(parsingOfRow);
            expect({ totalCount: page.totalCount, records }).toEqual(
              naiveParsingList(parsings!, organizationId, query),
            );
          },
        ),
        { numRuns: 100 },
      );
    }));

  test('of verifications', () =>
    withPostgresDatabase(async (database) => {
      const [verifications] = fc.sample(randomVerifications(80), { numRuns: 1, seed: 20_261_130 });
      await insertHalfFolded(database, verifications!.map(verificationInsert));
      await fc.assert(
        fc.asyncProperty(
          randomVerificationQuery,
          fc.constantFrom(1, 2),
          someWay,
          async (query, organizationId, way) => {
            const page = await listRows(database, VERIFICATION_TABLE, organizationId, query, { way });
            const records = page.rows.map(verificationOfRow);
            expect({ totalCount: page.totalCount, records }).toEqual(
              naiveVerificationList(verifications!, organizationId, query),
            );
          },
        ),
        { numRuns: 100 },
      );
    }));
});

const idsOf = async (
  database: Database,
  table: RecordTable,
  query: Partial<ListQuery>,
  maxLength?: number,
): Promise<readonly unknown[]> => {
  const whole = {
    limit: 100,
    offset: 0,
    sortBy: 'detectionId',
    direction: 'asc',
    tags: [],
    ...query,
  } as const;
  const { rows } = await listRows(database, table, 1, whole, maxLength === undefined ? {} : { maxLength });
  return rows.map(([id]) => id);
};

test('a page of large rows ends before the row that would be too much, after one at least', () =>
  withPostgresDatabase(async (database) => {
    const reasoning = ['x'.repeat(10_000)];
    await insertAll(
      database,
      [1, 2, 3].map((detectionId) => detectionInsert(sampleDetection({ detectionId, reasoning }))),
    );
    expect(await idsOf(database, DETECTION_TABLE, {}, 1_000_000)).toEqual([1, 2, 3]);
    expect(await idsOf(database, DETECTION_TABLE, {}, 25_000)).toEqual([1, 2]);
    expect(await idsOf(database, DETECTION_TABLE, { offset: 2 }, 25_000)).toEqual([3]);
    expect(await idsOf(database, DETECTION_TABLE, {}, 1)).toEqual([1]);
  }));

test('counts are brought up to date by whoever comes first, and nothing is left of a tag that nothing has', () =>
  withPostgresDatabase(async (database) => {
    const tags = [{ name: 'customerId', value: 'c-17' }];
    await insertAll(
      database,
      [1, 2, 3].map((detectionId) =>
        detectionInsert(sampleDetection({ detectionId, tags: detectionId === 1 ? tags : [] })),
      ),
    );
    const foldings = [1, 2, 3].map(() => new Folding(database));
    await Promise.all(foldings.map((folding) => folding.now()));
    const counts = () => database.all('SELECT entry_count FROM list_tag ORDER BY entry_count');
    expect(await counts()).toEqual([[1], [3]]);
    expect(await idsOf(database, DETECTION_TABLE, { tags })).toEqual([1]);
    await database.write((queries) => deleteRecord(queries, 1, 'detection', 1));
    expect(await idsOf(database, DETECTION_TABLE, { tags })).toEqual([]);
    await foldings[0]!.now();
    expect(await counts()).toEqual([[2]]);
    expect(await database.all('SELECT * FROM list_change')).toEqual([]);
    expect(await database.all('SELECT * FROM detection_tag')).toEqual([]);
  }));

test('of two large tags and of their days is known how many have them, until they are large no more', () =>
  withPostgresDatabase(async (database) => {
    const [tag, other] = [
      { name: 'branch', value: 'half' },
      { name: 'channel', value: 'web' },
    ];
    const tagsOf = (id: number) => (id > 5 ? [tag] : id > 4 ? [other] : [tag, other]);
    const insert = (ids: readonly number[]) =>
      insertAll(
        database,
        ids.map((detectionId) =>
          detectionInsert(sampleDetection({ detectionId, tags: tagsOf(detectionId) })),
        ),
      );
    const found = async () => [
      await idsOf(database, DETECTION_TABLE, { tags: [tag, other] }),
      await idsOf(database, DETECTION_TABLE, { tags: [tag], minTimestamp: 1_000_000_000 }),
    ];
    const counted = async () => [
      await database.all(
        'SELECT entry_count FROM list_cell WHERE tag <> $1 AND day_level = 0 AND bucket_level = 0 ORDER BY 1',
        [ALL],
      ),
      await database.all('SELECT entry_count FROM list_tag_pair'),
    ];
    const folding = new Folding(database, undefined, LARGE_FROM);
    await insert([1, 2, 3, 4, 5, 6]);
    await folding.now();
    expect(await counted()).toEqual([[[5], [5]], [[4]]]);
    await insert([7]);
    const all = [
      [1, 2, 3, 4],
      [1, 2, 3, 4, 6, 7],
    ];
    expect(await found()).toEqual(all);
    await folding.now();
    expect(await found()).toEqual(all);
    expect(await counted()).toEqual([[[5], [6]], [[4]]]);
    for (const id of [1, 2, 3, 4, 6])
      await database.write((queries) => deleteRecord(queries, 1, 'detection', id));
    expect(await found()).toEqual([[], [7]]);
    await folding.now();
    expect(await found()).toEqual([[], [7]]);
    expect(await counted()).toEqual([[], []]);
  }));

test('a record and the rows of its tags know the keys of all its tags, those of older records by the step that added them', () =>
  withPostgresDatabase(async (database) => {
    const [detections] = fc.sample(randomDetections(40), { numRuns: 1, seed: 20_261_129 });
    const keys = () =>
      database.all(
        `SELECT d.detection_id, d.tag_keys::text, t.tag::text, t.tag_keys::text
         FROM detection d LEFT JOIN detection_tag t ON record_id = d.detection_id ORDER BY 1, 3`,
      );
    await insertAll(database, detections!.map(detectionInsert));
    const inserted = await keys();
    for (const row of inserted.filter(([, , tag]) => tag !== null)) expect(row[1]).toBe(row[3]);
    expect(new Set(inserted.map(([, ofRecord]) => ofRecord)).size).toBeGreaterThan(3);
    await database.run("UPDATE detection SET tag_keys = ''; UPDATE detection_tag SET tag_keys = ''");
    await database.run(LISTED.map(fillTagKeys).join('\n'));
    expect(await keys()).toEqual(inserted);
  }));

test('as many tags as a record may have, beside the longest name, fit into the indexes and are found', () =>
  withPostgresDatabase(async (database) => {
    const tags = Array.from({ length: 50 }, (_, index) => ({ name: `tag ${index}`, value: 'x'.repeat(100) }));
    const detection = { ...sampleDetection({ detectionId: 1 }), fileName: 'n'.repeat(255), tags };
    await insertAll(database, [detectionInsert(detection)]);
    for (const way of WAYS)
      for (const sortBy of DETECTION_SORT_KEYS) {
        const query = {
          limit: 10,
          offset: 0,
          direction: 'asc',
          sortBy,
          tags: [tags[0]!, tags[49]!],
        } as const;
        expect((await listRows(database, DETECTION_TABLE, 1, query, { way })).rows).toHaveLength(1);
      }
  }));

test('the bucket of a size is the same in SQL', () =>
  withPostgresDatabase(async (database) => {
    const sizes = [0, 1, 63, 64, 127, 128, 129, 255, 256, 1000, 65_535, 65_536, 50_000_000, 2 ** 52 + 1];
    const rows = await database.all<[number]>(
      `SELECT ${bucketSql('parse', 'size')} FROM unnest($1::bigint[]) size`,
      [sizes],
    );
    expect(rows.flat()).toEqual(sizes.map(bucketsOf('parse').of));
  }));

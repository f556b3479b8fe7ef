import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DETECTION_SORT_KEYS } from '../detection-types.js';
import type { ListQuery } from '../record-types.js';
import { ANALYSIS_TABLE, analysisInsert, referenceTags } from '../rows/analysis.js';
import { DETECTION_TABLE, detectionInsert } from '../rows/detection.js';
import { widthsOf } from '../rows/listing.js';
import { PARSING_TABLE, parsingInsert } from '../rows/parsing.js';
import type { RecordInsert, RecordTable } from '../rows/record-table.js';
import { VERIFICATION_TABLE, verificationInsert } from '../rows/verification.js';
import {
  naiveAnalysisList,
  naiveList,
  naiveParsingList,
  naiveVerificationList,
} from '../testing/naive-list.js';
import {
  randomAnalyses,
  randomAnalysisQuery,
  randomDetections,
  randomParsingQuery,
  randomParsings,
  randomQuery,
  randomVerificationQuery,
  randomVerifications,
} from '../testing/random-records.js';
import { withScratchDatabase } from '../testing/scratch-database.js';
import type { Connection } from './connection.js';
import { deleteRecordRows } from './delete-record.js';
import { decodeEntries } from './list-index/entries.js';
import { addToListIndex } from './list-index/insert.js';
import { listIds } from './list-index/list.js';
import { organizationByName } from './organizations.js';
import { insertRecordRows } from './record-table.js';

const insert = (
  connection: Connection,
  table: RecordTable,
  inserts: readonly RecordInsert[],
  sortedFrom?: number,
): void =>
  addToListIndex(
    connection,
    inserts.map((one) => insertRecordRows(connection, table, one)),
    sortedFrom,
  );

interface Kind<Listed extends { readonly organizationId: number }, Query> {
  readonly table: RecordTable;
  readonly records: fc.Arbitrary<Listed[]>;
  readonly insertOf: (record: Listed) => RecordInsert;
  readonly queries: fc.Arbitrary<Query>;
  /** As the list index is asked. */
  readonly asked: (query: Query) => ListQuery;
  readonly expected: (
    records: readonly Listed[],
    query: Query,
  ) => { totalCount: number; records: readonly Listed[] };
}

/**
 * Inserts in groups, each scope sorted from its third entry on; removes some records between the groups and
 * some at the end.
 */
async function keepSome<Listed extends { readonly organizationId: number }, Query>(
  kind: Kind<Listed, Query>,
  seed: number,
): Promise<void> {
  await withScratchDatabase((connection) => {
    organizationByName(connection, 'second');
    const { table, insertOf } = kind;
    const records = fc.sample(kind.records, { numRuns: 1, seed })[0]!;
    const isRemoved = (index: number): boolean => index % 3 === 0 || (index > 40 && index < 60);
    const remove = (record: Listed): void =>
      expect(deleteRecordRows(connection, table, record.organizationId, insertOf(record).id)).toEqual(
        insertOf(record).storedNames,
      );
    connection.writeTransaction(() => {
      for (let start = 0; start < records.length; start += 10) {
        const group = records.slice(start, start + 10);
        insert(connection, table, group.map(insertOf), 3);
        for (const [index, record] of group.entries())
          if (isRemoved(start + index) && index < 5) remove(record);
      }
      for (const [index, record] of records.entries())
        if (isRemoved(index) && index % 10 >= 5) remove(record);
    });
    const kept = records.filter((_, index) => !isRemoved(index));
    fc.assert(
      fc.property(kind.queries, (query) => {
        const { totalCount, records: page } = kind.expected(kept, query);
        const ids = page.map((record) => insertOf(record).id);
        expect(listIds(connection, table.listing, 1, kind.asked(query))).toEqual({ totalCount, ids });
      }),
      { numRuns: 500 },
    );
    expect(indexOf(connection, table)).toEqual(expectedIndex(kept.map(insertOf)));
  });
}

/**
 * All that the blocks hold, by scope: ids as they follow one another, and how many the scope says that it
 * has.
 */
function indexOf(connection: Connection, table: RecordTable): Map<string, { count: number; ids: number[] }> {
  const scopes = connection.all<[number, number, string, number]>(
    'SELECT scope_id, organization_id, tag, entry_count FROM list_scope',
  );
  return new Map(
    scopes.map(([scopeId, organizationId, tag, count]) => {
      const sql =
        'SELECT first_id, entry_count, entries FROM list_block WHERE scope_id = ? ORDER BY first_id';
      const ids = connection
        .all<[number, number, Uint8Array]>(sql, [scopeId])
        .flatMap(([firstId, entryCount, bytes]) => {
          const { offsets } = decodeEntries(bytes, widthsOf(table.listing));
          expect([offsets[0], offsets.length]).toEqual([0, entryCount]);
          return Array.from(offsets, (offset) => firstId + offset);
        });
      const [sorted] = connection.get<[number]>('SELECT count(*) FROM list_entry WHERE scope_id = ?', [
        scopeId,
      ])!;
      expect([0, count * Object.keys(table.listing.sortKeys).length]).toContain(sorted);
      return [`${organizationId} ${tag}`, { count, ids }];
    }),
  );
}

function expectedIndex(inserts: readonly RecordInsert[]): Map<string, { count: number; ids: number[] }> {
  const index = new Map<string, { count: number; ids: number[] }>();
  for (const { organizationId, id, tags } of [...inserts].sort((a, b) => a.id - b.id)) {
    for (const tag of new Set(['', ...tags.map(({ name, value }) => JSON.stringify([name, value]))])) {
      const scope = index.get(`${organizationId} ${tag}`) ?? { count: 0, ids: [] };
      index.set(`${organizationId} ${tag}`, { count: scope.count + 1, ids: [...scope.ids, id] });
    }
  }
  return index;
}

const asIs = (query: ListQuery): ListQuery => query;

describe('after some records are removed, lists and index are those of a store that never had them', () => {
  test('of detections', () =>
    keepSome(
      {
        table: DETECTION_TABLE,
        records: randomDetections(120),
        insertOf: detectionInsert,
        queries: randomQuery,
        asked: asIs,
        expected: (kept, query) => naiveList(kept, 1, query),
      },
      11,
    ));

  test('of parsed documents', () =>
    keepSome(
      {
        table: PARSING_TABLE,
        records: randomParsings(120),
        insertOf: parsingInsert,
        queries: randomParsingQuery,
        asked: asIs,
        expected: (kept, query) => naiveParsingList(kept, 1, query),
      },
      12,
    ));

  test('of verifications', () =>
    keepSome(
      {
        table: VERIFICATION_TABLE,
        records: randomVerifications(120),
        insertOf: verificationInsert,
        queries: randomVerificationQuery,
        asked: asIs,
        expected: (kept, query) => naiveVerificationList(kept, 1, query),
      },
      13,
    ));

  test('of analyses', () =>
    keepSome(
      {
        table: ANALYSIS_TABLE,
        records: randomAnalyses(120),
        insertOf: analysisInsert,
        queries: randomAnalysisQuery,
        asked: ({ callerReferences, ...query }) => ({ ...query, tags: referenceTags(callerReferences) }),
        expected: (kept, query) => naiveAnalysisList(kept, 1, query),
      },
      14,
    ));
});

test('of thousands in many blocks, the first and last of each among those removed; late ids still find their place', async () => {
  await withScratchDatabase((connection) => {
    organizationByName(connection, 'second');
    const records = fc
      .sample(randomDetections(5000), { numRuns: 1, seed: 15 })[0]!
      .toSorted((a, b) => a.detectionId - b.detectionId);
    const isLate = (id: number): boolean => id % 97 === 1;
    const inserts = records.map(detectionInsert);
    connection.writeTransaction(() => {
      const early = inserts.filter(({ id }) => !isLate(id));
      for (let start = 0; start < early.length; start += 250)
        insert(connection, DETECTION_TABLE, early.slice(start, start + 250));
    });
    const borders = connection.all<[number]>('SELECT first_id FROM list_block').map(([firstId]) => firstId);
    expect(borders.length).toBeGreaterThan(8);
    const removed = new Set([
      ...borders,
      ...borders.map((id) => id - 1),
      ...Array.from({ length: 300 }, (_, index) => 1000 + index),
    ]);
    connection.writeTransaction(() => {
      for (const { id, organizationId } of inserts) {
        if (removed.has(id) && !isLate(id)) deleteRecordRows(connection, DETECTION_TABLE, organizationId, id);
      }
      insert(
        connection,
        DETECTION_TABLE,
        inserts.filter(({ id }) => isLate(id)),
      );
    });
    const kept = records.filter(({ detectionId }) => isLate(detectionId) || !removed.has(detectionId));
    for (const sortBy of DETECTION_SORT_KEYS) {
      for (const direction of ['asc', 'desc'] as const) {
        for (const offset of [0, 2000]) {
          const query = { limit: 40, offset, sortBy, direction, tags: [] };
          const { totalCount, records: page } = naiveList(kept, 1, query);
          expect(listIds(connection, DETECTION_TABLE.listing, 1, query)).toEqual({
            totalCount,
            ids: page.map((one) => one.detectionId),
          });
        }
      }
    }
    fc.assert(
      fc.property(randomQuery, (query) => {
        const { totalCount, records: page } = naiveList(kept, 1, query);
        expect(listIds(connection, DETECTION_TABLE.listing, 1, query)).toEqual({
          totalCount,
          ids: page.map((one) => one.detectionId),
        });
      }),
      { numRuns: 30 },
    );
  });
});

test('when the last record goes, no row of any kind is left of it', async () => {
  await withScratchDatabase((connection) => {
    organizationByName(connection, 'second');
    const inserts = fc.sample(randomDetections(60), { numRuns: 1, seed: 16 })[0]!.map(detectionInsert);
    connection.writeTransaction(() => {
      insert(connection, DETECTION_TABLE, inserts, 3);
      expect(
        deleteRecordRows(connection, DETECTION_TABLE, 3 - inserts[0]!.organizationId, inserts[0]!.id),
      ).toBeUndefined();
      for (const { organizationId, id } of inserts)
        deleteRecordRows(connection, DETECTION_TABLE, organizationId, id);
    });
    const tables = connection
      .all<[string]>("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
      .map(([name]) => name)
      // Of the index of texts these say how it is built; its words are counted below.
      .filter((name) => !/^submission_text_(?:config|data|idx)$/.test(name))
      .filter((name) => connection.get<[number]>(`SELECT count(*) FROM ${name}`)![0] > 0);
    expect(tables.sort()).toEqual(['id_lease', 'organization']);
    connection.execute("CREATE VIRTUAL TABLE temp.word USING fts5vocab ('main', 'submission_text', 'row')");
    expect(connection.all('SELECT term FROM word')).toEqual([]);
  });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ListQuery } from '../../record-types.js';
import { DETECTION_TABLE, detectionInsert } from '../../rows/detection.js';
import { PARSING_TABLE, parsingInsert } from '../../rows/parsing.js';
import type { RecordInsert, RecordTable } from '../../rows/record-table.js';
import { VERIFICATION_TABLE, verificationInsert } from '../../rows/verification.js';
import { naiveList, naiveParsingList, naiveVerificationList } from '../../testing/naive-list.js';
import {
  randomDetections,
  randomParsingQuery,
  randomParsings,
  randomQuery,
  randomVerificationQuery,
  randomVerifications,
} from '../../testing/random-records.js';
import { withScratchDatabase } from '../../testing/scratch-database.js';
import type { Connection } from '../connection.js';
import { organizationByName } from '../organizations.js';
import { insertRecordRows } from '../record-table.js';
import { addToListIndex } from './insert.js';
import { listIds, rangesOf } from './list.js';
import { sortByKey, sortingIsCheaper, walkByKey } from './page-by-key.js';
import { findScopes } from './scopes.js';

/** In groups of ten, each scope sorted from its third entry on. */
function insertAll(connection: Connection, table: RecordTable, inserts: readonly RecordInsert[]): void {
  organizationByName(connection, 'second');
  for (let start = 0; start < inserts.length; start += 10) {
    const counted = inserts.slice(start, start + 10).map((one) => insertRecordRows(connection, table, one));
    addToListIndex(connection, counted, 3);
  }
}

/** Compares every way to a page with the reference. @returns how often each way was taken */
function compareWays<Query extends ListQuery>(
  connection: Connection,
  { listing }: RecordTable,
  count: number,
  queries: fc.Arbitrary<Query>,
  reference: (query: Query) => { totalCount: number; ids: number[] },
): { walked: number; sorted: number } {
  const ways = { walked: 0, sorted: 0 };
  fc.assert(
    fc.property(queries, (query) => {
      const { sortBy } = query;
      const expected = reference(query);
      expect(listIds(connection, listing, 1, query)).toEqual(expected);
      const scopes = findScopes(connection, listing.kind, 1, query.tags);
      if (!scopes || sortBy === listing.idKey) return;
      const filter = { listing, sortBy, scopes, ranges: rangesOf(listing, query) };
      const everyMatch = Float64Array.from(reference({ ...query, offset: 0, limit: count }).ids).sort();
      expect(sortByKey(connection, filter, everyMatch, query)).toEqual(expected.ids);
      ways.sorted++;
      if (!scopes.every((scope) => scope.isSorted)) return;
      expect(walkByKey(connection, filter, query)).toEqual(expected.ids);
      ways.walked++;
    }),
    { numRuns: 800 },
  );
  return ways;
}

test('a list of detections, walking sorted entries, and sorting known ids all answer what sorting everything answers', async () => {
  await withScratchDatabase((connection) => {
    const detections = fc.sample(randomDetections(120), { numRuns: 1, seed: 7 })[0]!;
    connection.writeTransaction(() =>
      insertAll(connection, DETECTION_TABLE, detections.map(detectionInsert)),
    );
    const ways = compareWays(connection, DETECTION_TABLE, 120, randomQuery, (query) => {
      const { totalCount, records } = naiveList(detections, 1, query);
      return { totalCount, ids: records.map(({ detectionId }) => detectionId) };
    });
    expect(Math.min(ways.walked, ways.sorted)).toBeGreaterThan(300);
  });
});

test('and so do they of parsed documents', async () => {
  await withScratchDatabase((connection) => {
    const parsings = fc.sample(randomParsings(120), { numRuns: 1, seed: 8 })[0]!;
    connection.writeTransaction(() => insertAll(connection, PARSING_TABLE, parsings.map(parsingInsert)));
    const ways = compareWays(connection, PARSING_TABLE, 120, randomParsingQuery, (query) => {
      const { totalCount, records } = naiveParsingList(parsings, 1, query);
      return { totalCount, ids: records.map(({ parseId }) => parseId) };
    });
    expect(Math.min(ways.walked, ways.sorted)).toBeGreaterThan(300);
  });
});

test('and of verifications, which two sizes may limit', async () => {
  await withScratchDatabase((connection) => {
    const verifications = fc.sample(randomVerifications(120), { numRuns: 1, seed: 9 })[0]!;
    connection.writeTransaction(() =>
      insertAll(connection, VERIFICATION_TABLE, verifications.map(verificationInsert)),
    );
    const ways = compareWays(connection, VERIFICATION_TABLE, 120, randomVerificationQuery, (query) => {
      const { totalCount, records } = naiveVerificationList(verifications, 1, query);
      return { totalCount, ids: records.map(({ verificationId }) => verificationId) };
    });
    expect(Math.min(ways.walked, ways.sorted)).toBeGreaterThan(300);
  });
});

test('few matches are sorted, a page that many matches fill is walked to, and a scope without order is always sorted', () => {
  const scope = { scopeId: 1, entryCount: 1_000_000, isSorted: true };
  const filter = {
    listing: DETECTION_TABLE.listing,
    sortBy: 'fileName',
    scopes: [scope],
    ranges: undefined,
  } as const;
  expect(sortingIsCheaper(filter, 500, 100)).toBe(true);
  expect(sortingIsCheaper(filter, 500_000, 100)).toBe(false);
  expect(sortingIsCheaper({ ...filter, scopes: [{ ...scope, isSorted: false }] }, 500_000, 100)).toBe(true);
});

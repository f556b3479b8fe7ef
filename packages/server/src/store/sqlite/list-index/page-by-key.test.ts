import fc from 'fast-check';
import { expect, test } from 'vitest';
import { naiveList } from '../../testing/naive-list.js';
import { randomDetections, randomQuery } from '../../testing/random-records.js';
import { withScratchDatabase } from '../../testing/scratch-database.js';
import type { Detection } from '../../types.js';
import type { Connection } from '../connection.js';
import { detectionInsert } from '../detection-row.js';
import { insertDetectionRows } from '../detections.js';
import { organizationByName } from '../organizations.js';
import { addToListIndex } from './insert.js';
import { listIds, rangesOf } from './list.js';
import { sortByKey, sortingIsCheaper, walkByKey } from './page-by-key.js';
import { findScopes } from './scopes.js';

/** In groups of ten, each scope sorted from its third entry on. */
function insertAll(connection: Connection, detections: readonly Detection[]): void {
  organizationByName(connection, 'second');
  for (let start = 0; start < detections.length; start += 10) {
    const counted = detections.slice(start, start + 10).map((one) => insertDetectionRows(connection, detectionInsert(one)));
    addToListIndex(connection, counted, 3);
  }
}

test('a list, walking sorted entries, and sorting known ids all answer what sorting everything answers', async () => {
  await withScratchDatabase((connection) => {
    const [detections] = fc.sample(randomDetections(120), { numRuns: 1, seed: 7 });
    connection.writeTransaction(() => insertAll(connection, detections!));
    const ways = { walked: 0, sorted: 0 };
    fc.assert(
      fc.property(randomQuery, (query) => {
        const { sortBy } = query;
        const { totalCount, records } = naiveList(detections!, 1, query);
        expect(listIds(connection, 1, query)).toEqual({ totalCount, ids: records.map((record) => record.detectionId) });
        const scopes = findScopes(connection, 1, query.tags);
        if (!scopes || sortBy === 'detectionId') return;
        const idsOf = (offset: number, limit: number) =>
          naiveList(detections!, 1, { ...query, offset, limit }).records.map((record) => record.detectionId);
        const expected = idsOf(query.offset, query.limit);
        const everyMatch = Float64Array.from(idsOf(0, detections!.length)).sort();
        expect(sortByKey(connection, sortBy, everyMatch, query)).toEqual(expected);
        ways.sorted++;
        if (!scopes.every((scope) => scope.isSorted)) return;
        expect(walkByKey(connection, { sortBy, scopes, ranges: rangesOf(query) }, query)).toEqual(expected);
        ways.walked++;
      }),
      { numRuns: 800 },
    );
    expect(Math.min(ways.walked, ways.sorted)).toBeGreaterThan(300);
  });
});

test('few matches are sorted, a page that many matches fill is walked to, and a scope without order is always sorted', () => {
  const scope = { scopeId: 1, entryCount: 1_000_000, isSorted: true };
  const filter = { sortBy: 'fileName', scopes: [scope], ranges: undefined } as const;
  expect(sortingIsCheaper(filter, 500, 100)).toBe(true);
  expect(sortingIsCheaper(filter, 500_000, 100)).toBe(false);
  expect(sortingIsCheaper({ ...filter, scopes: [{ ...scope, isSorted: false }] }, 500_000, 100)).toBe(true);
});

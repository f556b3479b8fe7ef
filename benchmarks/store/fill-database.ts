import { DETECTION_TABLE, detectionInsert } from '../../packages/server/src/store/rows/detection.js';
import type { Connection } from '../../packages/server/src/store/sqlite/connection.js';
import {
  addToListIndex,
  SORTED_FROM,
  sortScope,
} from '../../packages/server/src/store/sqlite/list-index/insert.js';
import { insertRecordRows } from '../../packages/server/src/store/sqlite/record-table.js';
import { keptDatabase } from './kept-database.js';
import { randomFractions, sampleRecord } from './sample-records.js';

/** Raised when the schema or the sample changes, so that an older file is not used again. */
const SAMPLE_VERSION = 4;
const ROWS_PER_COMMIT = 2000;

/**
 * The path of a database of `count` records, made by the store's own insert code and kept for later runs.
 * Transactions are large and scopes sorted at the end.
 */
export function filledDatabase(count: number): string {
  return keptDatabase(`records-${count}-v${SAMPLE_VERSION}.db`, (connection) =>
    fillRecords(connection, count),
  );
}

function fillRecords(connection: Connection, count: number): void {
  connection.execute(
    'PRAGMA synchronous = OFF; PRAGMA cache_size = -2000000; PRAGMA wal_autocheckpoint = 100000;',
  );
  const random = randomFractions(20_261_120);
  const startedMs = performance.now();
  for (let first = 0; first < count; first += ROWS_PER_COMMIT) {
    connection.writeTransaction(() => {
      const records = Array.from({ length: Math.min(ROWS_PER_COMMIT, count - first) }, (_, i) =>
        sampleRecord(first + i, count, random),
      );
      addToListIndex(
        connection,
        records.map((record) => insertRecordRows(connection, DETECTION_TABLE, detectionInsert(record))),
        Number.POSITIVE_INFINITY,
      );
    });
    if (first % 100_000 === 0)
      console.error(`${first} records, ${Math.round((performance.now() - startedMs) / 1000)} s`);
  }
  console.error('sorting the large scopes');
  const large = connection.all<[number, number]>(
    'SELECT scope_id, entry_count FROM list_scope WHERE entry_count >= ?',
    [SORTED_FROM],
  );
  for (const [scopeId, entryCount] of large)
    sortScope(connection, DETECTION_TABLE.listing, { scopeId, entryCount, isSorted: false });
  connection.run("UPDATE id_lease SET next_id = ? WHERE kind = 'detection'", [count + 1]);
  connection.execute('PRAGMA wal_checkpoint(TRUNCATE)');
}

import type { Detection } from '../../packages/server/src/store/detection-types.js';
import { DETECTION_TABLE, detectionInsert } from '../../packages/server/src/store/rows/detection.js';
import type { Connection } from '../../packages/server/src/store/sqlite/connection.js';
import {
  addToListIndex,
  SORTED_FROM,
  sortScope,
} from '../../packages/server/src/store/sqlite/list-index/insert.js';
import { insertRecordRows } from '../../packages/server/src/store/sqlite/record-table.js';
import { keptDatabase } from './kept-database.js';
import { type Contents, randomFractions, sampleRecord } from './sample-records.js';

/** Raised when the schema or the sample changes, so that an older file is not used again. */
const SAMPLE_VERSION = 4;
/** A block of the list index is written once per commit, however many records came to it. */
const ROWS_PER_COMMIT = 50_000;

/**
 * The path of a database of `count` records, made by the store's own insert code and kept for later runs.
 * Transactions are large and scopes sorted at the end.
 * @param contents `short`: checks without evidence and details, where ten million would not fit the disk; lists read
 * those of a page's records alone, by their ids
 */
export function filledDatabase(count: number, contents: Contents = 'whole'): string {
  const suffix = contents === 'short' ? '-short' : '';
  return keptDatabase(`records-${count}${suffix}-v${SAMPLE_VERSION}.db`, (connection) =>
    fillRecords(connection, count, contents),
  );
}

const shortened = (record: Detection): Detection => ({
  ...record,
  checks: record.checks.map((check) => ({ ...check, details: '', evidence: [] })),
});

function fillRecords(connection: Connection, count: number, contents: Contents): void {
  connection.execute(
    'PRAGMA synchronous = OFF; PRAGMA cache_size = -2000000; PRAGMA wal_autocheckpoint = 100000;',
  );
  const random = randomFractions(20_261_120);
  const startedMs = performance.now();
  for (let first = 0; first < count; first += ROWS_PER_COMMIT) {
    connection.writeTransaction(() => {
      const records = Array.from({ length: Math.min(ROWS_PER_COMMIT, count - first) }, (_, i) =>
        sampleRecord(first + i, count, random),
      ).map((record) => (contents === 'short' ? shortened(record) : record));
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

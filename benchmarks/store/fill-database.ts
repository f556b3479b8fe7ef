import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Connection } from '../../packages/server/src/store/sqlite/connection.js';
import { detectionInsert } from '../../packages/server/src/store/sqlite/detection-row.js';
import { addToBlocks, insertDetectionRows } from '../../packages/server/src/store/sqlite/detections.js';
import { migrate } from '../../packages/server/src/store/sqlite/migrate.js';
import { randomFractions, sampleRecord } from './sample-records.js';

/** Raised when the schema or the sample changes, so that an older file is not used again. */
const SAMPLE_VERSION = 1;
const ROWS_PER_COMMIT = 2000;

/** The path of a database of `count` records, made by the store's own insert code in large transactions and kept for later runs. */
export function filledDatabase(count: number): string {
  const folder = join(tmpdir(), 'assay-store-benchmark');
  const path = join(folder, `records-${count}-v${SAMPLE_VERSION}.db`);
  if (existsSync(path)) return path;
  mkdirSync(folder, { recursive: true });
  const unfinished = `${path}.unfinished`;
  for (const suffix of ['', '-wal', '-shm']) rmSync(unfinished + suffix, { force: true });
  const connection = new Connection(unfinished);
  migrate(connection);
  connection.execute('PRAGMA synchronous = OFF; PRAGMA cache_size = -1000000;');
  const random = randomFractions(20_261_120);
  const startedMs = performance.now();
  for (let first = 0; first < count; first += ROWS_PER_COMMIT) {
    connection.writeTransaction(() => {
      const records = Array.from({ length: Math.min(ROWS_PER_COMMIT, count - first) }, (_, i) => sampleRecord(first + i, count, random));
      const inserted = records.map((record) => {
        const insert = detectionInsert(record);
        return { insert, scopeIds: insertDetectionRows(connection, insert) };
      });
      addToBlocks(connection, inserted);
    });
    if (first % 100_000 === 0) console.error(`${first} records, ${Math.round((performance.now() - startedMs) / 1000)} s`);
  }
  connection.run("UPDATE id_lease SET next_id = ? WHERE kind = 'detection'", [count + 1]);
  connection.execute('PRAGMA wal_checkpoint(TRUNCATE)');
  connection.close();
  renameSync(unfinished, path);
  return path;
}

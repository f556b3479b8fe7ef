import type { SchemaVersion } from '../schema-version.js';
import { Connection } from './connection.js';
import { requireKnown, versionOf } from './migrate.js';
import { MIGRATIONS } from './migrations/index.js';

/**
 * How far the database file is, without changing its tables.
 * @param path undefined: there is none yet
 * @throws StoreError DATABASE_TOO_NEW when a newer Assay wrote it
 */
export function sqliteSchemaVersion(path: string | undefined): SchemaVersion {
  const known = MIGRATIONS.length;
  let done = 0;
  if (path !== undefined) {
    const connection = new Connection(path);
    try {
      requireKnown(connection);
      done = versionOf(connection);
    } finally {
      connection.close();
    }
  }
  return { done, known, missing: Array.from({ length: known - done }, (_, index) => done + index + 1) };
}

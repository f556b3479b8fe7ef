import { StoreError } from '../errors.js';
import type { Connection } from './connection.js';
import { MIGRATIONS } from './migrations/index.js';

/**
 * Brings the database to this code's schema, each step in its own transaction; `user_version` is the number
 * of steps done.
 */
export function migrate(connection: Connection, migrations: readonly string[] = MIGRATIONS): void {
  const version = () => connection.get<[number]>('PRAGMA user_version')?.[0] ?? 0;
  if (version() > migrations.length) {
    throw new StoreError(
      'DATABASE_TOO_NEW',
      `the database has schema version ${version()} and this Assay knows versions up to ${migrations.length}: start the newer Assay again`,
    );
  }
  for (const [index, sql] of migrations.entries()) {
    if (version() > index) continue;
    connection.writeTransaction(() => {
      // Read again under the lock: another process may have done this step meanwhile.
      if (version() > index) return;
      connection.execute(sql);
      connection.execute(`PRAGMA user_version = ${index + 1}`);
    });
  }
}

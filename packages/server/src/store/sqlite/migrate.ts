import { StoreError } from '../errors.js';
import type { Connection } from './connection.js';
import { MIGRATIONS } from './migrations/index.js';

/** The number of steps done. */
export const versionOf = (connection: Connection): number =>
  connection.get<[number]>('PRAGMA user_version')?.[0] ?? 0;

/** @throws StoreError DATABASE_TOO_NEW */
export function requireKnown(connection: Connection, migrations: readonly string[] = MIGRATIONS): void {
  const version = versionOf(connection);
  if (version <= migrations.length) return;
  throw new StoreError(
    'DATABASE_TOO_NEW',
    `the database has schema version ${version} and this Assay knows versions up to ${migrations.length}: start the newer Assay again`,
  );
}

/** Brings the database to this code's schema, each step in its own transaction. */
export function migrate(connection: Connection, migrations: readonly string[] = MIGRATIONS): void {
  requireKnown(connection, migrations);
  for (const [index, sql] of migrations.entries()) {
    if (versionOf(connection) > index) continue;
    connection.writeTransaction(() => {
      // Read again under the lock: another process may have done this step meanwhile.
      if (versionOf(connection) > index) return;
      connection.execute(sql);
      connection.execute(`PRAGMA user_version = ${index + 1}`);
    });
  }
}

import type { SchemaVersion } from '../schema-version.js';
import type { RecordStore } from '../types.js';
import { Database } from './database.js';
import { storeErrorOf } from './failures.js';
import { migrate, schemaVersion } from './migrate.js';
import { postgresStore } from './postgres-store.js';
import { requireNoCopy } from './unfinished-copy.js';
import { migrateWork } from './work-queue.js';

export interface PostgresStoreOptions {
  /** `postgres://user:password@host:port/database`; made of libpq's parts, `host` may name a folder of a socket. */
  readonly url: string;
}

/** Connections of one process at most, and of those that look up who is asking: nobody waits behind a list to be let in. */
const CONNECTIONS = 10;
const CALLER_CONNECTIONS = 2;

/**
 * Opens the store on a PostgreSQL database and brings its schema up to date.
 * @throws StoreError DATABASE_TOO_NEW when a newer Assay's schema no longer works for this one;
 * DATABASE_UNREACHABLE when nobody answers there; COPY_UNFINISHED
 */
export async function openPostgresStore({ url }: PostgresStoreOptions): Promise<RecordStore> {
  const database = new Database({ url, connections: CONNECTIONS });
  const callers = new Database({ url, connections: CALLER_CONNECTIONS });
  try {
    await migrate(database);
    await requireNoCopy(database);
    await migrateWork(database);
    return postgresStore(database, callers);
  } catch (error) {
    await Promise.all([database.close(), callers.close()]);
    throw storeErrorOf(error);
  }
}

/** How far the database is, without changing it. @throws StoreError as {@link openPostgresStore} does */
export async function postgresSchemaVersion({ url }: PostgresStoreOptions): Promise<SchemaVersion> {
  const database = new Database({ url, connections: 1 });
  return schemaVersion(database).finally(() => database.close());
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DATABASE_FILE, openDataFolder } from '../data-folder.js';
import type { Settings } from '../settings.js';
import { openPostgresStore, postgresSchemaVersion } from './postgres/open.js';
import { PostgresWorkQueue } from './postgres/work-queue.js';
import type { SchemaVersion } from './schema-version.js';
import { openSqliteStore } from './sqlite/open.js';
import { sqliteSchemaVersion } from './sqlite/schema.js';
import type { RecordStore } from './types.js';
import type { WorkQueue } from './work-types.js';

/** Where the records lie: in the database that the settings name, or in the data folder. */
export interface StoreSettings
  extends Pick<Settings, 'dataDirectory'>,
    Partial<Pick<Settings, 'databaseUrl'>> {}

/** Whether there is a store to open, without making one; a database that is named counts as there. */
export const storeExists = ({ dataDirectory, databaseUrl }: StoreSettings): boolean =>
  databaseUrl !== undefined || existsSync(join(dataDirectory, DATABASE_FILE));

/**
 * Opens the store of records, as the server does; for the command line too. Its schema is brought up to date.
 * @throws SettingsError when the data folder cannot be used
 * @throws StoreError when the database cannot be opened
 */
export async function openStore({ dataDirectory, databaseUrl }: StoreSettings): Promise<RecordStore> {
  await openDataFolder(dataDirectory);
  return databaseUrl === undefined
    ? openSqliteStore({ path: join(dataDirectory, DATABASE_FILE) })
    : openPostgresStore({ url: databaseUrl });
}

/**
 * How far the database is, without changing it.
 * @throws StoreError DATABASE_TOO_NEW, or when it cannot be read
 */
export async function schemaVersionOf({ dataDirectory, databaseUrl }: StoreSettings): Promise<SchemaVersion> {
  if (databaseUrl !== undefined) return postgresSchemaVersion({ url: databaseUrl });
  const path = join(dataDirectory, DATABASE_FILE);
  return sqliteSchemaVersion(existsSync(path) ? path : undefined);
}

/**
 * The queue of a PostgreSQL database that {@link openStore} opened.
 * @param concurrency of its `start`; 0 where jobs are not run
 */
export const openWorkQueue = (
  url: string,
  concurrency: number,
  onFault: (error: unknown) => void,
): WorkQueue => new PostgresWorkQueue({ url, onFault }, concurrency);

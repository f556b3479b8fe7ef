import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DATABASE_FILE, openDataFolder } from '../data-folder.js';
import type { Settings } from '../settings.js';
import { openSqliteStore } from './sqlite/open.js';
import type { RecordStore } from './types.js';

/** Whether there is a store to open, without making one. */
export const storeExists = ({ dataDirectory }: Pick<Settings, 'dataDirectory'>): boolean =>
  existsSync(join(dataDirectory, DATABASE_FILE));

/**
 * Opens the store of records in the data folder, as the server does; for the command line too.
 * @throws SettingsError when the folder cannot be used
 * @throws StoreError when its database cannot be opened
 */
export async function openStore({ dataDirectory }: Pick<Settings, 'dataDirectory'>): Promise<RecordStore> {
  await openDataFolder(dataDirectory);
  return openSqliteStore({ path: join(dataDirectory, DATABASE_FILE) });
}

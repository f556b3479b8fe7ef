import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DATABASE_FILE } from '../data-folder.js';
import { Snapshot } from '../store/sqlite/snapshot.js';
import { makeEmptyFolder } from './back-up.js';
import { BackupError } from './backup-error.js';
import { copyFile } from './copy-file.js';
import { type BackupSummary, readEntries, readSummary } from './manifest.js';

/**
 * Fills an empty data folder from a backup, each file held against its hash, and brings the database to this
 * version's schema. Submissions that were waiting when the backup was made are examined at the next start.
 * What a restore that fails had copied is removed again.
 * @throws BackupError when the backup is not whole or the folder not empty; StoreError when a newer Assay made it
 */
export async function restore(folder: string, dataDirectory: string): Promise<BackupSummary> {
  const summary = await readSummary(folder);
  await makeEmptyFolder(dataDirectory);
  try {
    for await (const { path, sha256 } of readEntries(folder, summary)) {
      const copied = await copyFile(join(folder, path), join(dataDirectory, path));
      if (!copied) throw new BackupError(`${path} is missing in the backup.`);
      if (copied.sha256 !== sha256) throw new BackupError(`${path} was changed since the backup was made.`);
    }
    const database = new Snapshot(join(dataDirectory, DATABASE_FILE));
    try {
      database.migrate();
    } finally {
      database.close();
    }
  } catch (error) {
    await rm(dataDirectory, { recursive: true, force: true });
    throw error;
  }
  return summary;
}

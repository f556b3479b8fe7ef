import { chmod, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DATABASE_FILE, JOBS_FOLDER, LINK_SECRET_FILE, REPORT_SIGNER_FILE } from '../data-folder.js';
import { ENGINE_VERSION } from '../engine-version.js';
import { stagedNamesOf } from '../jobs/uploads/request.js';
import { Snapshot, snapshotDatabase } from '../store/sqlite/snapshot.js';
import { BackupError } from './backup-error.js';
import { copyFile, hashFile } from './copy-file.js';
import { type BackupEntry, type BackupSummary, entryPathOf, writeManifest } from './manifest.js';

/** A record that is erased while its files are copied makes another snapshot necessary, so often at most. */
const MAX_SNAPSHOTS = 5;

/**
 * Copies an installation with the embedded database into an empty folder, while it serves. The backup is of
 * the moment at which the database was copied: every record of it with its files, and every submission that
 * was accepted when the backup began. A record that was erased meanwhile is not in it.
 * @throws BackupError when the folder cannot be used, or files are missing that records name
 */
export async function backUp(
  dataDirectory: string,
  folder: string,
  madeAtMicros: number,
): Promise<BackupSummary> {
  await makeEmptyFolder(folder);
  const entries = new Map<string, BackupEntry>();
  const keep = async (path: string): Promise<boolean> => {
    const copied = await copyFile(join(dataDirectory, path), join(folder, path));
    if (copied) entries.set(path, { path, ...copied });
    return copied !== undefined;
  };
  await keep(LINK_SECRET_FILE);
  await keep(REPORT_SIGNER_FILE);
  // Before the database: the upload of a job that ends meanwhile goes, and its record is in the database then.
  for (const name of await namesIn(join(dataDirectory, JOBS_FOLDER))) await keep(`${JOBS_FOLDER}/${name}`);
  for (let snapshots = 1; ; snapshots++) {
    const database = join(folder, DATABASE_FILE);
    await rm(database, { force: true });
    snapshotDatabase(join(dataDirectory, DATABASE_FILE), database);
    await chmod(database, 0o600);
    const { named, missing } = await keepFiles(database, entries, keep);
    if (missing === 0) {
      await dropUnnamed(folder, entries, named);
      break;
    }
    if (snapshots === MAX_SNAPSHOTS)
      throw new BackupError(`${missing} files are missing in the data folder that records name.`);
  }
  const database = await hashFile(join(folder, DATABASE_FILE));
  if (!database) throw new BackupError('The copy of the database is gone.');
  const all = [{ path: DATABASE_FILE, ...database }, ...entries.values()];
  return writeManifest(folder, all, {
    engineVersion: ENGINE_VERSION,
    madeAt: new Date(madeAtMicros / 1000).toISOString(),
  });
}

/** Copies what the snapshot's records name, and takes from it the jobs that were accepted after their copying. */
async function keepFiles(
  database: string,
  kept: ReadonlyMap<string, BackupEntry>,
  keep: (path: string) => Promise<boolean>,
): Promise<{ named: ReadonlySet<string>; missing: number }> {
  const named = new Set([LINK_SECRET_FILE, REPORT_SIGNER_FILE]);
  let missing = 0;
  const snapshot = new Snapshot(database);
  try {
    for (const names of snapshot.storedNames()) {
      const notThere: string[] = [];
      for (const name of names) {
        const path = entryPathOf(name);
        named.add(path);
        if (!kept.has(path) && !(await keep(path))) notThere.push(name);
      }
      missing += notThere.length - snapshot.drawnWhenAsked(notThere).size;
    }
    const later: string[] = [];
    for (const { jobId, request } of snapshot.waitingJobs()) {
      const uploads = stagedNamesOf(request).map((name) => `${JOBS_FOLDER}/${name}`);
      if (uploads.every((path) => kept.has(path))) for (const path of uploads) named.add(path);
      else later.push(jobId);
    }
    snapshot.dropJobs(later);
  } finally {
    snapshot.close();
  }
  return { named, missing };
}

/** Removes copies that nothing names: of records erased, and of jobs that ended, while the backup was made. */
async function dropUnnamed(
  folder: string,
  entries: Map<string, BackupEntry>,
  named: ReadonlySet<string>,
): Promise<void> {
  for (const path of [...entries.keys()].filter((kept) => !named.has(kept))) {
    await rm(join(folder, path), { force: true });
    entries.delete(path);
  }
}

/** @throws BackupError when it holds something */
export async function makeEmptyFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0)
    throw new BackupError(`"${folder}" is not empty.`, { isOfFolder: true });
}

const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });

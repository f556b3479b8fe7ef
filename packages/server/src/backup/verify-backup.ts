import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DATABASE_FILE } from '../data-folder.js';
import { Snapshot } from '../store/sqlite/snapshot.js';
import { copyFile, hashFile } from './copy-file.js';
import { type BackupSummary, entryPathOf, readEntries, readSummary } from './manifest.js';

export interface VerifiedBackup {
  readonly summary: BackupSummary;
  /** A sentence each; empty when the backup can be restored whole. */
  readonly problems: readonly string[];
}

/**
 * Whether every file of a backup is there with its bytes, its database is whole, and each file that a record
 * names is among them. Changes nothing in the backup.
 * @throws BackupError when the folder is no finished backup
 */
export async function verifyBackup(folder: string): Promise<VerifiedBackup> {
  const summary = await readSummary(folder);
  const problems: string[] = [];
  const paths = new Set<string>();
  for await (const entry of readEntries(folder, summary)) {
    paths.add(entry.path);
    const found = await hashFile(join(folder, entry.path));
    if (!found) problems.push(`${entry.path} is missing.`);
    else if (found.sha256 !== entry.sha256) problems.push(`${entry.path} was changed.`);
  }
  if (!paths.has(DATABASE_FILE)) problems.push('The backup has no database.');
  if (problems.length === 0) problems.push(...(await problemsOfDatabase(folder, paths)));
  return { summary, problems };
}

/** SQLite writes beside a database that it opens: it is given a copy. */
async function problemsOfDatabase(folder: string, paths: ReadonlySet<string>): Promise<readonly string[]> {
  const own = await mkdtemp(join(tmpdir(), 'assay-verify-backup-'));
  try {
    const copy = join(own, DATABASE_FILE);
    await copyFile(join(folder, DATABASE_FILE), copy);
    const snapshot = new Snapshot(copy);
    try {
      const problems = snapshot.problems().map((line) => `The database: ${line}.`);
      if (problems.length > 0) return problems;
      let unheld = 0;
      for (const names of snapshot.storedNames()) {
        const notThere = names.filter((name) => !paths.has(entryPathOf(name)));
        unheld += notThere.length - snapshot.drawnWhenAsked(notThere).size;
      }
      return unheld === 0 ? [] : [`${unheld} files that records name are not in the backup.`];
    } finally {
      snapshot.close();
    }
  } finally {
    await rm(own, { recursive: true, force: true });
  }
}

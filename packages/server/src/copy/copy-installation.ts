import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { copyFile } from '../backup/copy-file.js';
import { openBlobs } from '../blobs/open.js';
import type { S3Settings } from '../blobs/s3/settings.js';
import type { BlobStore } from '../blobs/types.js';
import { DATABASE_FILE, LINK_SECRET_FILE, openDataFolder } from '../data-folder.js';
import { CopyError } from '../store/copy/copy-error.js';
import { type CopiedRows, copyRows, requireKnownTables, verifyRows } from '../store/copy/copy-store.js';
import { EmbeddedSource } from '../store/copy/embedded-source.js';
import { PostgresTarget } from '../store/copy/postgres-target.js';
import { copyFiles } from './copy-files.js';

/** Where an installation is copied to. */
export interface CopyTarget {
  readonly databaseUrl: string;
  /** The data folder itself leaves the files where they are. */
  readonly blobs: { readonly s3: S3Settings } | { readonly dataDirectory: string };
}

export interface Copy {
  readonly fileCount: number;
  readonly tables: readonly CopiedRows[];
}

/**
 * Copies an embedded installation, which nobody uses meanwhile, into an empty PostgreSQL database and a bucket or
 * folder, and holds both against each other: every row, and every file by its hash. Ids stay, and new ones go on behind
 * them. One that was interrupted goes on where it was; no server starts on the database before it came to its end.
 * @param tell is handed what is copied next, for people
 * @throws CopyError when it cannot be copied: submissions wait, files are missing, the target holds other data;
 * StoreError, SettingsError when one of them cannot be used
 */
export async function copyInstallation(
  dataDirectory: string,
  { databaseUrl, blobs: place }: CopyTarget,
  tell: (part: string) => void,
): Promise<Copy> {
  const database = join(dataDirectory, DATABASE_FILE);
  if (!existsSync(database)) throw new CopyError(`There is no data in "${dataDirectory}".`);
  const source = new EmbeddedSource(database);
  let target: PostgresTarget | undefined;
  try {
    requireKnownTables(source);
    requireNoJobs(source);
    const staysThere = 'dataDirectory' in place && resolve(place.dataDirectory) === resolve(dataDirectory);
    if ('dataDirectory' in place) await openDataFolder(place.dataDirectory);
    const blobs = await openBlobs({ dataDirectory, ...place });
    target = await PostgresTarget.open(databaseUrl, source.identity());
    if (!staysThere) await requireEmpty(blobs, target);
    tell('files');
    await copyFiles(source, target, { dataDirectory, blobs: staysThere ? undefined : blobs });
    if ('dataDirectory' in place && !staysThere)
      await copyFile(join(dataDirectory, LINK_SECRET_FILE), join(place.dataDirectory, LINK_SECRET_FILE));
    await copyRows(source, target, tell);
    tell('both databases, held against each other');
    const tables = await verifyRows(source, target);
    if (source.close())
      throw new CopyError('The installation was used while it was copied: stop its server, and copy again.');
    await target.finish();
    return { tables, fileCount: tables.find(({ table }) => table === 'stored_file')?.rows ?? 0 };
  } finally {
    source.close();
    await target?.close();
  }
}

function requireNoJobs(source: EmbeddedSource): void {
  const waiting = source.unendedJobs();
  if (waiting > 0)
    throw new CopyError(
      `${waiting} submissions have not been examined yet: start the server until they are, then copy.`,
    );
}

/** @throws CopyError when files lie there that this copy did not put there */
async function requireEmpty(blobs: BlobStore, target: PostgresTarget): Promise<void> {
  const part = 'empty place for files';
  if ((await target.progressOf(part)).isDone) return;
  const tomorrow = new Date(Date.now() + 24 * 3600 * 1000);
  for await (const names of blobs.writtenBefore(tomorrow))
    if (names.length > 0) throw new CopyError('The place for the files holds files already.');
  await target.end(part);
}

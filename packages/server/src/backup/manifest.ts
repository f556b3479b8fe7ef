import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';
import { type Static, Type } from '@fastify/type-provider-typebox';
import { Compile } from 'typebox/compile';
import { blobPath } from '../blobs/blob-paths.js';
import { FILES_FOLDER } from '../data-folder.js';
import { BackupError } from './backup-error.js';

/** Names in a backup's folder; the database and the folders of files are named as in a data folder. */
export const SUMMARY_FILE = 'backup.json';
const FILES_FILE = 'files.jsonl';

/** Of the layout below: a backup of another format is refused. */
const FORMAT = 1;

const sha256 = Type.String({ pattern: '^[0-9a-f]{64}$' });
const count = Type.Integer({ minimum: 0 });
const isEntry = Compile(
  Type.Object({
    // Below the backup's folder: no step up, no absolute path.
    path: Type.String({ pattern: '^(?!.*\\.\\.)[A-Za-z0-9_-][A-Za-z0-9_./-]*$' }),
    sizeBytes: count,
    sha256,
  }),
);
const summary = Type.Object({
  format: Type.Literal(FORMAT),
  engineVersion: Type.String(),
  madeAt: Type.String(),
  fileCount: count,
  totalBytes: count,
  filesSha256: sha256,
});
const isSummary = Compile(summary);

/** One file of a backup. `path` is below the backup's folder, with slashes. */
export interface BackupEntry {
  readonly path: string;
  readonly sizeBytes: number;
  /** Of the file's bytes, in lower-case hexadecimal. */
  readonly sha256: string;
}

/** Where a backup keeps a stored file, with slashes on every system. */
export const entryPathOf = (storedName: string): string => `${FILES_FOLDER}/${blobPath(storedName)}`;

/** What a backup holds. It is written last: a folder without it is no backup. */
export type BackupSummary = Static<typeof summary>;

/** Writes the list of files, one JSON object a line, then the summary that vouches for it. */
export async function writeManifest(
  folder: string,
  entries: Iterable<BackupEntry>,
  about: Pick<BackupSummary, 'engineVersion' | 'madeAt'>,
): Promise<BackupSummary> {
  const hash = createHash('sha256');
  const file = createWriteStream(join(folder, FILES_FILE), { mode: 0o600 });
  let fileCount = 0;
  let totalBytes = 0;
  for (const entry of entries) {
    const line = `${JSON.stringify(entry)}\n`;
    hash.update(line);
    if (!file.write(line)) await once(file, 'drain');
    fileCount += 1;
    totalBytes += entry.sizeBytes;
  }
  file.end();
  await finished(file);
  const made = { format: FORMAT, ...about, fileCount, totalBytes, filesSha256: hash.digest('hex') } as const;
  await writeFile(join(folder, SUMMARY_FILE), `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600 });
  return made;
}

/** @throws BackupError when the folder is no finished backup, or one of another format */
export async function readSummary(folder: string): Promise<BackupSummary> {
  const text = await readFile(join(folder, SUMMARY_FILE), 'utf8').catch(() => undefined);
  if (text === undefined)
    throw new BackupError(`"${folder}" is no finished backup: it has no ${SUMMARY_FILE}.`, {
      isOfFolder: true,
    });
  const parsed = parsedJson(text);
  if (!isSummary.Check(parsed))
    throw new BackupError(`${SUMMARY_FILE} is not what this version of Assay writes.`);
  return parsed as BackupSummary;
}

/**
 * The files of a backup, in the order in which they were kept.
 * @throws BackupError at the end when the list is not the one that the summary vouches for
 */
export async function* readEntries(folder: string, summary: BackupSummary): AsyncGenerator<BackupEntry> {
  const hash = createHash('sha256');
  const lines = createInterface({ input: createReadStream(join(folder, FILES_FILE), 'utf8') });
  for await (const line of lines) {
    hash.update(`${line}\n`);
    const entry = parsedJson(line);
    if (!isEntry.Check(entry)) throw new BackupError(`A line of ${FILES_FILE} names no file.`);
    yield entry as BackupEntry;
  }
  if (hash.digest('hex') !== summary.filesSha256)
    throw new BackupError(`${FILES_FILE} is not the list that the backup was made with.`);
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

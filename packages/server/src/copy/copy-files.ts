import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { hashFile } from '../backup/copy-file.js';
import { blobPath } from '../blobs/blob-paths.js';
import { BlobMissingError, type BlobStore } from '../blobs/types.js';
import { FILES_FOLDER } from '../data-folder.js';
import { CopyError } from '../store/copy/copy-error.js';
import type { EmbeddedSource, SourceRow } from '../store/copy/embedded-source.js';
import type { PostgresTarget } from '../store/copy/postgres-target.js';
import { RECORD_KINDS, type StoredFile } from '../store/record-types.js';
import { textOf } from '../store/rows/columns.js';

/** Files on their way at the same time: a bucket takes its time over each. */
const AT_ONCE = 8;
/** Records that are named where files of theirs are missing. */
const NAMED = 5;

/**
 * Copies the files of every record, each held against the hash in its record where it was and where it is. One that
 * is there already is only read; where all stay in the same folder, each is read once.
 * @throws CopyError when files are missing or changed, once all others are copied
 */
export async function copyFiles(
  source: EmbeddedSource,
  target: PostgresTarget,
  { dataDirectory, blobs }: { readonly dataDirectory: string; readonly blobs: BlobStore | undefined },
): Promise<void> {
  const problems: string[] = [];
  for (const kind of RECORD_KINDS) {
    const part = `files of ${kind}`;
    const { after, isDone } = await target.progressOf(part);
    if (isDone) continue;
    let last = after;
    for (const batch of source.files(kind, after)) {
      const named = batch.flatMap((row) => filesOf(row).map((file) => ({ file, recordId: row.key[0] })));
      await eachAtOnce(named, async ({ file, recordId }) => {
        if (!(await copyOne(dataDirectory, blobs, file))) problems.push(`${kind} ${recordId}`);
      });
      const to = batch.at(-1)!.key;
      // A file that was not copied is looked for again the next time.
      if (problems.length === 0) await target.advance(part, last, to);
      last = to;
    }
    if (problems.length === 0) await target.end(part);
  }
  if (problems.length > 0)
    throw new CopyError(
      `Files of ${problems.length} are missing or changed in the data folder: ${problems.slice(0, NAMED).join(', ')}. ` +
        'Bring them back from a backup, or delete these records (assay records delete), and copy again.',
    );
}

const filesOf = ({ values: [files] }: SourceRow): readonly StoredFile[] =>
  JSON.parse(textOf(files as Uint8Array));

/**
 * @param blobs undefined: the file stays where it is
 * @returns false where the data folder has not what the record says
 */
async function copyOne(
  dataDirectory: string,
  blobs: BlobStore | undefined,
  file: StoredFile,
): Promise<boolean> {
  const path = join(dataDirectory, FILES_FOLDER, blobPath(file.storedName));
  const found = await hashFile(path);
  // Of what is drawn when it is asked for the record knows no hash, and it may never have been.
  if (!found) return file.marks !== undefined;
  if (!file.marks && (found.sha256 !== file.sha256 || found.sizeBytes !== file.sizeBytes)) return false;
  if (!blobs || (await hashOf(blobs, file.storedName)) === found.sha256) return true;
  await blobs.putFile(file.storedName, path, found);
  if ((await hashOf(blobs, file.storedName)) !== found.sha256)
    throw new CopyError('A file that was copied reads back as another.');
  return true;
}

/** Undefined when there is none. */
async function hashOf(blobs: BlobStore, storedName: string): Promise<string | undefined> {
  const hash = createHash('sha256');
  try {
    for await (const piece of await blobs.read(storedName)) hash.update(piece as Buffer);
  } catch (error) {
    if (error instanceof BlobMissingError) return undefined;
    throw error;
  }
  return hash.digest('hex');
}

async function eachAtOnce<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = items[Symbol.iterator]();
  const worker = async (): Promise<void> => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

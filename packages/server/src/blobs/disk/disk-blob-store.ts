import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, link, mkdir, open, opendir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { blobPath, storedNameOf } from '../blob-paths.js';
import { BlobMissingError, type BlobStore } from '../types.js';

const BATCH = 500;

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Makes a file's bytes durable. */
export async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Makes names in a directory durable. Windows cannot open directories; its file systems journal them. */
export async function syncDirectory(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const directory = await open(path, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Blobs as files under `root`. A blob appears whole or not at all: it is written to `temporaryDirectory`,
 * which is on the same disk, synchronized, then renamed, then the directory is synchronized.
 */
export class DiskBlobStore implements BlobStore {
  readonly #root: string;
  readonly #temporaryDirectory: string;

  private constructor(root: string, temporaryDirectory: string) {
    this.#root = root;
    this.#temporaryDirectory = temporaryDirectory;
  }

  static async open(root: string, temporaryDirectory: string): Promise<DiskBlobStore> {
    await mkdir(root, { recursive: true });
    await mkdir(temporaryDirectory, { recursive: true });
    return new DiskBlobStore(root, temporaryDirectory);
  }

  async put(storedName: string, bytes: Uint8Array): Promise<void> {
    const temporary = join(this.#temporaryDirectory, `blob-${randomUUID()}`);
    try {
      await writeDurably(temporary, bytes);
      await this.#place(storedName, temporary);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
  }

  async putFile(storedName: string, path: string): Promise<void> {
    const temporary = join(this.#temporaryDirectory, `blob-${randomUUID()}`);
    try {
      // Some file systems have no second names for a file.
      await link(path, temporary).catch(() => copyFile(path, temporary));
      // It may have waited for hours; what is old and not named by a record yet would be swept.
      const now = new Date();
      await utimes(temporary, now, now);
      await syncFile(temporary);
      await this.#place(storedName, temporary);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
  }

  async #place(storedName: string, from: string): Promise<void> {
    const path = join(this.#root, blobPath(storedName));
    const folder = dirname(path);
    const firstMade = await mkdir(folder, { recursive: true });
    await rename(from, path);
    await syncDirectory(folder);
    // New folders are names too: synchronize up to the one that was there before.
    for (
      let made = folder;
      firstMade !== undefined && made.length >= firstMade.length;
      made = dirname(made)
    ) {
      await syncDirectory(dirname(made));
    }
  }

  async read(
    storedName: string,
    range?: { readonly start: number; readonly end: number },
  ): Promise<Readable> {
    const stream = createReadStream(join(this.#root, blobPath(storedName)), range);
    return new Promise((resolve, reject) => {
      stream.once('open', () => resolve(stream));
      stream.once('error', (error) => reject(isMissing(error) ? new BlobMissingError() : error));
    });
  }

  async remove(storedName: string): Promise<void> {
    await rm(join(this.#root, blobPath(storedName)), { force: true });
  }

  async removeWrittenBefore(storedName: string, time: Date): Promise<boolean> {
    if (!(await isOlder(join(this.#root, blobPath(storedName)), time))) return false;
    await this.remove(storedName);
    return true;
  }

  async *writtenBefore(time: Date): AsyncIterable<readonly string[]> {
    let batch: string[] = [];
    for await (const path of filesBelow(this.#root)) {
      const storedName = storedNameOf(relative(this.#root, path).replaceAll(sep, '/'));
      if (storedName === undefined || !(await isOlder(path, time))) continue;
      batch.push(storedName);
      if (batch.length === BATCH) {
        yield batch;
        batch = [];
      }
    }
    if (batch.length > 0) yield batch;
  }
}

async function* filesBelow(folder: string): AsyncIterable<string> {
  for await (const entry of await opendir(folder)) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path);
    else if (entry.isFile()) yield path;
  }
}

/** A file that is gone meanwhile is not older. */
async function isOlder(path: string, time: Date): Promise<boolean> {
  try {
    return (await stat(path)).mtimeMs < time.getTime();
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

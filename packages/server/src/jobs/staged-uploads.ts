import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { syncDirectory, syncFile } from '../blobs/disk/disk-blob-store.js';
import type { ReceivedFile } from '../http/received-file.js';

/** Of the JSON that a request is kept as: one of another version was written by another Assay. */
const REQUEST_VERSION = 1;
/** A file younger than this may be of a submission on its way to its row. */
const GRACE_MS = 60 * 60 * 1000;

/** A received file as the JSON holds it; its first bytes have told its format already. */
interface StagedUpload extends Omit<ReceivedFile, 'path' | 'head'> {
  readonly stagedName: string;
}

const isReceivedFile = (key: string, value: unknown): value is ReceivedFile =>
  key === 'upload' && typeof value === 'object' && value !== null && 'path' in value;

const isStagedUpload = (value: unknown): value is StagedUpload =>
  typeof value === 'object' && value !== null && 'stagedName' in value;

/** Names of the uploads that a job's request holds; none once it has ended. */
export function stagedNamesOf(request: string): readonly string[] {
  const names: string[] = [];
  if (request === '') return names;
  JSON.parse(request, (key, value) => {
    if (key === 'upload' && isStagedUpload(value)) names.push(value.stagedName);
    return value;
  });
  return names;
}

/** The uploads of accepted submissions, in a folder of the data folder, from their acceptance to their end. */
export class StagedUploads {
  readonly #folder: string;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  static async open(folder: string): Promise<StagedUploads> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return new StagedUploads(folder);
  }

  /**
   * Moves the uploads in `values` here, durably. @returns what was asked, as JSON that {@link read} reads in
   * any later process
   */
  async stage(values: object): Promise<string> {
    const paths: string[] = [];
    const request = JSON.stringify({ version: REQUEST_VERSION, values }, (key, value) => {
      if (!isReceivedFile(key, value)) return value;
      const { path, originalName, sizeBytes, sha256 } = value;
      paths.push(path);
      return { stagedName: basename(path), originalName, sizeBytes, sha256 };
    });
    for (const path of paths) {
      await syncFile(path);
      await rename(path, this.#pathOf(basename(path)));
    }
    await syncDirectory(this.#folder);
    return request;
  }

  /** @throws Error for a request of another version */
  read(request: string): object {
    const { version, values } = JSON.parse(request, (key, value) => {
      if (key !== 'upload' || !isStagedUpload(value)) return value;
      const { stagedName, ...upload } = value;
      return { ...upload, path: this.#pathOf(stagedName), head: new Uint8Array() };
    });
    if (version !== REQUEST_VERSION) throw new Error('the request of a job is of another version');
    return values;
  }

  /** Removes the uploads that a request names. */
  async discard(request: string): Promise<void> {
    await Promise.all(stagedNamesOf(request).map((name) => rm(this.#pathOf(name), { force: true })));
  }

  /**
   * Removes what no request names any more: a crash came between the end of a job and its uploads' removal.
   * @param requests those of the jobs that have not ended
   * @returns how many files were removed
   */
  async sweep(requests: () => Promise<readonly string[]>, now: Date): Promise<number> {
    const found = await readdir(this.#folder);
    const named = new Set((await requests()).flatMap((request) => stagedNamesOf(request)));
    let removed = 0;
    for (const name of found) {
      if (named.has(name)) continue;
      const file = await stat(this.#pathOf(name)).catch(() => undefined);
      if (!file || file.mtimeMs > now.getTime() - GRACE_MS) continue;
      await rm(this.#pathOf(name), { force: true });
      removed += 1;
    }
    return removed;
  }

  #pathOf(name: string): string {
    return join(this.#folder, basename(name));
  }
}

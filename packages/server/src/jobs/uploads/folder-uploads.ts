import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { syncDirectory, syncFile } from '../../blobs/disk/disk-blob-store.js';
import { readRequest, stagedNamesOf, writeRequest } from './request.js';
import { type HeldRequest, type StagedUploads, SWEEP_GRACE_MS } from './types.js';

/** Uploads in a folder of the data folder: moved there and read from there. */
export class FolderUploads implements StagedUploads {
  readonly #folder: string;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  static async open(folder: string): Promise<FolderUploads> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return new FolderUploads(folder);
  }

  async stage(values: object): Promise<string> {
    const { request, files } = writeRequest(values);
    for (const { path } of files) {
      await syncFile(path);
      await rename(path, this.#pathOf(basename(path)));
    }
    await syncDirectory(this.#folder);
    return request;
  }

  async fetch(request: string): Promise<HeldRequest> {
    return { values: readRequest(request, (name) => this.#pathOf(name)), release: async () => undefined };
  }

  async discard(request: string): Promise<void> {
    await Promise.all(stagedNamesOf(request).map((name) => rm(this.#pathOf(name), { force: true })));
  }

  async sweep(requests: () => Promise<readonly string[]>, now: Date): Promise<number> {
    const found = await readdir(this.#folder);
    const named = new Set((await requests()).flatMap((request) => stagedNamesOf(request)));
    let removed = 0;
    for (const name of found) {
      if (named.has(name)) continue;
      const file = await stat(this.#pathOf(name)).catch(() => undefined);
      if (!file || file.mtimeMs > now.getTime() - SWEEP_GRACE_MS) continue;
      await rm(this.#pathOf(name), { force: true });
      removed += 1;
    }
    return removed;
  }

  #pathOf(name: string): string {
    return join(this.#folder, basename(name));
  }
}

import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Format, VideoFormat } from '@assay/media';
import type { BlobStore } from '../blobs/types.js';
import type { Analyst, Turn, View, Viewed } from '../workers/types.js';

/** Pictures kept, of all organizations together: some 500 pages. */
const MAX_CACHED_BYTES = 64 * 1024 * 1024;

export interface ViewerSettings {
  readonly blobs: BlobStore;
  readonly temporaryDirectory: string;
  /** Starts the pool that draws; called when the first page is asked for. */
  readonly startPool: () => Promise<Analyst>;
}

/** What somebody waits for. */
interface Asked {
  readonly storedName: string;
  readonly format: Format | VideoFormat;
  readonly view: View;
  readonly turn: Turn;
}

/**
 * Draws pages of stored files in killable workers of its own, so that whoever looks at a document never waits
 * behind analyses, and keeps what was drawn. The browser never gets the file.
 */
export class Viewer {
  readonly #settings: ViewerSettings;
  readonly #kept = new Map<string, Viewed>();
  readonly #underWay = new Map<string, Promise<Viewed>>();
  #keptBytes = 0;
  #pool: Promise<Analyst> | undefined;

  constructor(settings: ViewerSettings) {
    this.#settings = settings;
  }

  /**
   * @param storedName of a file that the caller may see
   * @param turn those that wait are taken fairly over organizations
   * @throws UndecodableError, AssayError QUEUE_FULL
   */
  view(storedName: string, format: Format | VideoFormat, view: View, turn: Turn): Promise<Viewed> {
    const key = JSON.stringify([storedName, view]);
    const kept = this.#kept.get(key);
    if (kept) {
      // Behind all others: what was not asked for the longest goes first.
      this.#kept.delete(key);
      this.#kept.set(key, kept);
      return Promise.resolve(kept);
    }
    const underWay = this.#underWay.get(key) ?? this.#draw(key, { storedName, format, view, turn });
    this.#underWay.set(key, underWay);
    return underWay;
  }

  async #draw(key: string, asked: Asked): Promise<Viewed> {
    try {
      const viewed = await this.#viewFile(asked);
      this.#kept.set(key, viewed);
      this.#keptBytes += sizeOf(viewed);
      for (const [oldest, gone] of this.#kept) {
        if (this.#keptBytes <= MAX_CACHED_BYTES) break;
        this.#kept.delete(oldest);
        this.#keptBytes -= sizeOf(gone);
      }
      return viewed;
    } finally {
      this.#underWay.delete(key);
    }
  }

  async #viewFile({ storedName, format, view, turn }: Asked): Promise<Viewed> {
    const { blobs, temporaryDirectory, startPool } = this.#settings;
    // A pool that did not start is tried anew by whoever looks next.
    this.#pool ??= startPool().catch((error: unknown) => {
      this.#pool = undefined;
      throw error;
    });
    const pool = await this.#pool;
    await mkdir(temporaryDirectory, { recursive: true });
    const folder = await mkdtemp(join(temporaryDirectory, 'view-'));
    try {
      const path = join(folder, 'document');
      await pipeline(await blobs.read(storedName), createWriteStream(path, { mode: 0o600 }));
      return await pool.view({ path, format, view }, turn);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  async close(): Promise<void> {
    await (await this.#pool)?.close();
  }
}

/** Bytes, about. */
const sizeOf = (viewed: Viewed): number =>
  viewed.kind === 'picture' ? viewed.webp.length : JSON.stringify(viewed).length;

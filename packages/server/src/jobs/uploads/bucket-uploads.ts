import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Bucket } from '../../blobs/s3/bucket.js';
import { putFile, readObject } from '../../blobs/s3/s3-blob-store.js';
import { readRequest, type StagedUpload, stagedNamesOf, stagedUploadsIn, writeRequest } from './request.js';
import { type HeldRequest, type StagedUploads, SWEEP_GRACE_MS } from './types.js';

/** Before the keys of uploads of jobs that have not ended. */
const PREFIX = 'jobs/';

const keyOf = (stagedName: string): string => `${PREFIX}${basename(stagedName)}`;

/** Uploads in a bucket, where whichever machine runs the job fetches them. */
export class BucketUploads implements StagedUploads {
  readonly #bucket: Bucket;
  readonly #temporaryDirectory: string;

  constructor(bucket: Bucket, temporaryDirectory: string) {
    this.#bucket = bucket;
    this.#temporaryDirectory = temporaryDirectory;
  }

  async stage(values: object): Promise<string> {
    const { request, files } = writeRequest(values);
    await Promise.all(files.map((file) => putFile(this.#bucket, keyOf(file.path), file.path, file)));
    return request;
  }

  async fetch(request: string): Promise<HeldRequest> {
    await mkdir(this.#temporaryDirectory, { recursive: true });
    const folder = await mkdtemp(join(this.#temporaryDirectory, 'job-'));
    const release = (): Promise<void> => rm(folder, { recursive: true, force: true });
    const pathOf = (stagedName: string): string => join(folder, basename(stagedName));
    try {
      for (const upload of stagedUploadsIn(request)) await this.#fetch(upload, pathOf(upload.stagedName));
      return { values: readRequest(request, pathOf), release };
    } catch (error) {
      await release();
      throw error;
    }
  }

  async discard(request: string): Promise<void> {
    await Promise.all(stagedNamesOf(request).map((name) => this.#bucket.delete(keyOf(name))));
  }

  async sweep(requests: () => Promise<readonly string[]>, now: Date): Promise<number> {
    const old: string[] = [];
    for await (const { key, lastModified } of this.#bucket.list(PREFIX))
      if (lastModified.getTime() < now.getTime() - SWEEP_GRACE_MS) old.push(key);
    if (old.length === 0) return 0;
    const named = new Set((await requests()).flatMap((request) => stagedNamesOf(request).map(keyOf)));
    const orphans = old.filter((key) => !named.has(key));
    for (const key of orphans) await this.#bucket.delete(key);
    return orphans.length;
  }

  /** @throws Error when what comes is not what was received */
  async #fetch({ stagedName, sizeBytes, sha256 }: StagedUpload, path: string): Promise<void> {
    const hash = createHash('sha256');
    let bytes = 0;
    const counted = async function* (pieces: Readable): AsyncGenerator<Buffer> {
      for await (const piece of pieces as AsyncIterable<Buffer>) {
        bytes += piece.length;
        hash.update(piece);
        yield piece;
      }
    };
    const object = await readObject(this.#bucket, keyOf(stagedName));
    await pipeline(object, counted, createWriteStream(path, { mode: 0o600 }));
    if (bytes !== sizeBytes || hash.digest('hex') !== sha256)
      throw new Error('an upload came back from the bucket as another one');
  }
}

import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { Readable, Transform } from 'node:stream';
import { blobPath, storedNameOf } from '../blob-paths.js';
import { BlobMissingError, type BlobStore, type Content } from '../types.js';
import type { Bucket } from './bucket.js';
import { pauseAfter, TRIES } from './pause.js';

/** Before the keys of stored files. */
const PREFIX = 'files/';
/** Services that keep objects as files add endings of their own to the last element (s3rver: 22 characters). */
const CHARACTERS_PER_ELEMENT = 200;
const BATCH = 500;

const keyOf = (storedName: string): string => `${PREFIX}${blobPath(storedName, CHARACTERS_PER_ELEMENT)}`;

/** Blobs as objects of a bucket, each written by one request. */
export class S3BlobStore implements BlobStore {
  readonly #bucket: Bucket;

  constructor(bucket: Bucket) {
    this.#bucket = bucket;
  }

  async put(storedName: string, bytes: Uint8Array): Promise<void> {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const body = (): Readable => Readable.from([bytes], { objectMode: false });
    await this.#bucket.put(keyOf(storedName), body, { sizeBytes: bytes.length, sha256 });
  }

  putFile(storedName: string, path: string, content: Content): Promise<void> {
    return putFile(this.#bucket, keyOf(storedName), path, content);
  }

  read(storedName: string, range?: { readonly start: number; readonly end: number }): Promise<Readable> {
    return readObject(this.#bucket, keyOf(storedName), range);
  }

  async remove(storedName: string): Promise<void> {
    await this.#bucket.delete(keyOf(storedName));
  }

  async removeWrittenBefore(storedName: string, time: Date): Promise<boolean> {
    const writtenAt = await this.#bucket.writtenAt(keyOf(storedName));
    if (!writtenAt || !(writtenAt < time)) return false;
    await this.remove(storedName);
    return true;
  }

  async *writtenBefore(time: Date): AsyncIterable<readonly string[]> {
    let batch: string[] = [];
    for await (const { key, lastModified } of this.#bucket.list(PREFIX)) {
      const storedName = storedNameOf(key.slice(PREFIX.length), CHARACTERS_PER_ELEMENT);
      if (storedName === undefined || !(lastModified < time)) continue;
      batch.push(storedName);
      if (batch.length === BATCH) {
        yield batch;
        batch = [];
      }
    }
    if (batch.length > 0) yield batch;
  }
}

/** Writes a file as an object. @throws Error when the file is not the one that was said; then there is no object */
export async function putFile(bucket: Bucket, key: string, path: string, content: Content): Promise<void> {
  const file = await open(path);
  try {
    let sent = new Meter();
    const body = (): Readable => {
      sent = new Meter();
      const bytes = file.createReadStream({ start: 0, autoClose: false });
      bytes.once('error', (error) => sent.destroy(error));
      return bytes.pipe(sent);
    };
    await bucket.put(key, body, content);
    if (sent.sha256() === content.sha256) return;
  } finally {
    await file.close();
  }
  await bucket.delete(key);
  throw new Error('a file changed while it was stored');
}

/**
 * The bytes of an object. What breaks off is asked for again from where it broke, unless the object changed.
 * @throws BlobMissingError
 */
export async function readObject(
  bucket: Bucket,
  key: string,
  range?: { readonly start: number; readonly end: number },
): Promise<Readable> {
  const answer = await bucket.get(key, range);
  if (!answer) throw new BlobMissingError();
  return Readable.from(wholeBody(bucket, key, range, answer), { objectMode: false });
}

async function* wholeBody(
  bucket: Bucket,
  key: string,
  range: { readonly start: number; readonly end: number } | undefined,
  first: IncomingMessage,
): AsyncGenerator<Buffer> {
  const { etag } = first.headers;
  let next = range?.start ?? 0;
  const after = next + Number(first.headers['content-length'] ?? Number.NaN);
  let answer = first;
  for (let tries = 1; ; tries++) {
    try {
      for await (const piece of answer as AsyncIterable<Buffer>) {
        next += piece.length;
        yield piece;
      }
      return;
    } catch (error) {
      if (next === after) return;
      if (tries === TRIES) throw error;
    }
    await pauseAfter(tries);
    const more = await bucket.get(key, { start: next, end: range?.end }, etag);
    if (!more) throw new BlobMissingError();
    answer = more;
  }
}

/** Hashes what passes. */
class Meter extends Transform {
  readonly #hash = createHash('sha256');
  #sha256: string | undefined;

  override _transform(piece: Buffer, _encoding: string, done: (error: null, piece: Buffer) => void): void {
    this.#hash.update(piece);
    done(null, piece);
  }

  sha256(): string {
    this.#sha256 ??= this.#hash.digest('hex');
    return this.#sha256;
  }
}

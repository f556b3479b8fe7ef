import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { SNIFF_LENGTH_BYTES } from '@assay/media';

/** An uploaded file. */
export interface ReceivedFile {
  /** Where it lies for now. */
  readonly path: string;
  /** As sent; undefined when none was. */
  readonly originalName: string | undefined;
  readonly sizeBytes: number;
  readonly sha256: string;
  /** The first {@link SNIFF_LENGTH_BYTES}. */
  readonly head: Uint8Array;
}

/**
 * Writes an upload to a new temporary file, hashing it on the way. Nothing is left when it fails.
 * @param files opens the file; its own in a test
 */
export async function storeUpload(
  stream: Readable,
  originalName: string | undefined,
  temporaryDirectory: string,
  files = fs,
): Promise<ReceivedFile> {
  const path = join(temporaryDirectory, `upload-${randomUUID()}`);
  const hash = createHash('sha256');
  let sizeBytes = 0;
  let head = Buffer.alloc(0);
  const written = files.createWriteStream(path, { flags: 'wx', mode: 0o600, fs: files });
  try {
    await pipeline(
      stream,
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          hash.update(chunk);
          sizeBytes += chunk.length;
          if (head.length < SNIFF_LENGTH_BYTES)
            head = Buffer.concat([head, chunk]).subarray(0, SNIFF_LENGTH_BYTES);
          yield chunk;
        }
      },
      written,
    );
  } catch (error) {
    // A pipeline ends before its last stream is closed: a file that is still being opened would come after its removal.
    if (!written.closed) await new Promise<void>((resolve) => written.once('close', () => resolve()));
    await rm(path, { force: true });
    throw error;
  }
  return { path, originalName, sizeBytes, sha256: hash.digest('hex'), head };
}

/** Does nothing when the file has found its place meanwhile. */
export async function removeReceived({ path }: ReceivedFile): Promise<void> {
  await rm(path, { force: true });
}

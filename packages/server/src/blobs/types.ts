import type { Readable } from 'node:stream';

/** What the content of a file is known to be. */
export interface Content {
  readonly sizeBytes: number;
  /** Hexadecimal. */
  readonly sha256: string;
}

/**
 * Bytes under a stored name, over all organizations. Who may read them is the record store's business.
 * @throws AssayError STORAGE_UNAVAILABLE, of every method, when another machine has the bytes and does not give
 * or take them; nothing is half done then
 */
export interface BlobStore {
  /**
   * Durable when it resolves: a power cut loses nothing. Bytes already there under the name are replaced
   * whole.
   */
  put(storedName: string, bytes: Uint8Array): Promise<void>;
  /**
   * Keeps a finished file, without a copy where a disk of its own can. `path` stays for its owner to remove:
   * whoever is interrupted after this begins again from it. As durable as {@link put}.
   */
  putFile(storedName: string, path: string, content: Content): Promise<void>;
  /**
   * The bytes from `start` to `end`, both inclusive; all of them by default.
   * @throws BlobMissingError
   */
  read(storedName: string, range?: { readonly start: number; readonly end: number }): Promise<Readable>;
  /** Unless it was written since. @returns whether it was there and is gone */
  removeWrittenBefore(storedName: string, time: Date): Promise<boolean>;
  /** Does nothing when there is no such blob. */
  remove(storedName: string): Promise<void>;
  /** Names of blobs last written before this time, in batches. */
  writtenBefore(time: Date): AsyncIterable<readonly string[]>;
}

/** A record names a file that is not there: our fault, since files are written before their row. */
export class BlobMissingError extends Error {
  override readonly name = 'BlobMissingError';

  constructor() {
    super('a stored file is missing');
  }
}

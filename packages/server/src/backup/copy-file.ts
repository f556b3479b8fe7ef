import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export interface Copied {
  readonly sizeBytes: number;
  readonly sha256: string;
}

/** Copies a file and says what was copied; undefined when there is none. The copy is for its owner alone. */
export async function copyFile(from: string, to: string): Promise<Copied | undefined> {
  const source = await open(from).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (!source) return undefined;
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  const meter = new Meter();
  await pipeline(source.createReadStream(), meter, createWriteStream(to, { mode: 0o600, flush: true }));
  return meter.told();
}

/** Size and hash of a file; undefined when there is none. */
export async function hashFile(path: string): Promise<Copied | undefined> {
  const meter = new Meter();
  try {
    await pipeline(createReadStream(path), meter, async (pieces) => {
      for await (const _ of pieces);
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  return meter.told();
}

/** Counts and hashes what passes. */
class Meter extends Transform {
  readonly #hash = createHash('sha256');
  #sizeBytes = 0;

  override _transform(piece: Buffer, _encoding: string, done: (error: null, piece: Buffer) => void): void {
    this.#hash.update(piece);
    this.#sizeBytes += piece.length;
    done(null, piece);
  }

  told(): Copied {
    return { sizeBytes: this.#sizeBytes, sha256: this.#hash.digest('hex') };
  }
}

import type { BufferSource } from 'mediabunny';
import { DecodeError } from '../../errors.js';
import type { Demuxer } from './demuxer.js';

/**
 * Reads of one operation. Opening takes a few per frame and per box; real clips of a minute stay under
 * 60,000.
 */
const MAX_READS = 200_000;
/** Bytes asked for in one operation, as a multiple of the file's; each byte is looked at about twice. */
const MAX_READ_SHARE = 16;
const SMALL_FILE_BYTES = 1_000_000;

/**
 * What the demuxer calls for every piece that it looks at. Inside mediabunny, not in its declared types:
 * version 1.61.0, `source.ts`.
 */
interface Readable {
  _read(start: number, end: number): unknown;
}

/**
 * A file in memory that may be read so often and no more: mediabunny 1.61.0 reads on without end where a WebM
 * file ends in eight bytes of something that is no element (`resync` in `matroska/ebml.ts`), and nothing that
 * waits for it would ever be told.
 */
export class CountedSource {
  readonly source: BufferSource;

  readonly #maxBytes: number;

  #reads = 0;

  #bytes = 0;

  constructor({ BufferSource }: Demuxer, bytes: Uint8Array) {
    this.source = new BufferSource(bytes);
    this.#maxBytes = MAX_READ_SHARE * Math.max(bytes.length, SMALL_FILE_BYTES);
    const inner = this.source as unknown as Readable;
    const read = inner._read.bind(inner);
    inner._read = (start, end) => {
      this.#count(end - start);
      return read(start, end);
    };
  }

  get isExhausted(): boolean {
    return this.#reads > MAX_READS || this.#bytes > this.#maxBytes;
  }

  /** The next operation begins. */
  startCounting(): void {
    this.#reads = 0;
    this.#bytes = 0;
  }

  #count(bytes: number): void {
    this.#reads += 1;
    this.#bytes += bytes;
    if (this.isExhausted) throw new DecodeError('NOT_DECODABLE', 'the container leads its reader in circles');
  }
}

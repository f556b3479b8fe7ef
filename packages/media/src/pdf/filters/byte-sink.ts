import { DecodeError } from '../../errors.js';

/** Collects a decoder's output, and refuses to grow past a limit: a small file can decode to gigabytes. */
export class ByteSink {
  readonly #limitBytes: number;
  #bytes: Uint8Array;
  length = 0;

  constructor(limitBytes: number, expectedBytes = 1024) {
    this.#limitBytes = limitBytes;
    this.#bytes = new Uint8Array(Math.min(limitBytes, Math.max(64, expectedBytes)));
  }

  /** @throws DecodeError TOO_LARGE_INFLATED past the limit. */
  #grow(added: number): void {
    const needed = this.length + added;
    if (needed > this.#limitBytes)
      throw new DecodeError('TOO_LARGE_INFLATED', `stream decodes to more than ${this.#limitBytes} bytes`);
    if (needed <= this.#bytes.length) return;
    const grown = new Uint8Array(Math.min(this.#limitBytes, Math.max(needed, this.#bytes.length * 2)));
    grown.set(this.#bytes.subarray(0, this.length));
    this.#bytes = grown;
  }

  push(byte: number): void {
    this.#grow(1);
    this.#bytes[this.length++] = byte;
  }

  append(bytes: Uint8Array): void {
    this.#grow(bytes.length);
    this.#bytes.set(bytes, this.length);
    this.length += bytes.length;
  }

  repeat(byte: number, count: number): void {
    this.#grow(count);
    this.#bytes.fill(byte, this.length, this.length + count);
    this.length += count;
  }

  /** Everything collected so far; shares the sink's memory. */
  bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.length);
  }
}

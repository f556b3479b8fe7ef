/**
 * Reads bits, the lowest of each byte first (RFC 1951, 3.1.1). Past the end come zeros, and `overrun` is set.
 */
export class BitReader {
  readonly #bytes: Uint8Array;
  #at: number;
  #held = 0;
  #heldBits = 0;
  overrun = false;

  constructor(bytes: Uint8Array, at: number) {
    this.#bytes = bytes;
    this.#at = at;
  }

  /** Bytes read, the last one perhaps in part. */
  get positionBytes(): number {
    return this.#at - (this.#heldBits >> 3);
  }

  /** @param count 0 to 16 */
  bits(count: number): number {
    while (this.#heldBits < count) {
      if (this.#at >= this.#bytes.length) this.overrun = true;
      this.#held |= (this.#bytes[this.#at++] ?? 0) << this.#heldBits;
      this.#heldBits += 8;
    }
    const value = this.#held & ((1 << count) - 1);
    this.#held >>>= count;
    this.#heldBits -= count;
    return value;
  }
}

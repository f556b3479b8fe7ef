import type { BitReader } from './bit-reader.js';

const MAX_CODE_BITS = 15;

/** A canonical Huffman code (RFC 1951, 3.2.2). */
export class Huffman {
  /** Number of codes of each length, and symbols in order of their codes. */
  readonly #counts = new Uint16Array(MAX_CODE_BITS + 1);
  readonly #symbols: Uint16Array;

  /** @param lengths of each symbol's code; 0 for a symbol that is not used */
  constructor(lengths: Uint8Array) {
    for (const length of lengths) this.#counts[length]!++;
    this.#counts[0] = 0;
    const next = new Uint16Array(MAX_CODE_BITS + 2);
    for (let length = 1; length <= MAX_CODE_BITS; length++)
      next[length + 1] = next[length]! + this.#counts[length]!;
    this.#symbols = new Uint16Array(lengths.length);
    for (const [symbol, length] of lengths.entries()) if (length > 0) this.#symbols[next[length]!++] = symbol;
  }

  /** @returns -1 for bits that are no code */
  decode(reader: BitReader): number {
    let code = 0;
    let first = 0;
    let index = 0;
    for (let length = 1; length <= MAX_CODE_BITS; length++) {
      code |= reader.bits(1);
      const count = this.#counts[length]!;
      if (code - first < count) return this.#symbols[index + code - first]!;
      index += count;
      first = (first + count) << 1;
      code <<= 1;
    }
    return -1;
  }
}

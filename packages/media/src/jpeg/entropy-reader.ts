import { DecodeError } from '../errors.js';
import { type HuffmanTable, LOOKUP_BITS } from './huffman-table.js';
import { isRestart } from './markers.js';

/**
 * Reads bits and Huffman codes of entropy-coded segments: undoes byte stuffing and stops at markers. Past the
 * end of a segment it reads zeros, so that inner loops need no checks; {@link requireData} tells afterwards
 * whether it did. ITU-T T.81, F.2.2.
 */
export class EntropyReader {
  readonly #bytes: Uint8Array;
  #position: number;
  /** The lowest `#count` bits are still to be read; what stands above them has been. */
  #bits = 0;
  #count = 0;
  #paddedBits = 0;

  constructor(bytes: Uint8Array, position: number) {
    this.#bytes = bytes;
    this.#position = position;
  }

  /** The next byte to be fetched: never beyond the marker that ends the segment. */
  get position(): number {
    return this.#position;
  }

  #fill(): void {
    const bytes = this.#bytes;
    do {
      const position = this.#position;
      if (position < bytes.length) {
        const byte = bytes[position]!;
        if (byte !== 0xff) {
          this.#bits = (this.#bits << 8) | byte;
          this.#position = position + 1;
          this.#count += 8;
          continue;
        }
        if (bytes[position + 1] === 0) {
          this.#bits = (this.#bits << 8) | 0xff;
          this.#position = position + 2;
          this.#count += 8;
          continue;
        }
      }
      this.#bits <<= 8;
      this.#paddedBits += 8;
      this.#count += 8;
    } while (this.#count <= 24);
  }

  /** @returns the next `length` bits, 0..16 of them */
  readBits(length: number): number {
    if (this.#count < length) this.#fill();
    this.#count -= length;
    return (this.#bits >> this.#count) & ((1 << length) - 1);
  }

  readBit(): number {
    if (this.#count < 1) this.#fill();
    this.#count--;
    return (this.#bits >> this.#count) & 1;
  }

  /** `length` bits as a signed difference or coefficient. ITU-T T.81, F.2.2.1, EXTEND. @param length 1..15 */
  readSigned(length: number): number {
    if (this.#count < length) this.#fill();
    this.#count -= length;
    const value = (this.#bits >> this.#count) & ((1 << length) - 1);
    return value < 1 << (length - 1) ? value - (1 << length) + 1 : value;
  }

  /** @throws DecodeError `NOT_DECODABLE` for bits that are no code of the table */
  readSymbol(table: HuffmanTable): number {
    if (this.#count < 16) this.#fill();
    const found = table.lookup[(this.#bits >> (this.#count - LOOKUP_BITS)) & ((1 << LOOKUP_BITS) - 1)]!;
    if (found !== 0) {
      this.#count -= found >> 8;
      return found & 0xff;
    }
    return this.#readLongSymbol(table);
  }

  #readLongSymbol(table: HuffmanTable): number {
    const next16 = (this.#bits >> (this.#count - 16)) & 0xffff;
    for (let length = LOOKUP_BITS + 1; length <= 16; length++) {
      const code = next16 >> (16 - length);
      if (code <= table.largestCode[length]!) {
        this.#count -= length;
        return table.symbols[code + table.symbolOffset[length]!]!;
      }
    }
    this.requireData();
    throw new DecodeError('NOT_DECODABLE', `invalid Huffman code before byte ${this.#position}`);
  }

  /**
   * @throws DecodeError when more was read than the segment holds: `TRUNCATED` at the end of the file, else
   * `NOT_DECODABLE`
   */
  requireData(): void {
    if (this.#paddedBits <= this.#count) return;
    if (this.#position >= this.#bytes.length - 1)
      throw new DecodeError('TRUNCATED', 'the file ends inside a scan');
    throw new DecodeError('NOT_DECODABLE', `a marker at byte ${this.#position} cuts a scan short`);
  }

  /**
   * Goes on behind the restart marker that must come next.
   * @returns bytes that stood between the data and the marker: 0 in a sound file
   * @throws DecodeError when no restart marker comes
   */
  passRestart(): number {
    this.requireData();
    const skippedBytes = this.skipToMarker();
    const marker = this.#bytes[this.#position + 1];
    if (marker === undefined)
      throw new DecodeError('TRUNCATED', 'the file ends where a restart marker is due');
    if (!isRestart(marker))
      throw new DecodeError('NOT_DECODABLE', `no restart marker at byte ${this.#position}`);
    this.#position += 2;
    return skippedBytes;
  }

  /** Drops what is left of the segment. @returns how many bytes had not even been fetched */
  skipToMarker(): number {
    const start = this.#position;
    const bytes = this.#bytes;
    while (
      this.#position < bytes.length &&
      !(bytes[this.#position] === 0xff && (bytes[this.#position + 1] ?? 0xff) !== 0)
    )
      this.#position++;
    const skippedBytes = this.#position - start;
    while (bytes[this.#position] === 0xff && bytes[this.#position + 1] === 0xff) this.#position++;
    this.#bits = 0;
    this.#count = 0;
    this.#paddedBits = 0;
    return skippedBytes;
  }
}

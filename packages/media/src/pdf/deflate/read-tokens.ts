import { BitReader } from './bit-reader.js';
import { Huffman } from './huffman.js';
import type { DeflateTokens } from './types.js';

const END_OF_BLOCK = 256;
/** RFC 1951, 3.2.5. */
const LENGTH_BASE = [
  3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195,
  227, 258,
];
const LENGTH_EXTRA_BITS = [
  0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
];
const DISTANCE_CODES = 30;
const distanceExtraBits = (code: number): number => Math.max(0, (code >> 1) - 1);
const distanceBase = (code: number): number =>
  code < 4 ? code + 1 : ((2 + (code & 1)) << distanceExtraBits(code)) + 1;
/** RFC 1951, 3.2.7. */
const CODE_LENGTH_ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

const fixedLengths = (): Uint8Array =>
  Uint8Array.from({ length: 288 }, (_, symbol) =>
    symbol < 144 ? 8 : symbol < 256 ? 9 : symbol < 280 ? 7 : 8,
  );
const FIXED = {
  literals: new Huffman(fixedLengths()),
  distances: new Huffman(new Uint8Array(DISTANCE_CODES).fill(5)),
};

/**
 * The tokens of a zlib stream (RFC 1950), up to `limitBytes` of what they stand for. Null when it is none, is
 * damaged before that, or has a stored block, which has no tokens.
 */
export function readDeflateTokens(zlib: Uint8Array, limitBytes: number): DeflateTokens | null {
  const sink = new TokenSink(limitBytes);
  return walk(zlib, sink) === null ? null : sink;
}

/**
 * Where the deflate data of a zlib stream ends and its checksum begins; null when it is none, damaged, or has
 * a stored block.
 */
export function deflateEndBytes(zlib: Uint8Array): number | null {
  return walk(zlib, new LengthSink());
}

/** @returns how many bytes were read; null for damaged data and stored blocks */
function walk(zlib: Uint8Array, sink: Sink): number | null {
  if ((zlib[0]! & 0x0f) !== 8 || ((zlib[0]! << 8) | zlib[1]!) % 31 !== 0) return null;
  const reader = new BitReader(zlib, 2);
  for (let last = 0; last === 0 && !sink.full; ) {
    last = reader.bits(1);
    const type = reader.bits(2);
    const codes = type === 1 ? FIXED : type === 2 ? readCodes(reader) : null;
    if (!codes || !readBlock(reader, codes, sink)) return null;
  }
  return reader.positionBytes;
}

/** Takes the tokens in order. */
interface Sink {
  readonly full: boolean;
  literal(byte: number): void;
  /** @returns false for a copy from before the start */
  copy(distance: number, length: number): boolean;
}

interface Codes {
  readonly literals: Huffman;
  readonly distances: Huffman;
}

/** @returns false for damaged data */
function readBlock(reader: BitReader, { literals, distances }: Codes, sink: Sink): boolean {
  while (!sink.full) {
    if (reader.overrun) return false;
    const symbol = literals.decode(reader);
    if (symbol === END_OF_BLOCK) return true;
    if (symbol < END_OF_BLOCK) {
      if (symbol < 0) return false;
      sink.literal(symbol);
      continue;
    }
    const base = LENGTH_BASE[symbol - 257];
    if (base === undefined) return false;
    const length = base + reader.bits(LENGTH_EXTRA_BITS[symbol - 257]!);
    const code = distances.decode(reader);
    if (code < 0 || code >= DISTANCE_CODES) return false;
    if (!sink.copy(distanceBase(code) + reader.bits(distanceExtraBits(code)), length)) return false;
  }
  return true;
}

function readCodes(reader: BitReader): Codes | null {
  const literalCount = reader.bits(5) + 257;
  const distanceCount = reader.bits(5) + 1;
  const orderCount = reader.bits(4) + 4;
  const codeLengths = new Uint8Array(19);
  for (const symbol of CODE_LENGTH_ORDER.slice(0, orderCount)) codeLengths[symbol] = reader.bits(3);
  const code = new Huffman(codeLengths);
  const lengths = new Uint8Array(literalCount + distanceCount);
  for (let at = 0; at < lengths.length; ) {
    const symbol = code.decode(reader);
    if (symbol < 0 || reader.overrun) return null;
    if (symbol < 16) {
      lengths[at++] = symbol;
      continue;
    }
    if (symbol === 16 && at === 0) return null;
    const value = symbol === 16 ? lengths[at - 1]! : 0;
    const repeat =
      symbol === 16 ? 3 + reader.bits(2) : symbol === 17 ? 3 + reader.bits(3) : 11 + reader.bits(7);
    if (at + repeat > lengths.length) return null;
    lengths.fill(value, at, at + repeat);
    at += repeat;
  }
  return {
    literals: new Huffman(lengths.subarray(0, literalCount)),
    distances: new Huffman(lengths.subarray(literalCount)),
  };
}

const MAX_COPY_BYTES = 258;

/** Only counts. */
class LengthSink implements Sink {
  readonly full = false;
  #length = 0;

  literal(): void {
    this.#length++;
  }

  copy(distance: number, length: number): boolean {
    const isInside = distance <= this.#length;
    this.#length += length;
    return isInside;
  }
}

class TokenSink implements DeflateTokens, Sink {
  readonly distances: Uint16Array;
  readonly lengths: Uint16Array;
  readonly #limitBytes: number;
  readonly #bytes: Uint8Array;
  #length = 0;
  count = 0;

  constructor(limitBytes: number) {
    this.#limitBytes = limitBytes;
    this.#bytes = new Uint8Array(limitBytes + MAX_COPY_BYTES);
    this.distances = new Uint16Array(limitBytes);
    this.lengths = new Uint16Array(limitBytes);
  }

  get full(): boolean {
    return this.#length >= this.#limitBytes;
  }

  get bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.#length);
  }

  literal(byte: number): void {
    this.#bytes[this.#length++] = byte;
    this.lengths[this.count++] = 1;
  }

  copy(distance: number, length: number): boolean {
    if (distance > this.#length) return false;
    for (let copied = 0; copied < length; copied++, this.#length++)
      this.#bytes[this.#length] = this.#bytes[this.#length - distance]!;
    this.distances[this.count] = distance;
    this.lengths[this.count++] = length;
    return true;
  }
}

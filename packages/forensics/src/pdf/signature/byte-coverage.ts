/** Which bytes of the file a signature covers, and what it leaves out (ISO 32000-2, 12.8.1: /ByteRange). */
export type ByteCoverage =
  /** The ranges make no sense: none, odd, negative, past the end of the file, overlapping. */
  | { readonly kind: 'malformed'; readonly because: string }
  /**
   * The ranges make sense, but the gap they leave does not hold this signature's /Contents: the file was
   * written anew after signing, which ends any signature and says nothing about the content.
   */
  | { readonly kind: 'displaced' }
  | {
      readonly kind: 'covered';
      readonly ranges: readonly ByteRange[];
      /** End of the last range. */
      readonly endOffsetBytes: number;
      /** Bytes between the ranges, or before the first, that are not the hexadecimal string of /Contents. */
      readonly uncoveredInsideBytes: number;
    };

export interface ByteRange {
  readonly startOffsetBytes: number;
  readonly endOffsetBytes: number;
}

/** Signatures have two ranges; more are read and hashed, too, but not without end. */
const MAX_RANGES = 16;

/**
 * Checks what a signature covers, in our own words and not the signature's.
 * @param numbers /ByteRange: pairs of offset and length, in bytes
 * @param contents /Contents as parsed; must be what stands in the gap
 */
export function byteCoverage(
  file: Uint8Array,
  numbers: readonly number[],
  contents: Uint8Array,
): ByteCoverage {
  const ranges = pairsOf(numbers);
  if (!ranges)
    return {
      kind: 'malformed',
      because: 'its list of byte ranges is missing or is no list of pairs of whole numbers',
    };
  let previousEnd = 0;
  let uncoveredInsideBytes = 0;
  let holdsContents = false;
  for (const { startOffsetBytes, endOffsetBytes } of ranges) {
    if (startOffsetBytes < previousEnd) return { kind: 'malformed', because: 'its byte ranges overlap' };
    if (endOffsetBytes > file.length)
      return { kind: 'malformed', because: 'its byte ranges go beyond the end of the file' };
    const hex: HexString | undefined = holdsContents
      ? undefined
      : hexStringIn(file, previousEnd, startOffsetBytes);
    const own: number = hex && sameBytes(hex.bytes, contents) ? hex.lengthBytes : 0;
    uncoveredInsideBytes += startOffsetBytes - previousEnd - own;
    holdsContents ||= own > 0;
    previousEnd = endOffsetBytes;
  }
  if (!holdsContents) return { kind: 'displaced' };
  return { kind: 'covered', ranges, endOffsetBytes: previousEnd, uncoveredInsideBytes };
}

/** The covered bytes one after the other, as the signature's digest takes them. */
export function coveredBytes(file: Uint8Array, ranges: readonly ByteRange[]): Uint8Array {
  const length = ranges.reduce((sum, range) => sum + range.endOffsetBytes - range.startOffsetBytes, 0);
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const { startOffsetBytes, endOffsetBytes } of ranges) {
    bytes.set(file.subarray(startOffsetBytes, endOffsetBytes), at);
    at += endOffsetBytes - startOffsetBytes;
  }
  return bytes;
}

function pairsOf(numbers: readonly number[]): ByteRange[] | undefined {
  if (numbers.length === 0 || numbers.length % 2 === 1 || numbers.length > 2 * MAX_RANGES) return undefined;
  if (!numbers.every((number) => Number.isSafeInteger(number) && number >= 0)) return undefined;
  return Array.from({ length: numbers.length / 2 }, (_, index) => {
    const startOffsetBytes = numbers[2 * index]!;
    return { startOffsetBytes, endOffsetBytes: startOffsetBytes + numbers[2 * index + 1]! };
  }).filter(({ startOffsetBytes, endOffsetBytes }) => endOffsetBytes > startOffsetBytes);
}

const LESS_THAN = 0x3c;
const GREATER_THAN = 0x3e;

interface HexString {
  readonly bytes: Uint8Array;
  /** In the file, with its brackets. */
  readonly lengthBytes: number;
}

/**
 * The first `<...>` of a part of the file, if nothing but hexadecimal digits and white space stands in it.
 */
function hexStringIn(file: Uint8Array, start: number, end: number): HexString | undefined {
  const open = file.subarray(start, end).indexOf(LESS_THAN);
  if (open === -1) return undefined;
  const bytes = new Uint8Array(Math.ceil((end - start) / 2));
  let digits = 0;
  for (let at = start + open + 1; at < end; at++) {
    const byte = file[at]!;
    if (byte === GREATER_THAN) {
      return { bytes: bytes.subarray(0, Math.ceil(digits / 2)), lengthBytes: at + 1 - (start + open) };
    }
    const value = hexValue(byte);
    if (value === undefined) return undefined;
    if (value === WHITE_SPACE) continue;
    bytes[digits >> 1]! |= digits % 2 === 0 ? value << 4 : value;
    digits++;
  }
  return undefined;
}

const WHITE_SPACE = -1;

function hexValue(byte: number): number | undefined {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const letter = byte | 0x20;
  if (letter >= 0x61 && letter <= 0x66) return letter - 0x61 + 10;
  return byte <= 0x20 ? WHITE_SPACE : undefined;
}

const sameBytes = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.length > 0 && a.every((byte, at) => byte === b[at]);

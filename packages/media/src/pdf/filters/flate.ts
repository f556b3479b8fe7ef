import { Inflate } from 'fflate';
import { ByteSink } from './byte-sink.js';

/**
 * Input fed at once. Deflate grows at most 1032-fold, so one piece stays under 34 MB before the limit is
 * looked at.
 */
const PIECE_BYTES = 32 * 1024;

/** Size of the pieces in which a piece that failed is fed again, to keep what decodes before the fault. */
const RETRY_PIECE_BYTES = 64;

/**
 * FlateDecode (7.4.4): zlib, or bare deflate where the header is missing. A damaged or cut stream gives what
 * decodes before the fault, as readers do; the checksum is not looked at.
 * @throws DecodeError TOO_LARGE_INFLATED past `limitBytes`.
 */
export function decodeFlate(input: Uint8Array, limitBytes: number): Uint8Array {
  const deflated = input.subarray(zlibHeaderLength(input));
  const first = inflate(deflated, deflated.length, limitBytes);
  if (first.failedAt < 0) return first.bytes;
  return inflate(deflated, first.failedAt, limitBytes).bytes;
}

/**
 * @param fineFrom from here on the pieces are small
 * @returns failedAt: where the piece begins that could not be decoded, or -1.
 */
function inflate(
  deflated: Uint8Array,
  fineFrom: number,
  limitBytes: number,
): { bytes: Uint8Array; failedAt: number } {
  const sink = new ByteSink(limitBytes, deflated.length * 3);
  const inflater = new Inflate((chunk) => sink.append(chunk));
  for (let at = 0; at < deflated.length; ) {
    const end = at < fineFrom ? Math.min(at + PIECE_BYTES, fineFrom) : at + RETRY_PIECE_BYTES;
    try {
      inflater.push(deflated.subarray(at, end));
    } catch (error) {
      if (!isFaultInData(error)) throw error;
      return { bytes: sink.bytes(), failedAt: at };
    }
    at = end;
  }
  return { bytes: sink.bytes(), failedAt: -1 };
}

/**
 * fflate marks its own errors with a numeric code; damaged code tables can also make it index out of range.
 */
const isFaultInData = (error: unknown): boolean =>
  error instanceof TypeError ||
  error instanceof RangeError ||
  (error instanceof Error && typeof Reflect.get(error, 'code') === 'number');

/**
 * RFC 1950, 2.2: method 8, and a check value that divides by 31. A preset dictionary is never used in PDF.
 */
function zlibHeaderLength(input: Uint8Array): number {
  const [method, flags] = input;
  if (method === undefined || flags === undefined) return 0;
  return (method & 0x0f) === 8 && ((method << 8) | flags) % 31 === 0 ? 2 : 0;
}

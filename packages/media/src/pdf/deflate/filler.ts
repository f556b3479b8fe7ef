import { deflateEndBytes } from './read-tokens.js';

/** RFC 1950, 2.2: the Adler-32 behind the data. */
const CHECKSUM_BYTES = 4;
/** What is put where nothing should be: zeros and spaces. A line end before `endstream` is none. */
const FILLERS: readonly number[] = [0x00, 0x20];

/**
 * How many bytes of filler stand behind the end of a zlib stream. An encoder writes none, and /Length counts
 * what it wrote; they are left where shorter data was put into the place of longer data. 0 for what cannot be
 * read.
 */
export function fillerBytes(zlib: Uint8Array): number {
  const filler = zlib[zlib.length - 1];
  // Most streams end here; the others are read to their end.
  if (filler === undefined || !FILLERS.includes(filler)) return 0;
  const end = deflateEndBytes(zlib);
  if (end === null) return 0;
  const behind = zlib.subarray(end + CHECKSUM_BYTES);
  return behind.every((byte) => byte === filler) ? behind.length : 0;
}

import { ascii, indexOfBytes } from './find-bytes.js';

/** Readers accept the header anywhere in the first 1024 bytes (PDF 1.7 Reference, implementation note 13). */
const HEADER_SEARCH_BYTES = 1024;
const HEADER = ascii('%PDF-');

export interface FileHeader {
  /** Where `%PDF-` stands; the offsets of some files count from here. */
  readonly offsetBytes: number;
  /** What follows `%PDF-`, e.g. `1.7`; null when it is no version. */
  readonly version: string | null;
}

/** @returns null when the first 1024 bytes hold no `%PDF-`. */
export function findHeader(bytes: Uint8Array): FileHeader | null {
  const offsetBytes = indexOfBytes(
    bytes,
    HEADER,
    0,
    Math.min(bytes.length, HEADER_SEARCH_BYTES + HEADER.length),
  );
  if (offsetBytes < 0) return null;
  const start = offsetBytes + HEADER.length;
  const version = /^\d\.\d+/.exec(String.fromCharCode(...bytes.subarray(start, start + 8)));
  return { offsetBytes, version: version?.[0] ?? null };
}

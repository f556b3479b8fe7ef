import { CARRIAGE_RETURN, isWhiteSpace, LINE_FEED } from '../syntax/characters.js';

const PERCENT = 0x25;

/** Header lines are 8 bytes; some writers pad them. */
const MAX_HEADER_LINE_BYTES = 64;

/** Longer marks are cut: the longest known has eleven bytes. */
const MAX_MARK_BYTES = 16;

/**
 * The bytes above 127 that open the comment on the line behind the one at `headerOffsetBytes`, as upper-case
 * hexadecimal.
 */
export function binaryMarkBehind(bytes: Uint8Array, headerOffsetBytes: number): string {
  let at = headerOffsetBytes;
  while (
    at < headerOffsetBytes + MAX_HEADER_LINE_BYTES &&
    bytes[at] !== LINE_FEED &&
    bytes[at] !== CARRIAGE_RETURN
  )
    at++;
  while (isWhiteSpace(bytes[at]) && at < headerOffsetBytes + MAX_HEADER_LINE_BYTES) at++;
  if (bytes[at] !== PERCENT) return '';
  const start = at + 1;
  let end = start;
  while (end < start + MAX_MARK_BYTES && (bytes[end] ?? 0) > 0x7f) end++;
  return Array.from(bytes.subarray(start, end), (byte) => byte.toString(16).toUpperCase()).join('');
}

import { decodeUtf8 } from '../pdf/syntax/text-encoding.js';

/** Arguments of one call: engines refuse some hundred thousand. */
const PIECE = 8192;

/** One character for each byte. */
export function latin1(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += PIECE)
    text += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return text;
}

/** UTF-8 where it is, else Latin-1: formats that ask for ASCII or Latin-1 are written in UTF-8, too. */
export function utf8OrLatin1(bytes: Uint8Array): string {
  const text = decodeUtf8(bytes);
  return text.includes('\ufffd') ? latin1(bytes) : text;
}

/** Whether `text` (Latin-1) stands at `at`, by default at the beginning. */
export function standsAt(bytes: Uint8Array, text: string, at = 0): boolean {
  for (let index = 0; index < text.length; index++)
    if (bytes[at + index] !== text.charCodeAt(index)) return false;
  return true;
}

/**
 * What stands before the first zero, and what behind it; undefined without a zero among the first `limit`
 * bytes.
 */
export function splitAtZero(
  bytes: Uint8Array,
  limit: number,
): readonly [before: Uint8Array, behind: Uint8Array] | undefined {
  const at = bytes.subarray(0, limit).indexOf(0);
  return at < 0 ? undefined : [bytes.subarray(0, at), bytes.subarray(at + 1)];
}

import { CARRIAGE_RETURN, isWhiteSpace, LINE_FEED } from '../syntax/characters.js';

const PERCENT = 0x25;
const MAX_COMMENTS = 6;
const MAX_COMMENT_BYTES = 160;

const isLineEnd = (byte: number | undefined): boolean => byte === LINE_FEED || byte === CARRIAGE_RETURN;

/** Comments that stand one behind the other from the line after `from` on, without their `%`, one character a byte. */
export function commentsBehindLine(bytes: Uint8Array, from: number): string[] {
  const found: string[] = [];
  let at = from;
  while (at < bytes.length && at < from + MAX_COMMENT_BYTES && !isLineEnd(bytes[at])) at++;
  while (found.length < MAX_COMMENTS) {
    while (isWhiteSpace(bytes[at])) at++;
    if (bytes[at] !== PERCENT) break;
    const end = lineEndFrom(bytes, at);
    found.push(latin1(bytes.subarray(at + 1, end)));
    at = end;
  }
  return found;
}

/** Lines within `[from, to)` that begin with `%`, without their `%`. */
export function commentsWithin(bytes: Uint8Array, from: number, to: number): string[] {
  const found: string[] = [];
  for (let at = from; at < to && found.length < MAX_COMMENTS; at++) {
    if (bytes[at] !== PERCENT || !isLineEnd(bytes[at - 1])) continue;
    const end = lineEndFrom(bytes, at);
    found.push(latin1(bytes.subarray(at + 1, end)));
    at = end;
  }
  return found;
}

function lineEndFrom(bytes: Uint8Array, from: number): number {
  let end = from;
  while (end < bytes.length && end < from + MAX_COMMENT_BYTES && !isLineEnd(bytes[end])) end++;
  return end;
}

/** The bytes above 127 that a comment opens with, as upper-case hexadecimal. */
export const binaryMarkOf = (comment: string | undefined): string =>
  Array.from(/^[\x80-\xff]*/.exec(comment ?? '')?.[0] ?? '', (character) => character.charCodeAt(0).toString(16).toUpperCase()).join('');

const latin1 = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

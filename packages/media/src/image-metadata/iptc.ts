import { latin1, utf8OrLatin1 } from './byte-text.js';

const TAG_MARKER = 0x1c;
/** Coded Character Set (IIM 4.2, 1:90), and its escape sequence for UTF-8. */
const CHARACTER_SET = '1:90';
const UTF8_ESCAPE = '\x1b%G';
/** Data sets of one file; captions with all their keywords stay under 200. */
const MAX_DATA_SETS = 500;
/** The longest text of IIM 4.2 has 2,000 bytes; longer ones are cut. */
const MAX_TEXT_BYTES = 4096;

/**
 * Data sets by `record:number` (IIM 4.2, 1.6); repeated ones joined by a line feed. Extended data sets, which
 * no text needs, end the reading.
 */
export function readIptc(bytes: Uint8Array): Map<string, string> {
  const found = new Map<string, string>();
  let isUtf8 = false;
  for (
    let at = 0, count = 0;
    at + 5 <= bytes.length && bytes[at] === TAG_MARKER && count < MAX_DATA_SETS;
    count++
  ) {
    const name = `${bytes[at + 1]}:${bytes[at + 2]}`;
    const lengthBytes = (bytes[at + 3]! << 8) | bytes[at + 4]!;
    if (lengthBytes >= 0x8000) break;
    const value = bytes.subarray(at + 5, at + 5 + Math.min(lengthBytes, MAX_TEXT_BYTES));
    if (name === CHARACTER_SET) isUtf8 = latin1(value) === UTF8_ESCAPE;
    const text = isUtf8 || !name.startsWith('1:') ? utf8OrLatin1(value) : latin1(value);
    const earlier = found.get(name);
    found.set(name, earlier === undefined ? text : `${earlier}\n${text}`);
    at += 5 + lengthBytes;
  }
  return found;
}

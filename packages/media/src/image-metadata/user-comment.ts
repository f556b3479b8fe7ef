import { decodeUtf16 } from '../pdf/syntax/text-encoding.js';
import { latin1, utf8OrLatin1 } from './byte-text.js';
import type { ExifValue } from './types.js';

const CODE_BYTES = 8;

/**
 * The text of EXIF's UserComment (EXIF 2.32, 4.6.5): eight bytes name the character code. `UNICODE` is UTF-16
 * in either byte order, whatever the order of the file; programs disagree. Comments without such a code are
 * read as they stand. Trimmed; empty for what is no comment.
 */
export function exifComment(value: ExifValue | undefined): string {
  if (typeof value === 'string') return value;
  if (!(value instanceof Uint8Array)) return '';
  const code = latin1(value.subarray(0, CODE_BYTES));
  const text = value.subarray(CODE_BYTES);
  if (code === 'UNICODE\0') return cleaned(decodeUtf16(text, orderOf(text)));
  return cleaned(utf8OrLatin1(/^(?:ASCII\0{3}|JIS\0{5}|\0{8})$/.test(code) ? text : value));
}

/** One of Windows' texts (XPTitle, XPComment, XPAuthor, XPKeywords, XPSubject): UTF-16, low byte first. */
export function exifWindowsText(value: ExifValue | undefined): string {
  return value instanceof Uint8Array ? cleaned(decodeUtf16(value, 'little-endian')) : '';
}

/** By where the zero halves of ASCII stand; the low byte first where there are none. */
function orderOf(text: Uint8Array): 'big-endian' | 'little-endian' {
  if (text[0] === 0xfe && text[1] === 0xff) return 'big-endian';
  let zerosInFront = 0;
  let zerosBehind = 0;
  for (let at = 0; at + 1 < Math.min(text.length, 512); at += 2) {
    if (text[at] === 0) zerosInFront++;
    if (text[at + 1] === 0) zerosBehind++;
  }
  return zerosInFront > zerosBehind ? 'big-endian' : 'little-endian';
}

const cleaned = (text: string): string =>
  text
    .replace(/^\ufeff/, '')
    .replace(/\0+$/, '')
    .trim();

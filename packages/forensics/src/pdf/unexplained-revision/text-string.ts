import { isName, isString, type PdfObject } from '@assay/media';

/**
 * A text string's characters: UTF-16 or UTF-8 by its byte order mark, else one byte a character (PDFDocEncoding agrees
 * with Latin-1 in all letters and digits). ISO 32000-2, 7.9.2.2. A name gives its name, anything else ''.
 */
export function textString(value: PdfObject | undefined): string {
  if (isName(value)) return value.name;
  if (!isString(value)) return '';
  const { bytes } = value;
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return utf16(bytes, 1, 0);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return utf16(bytes, 0, 1);
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return utf8(bytes.subarray(3));
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
}

function utf16(bytes: Uint8Array, low: number, high: number): string {
  const units: string[] = [];
  for (let at = 2; at + 1 < bytes.length; at += 2) units.push(String.fromCharCode((bytes[at + high]! << 8) | bytes[at + low]!));
  return units.join('');
}

/** Decoded by hand: pure packages have no TextDecoder among their types. Broken sequences give U+FFFD. */
function utf8(bytes: Uint8Array): string {
  try {
    return decodeURIComponent(Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''));
  } catch {
    return '\uFFFD';
  }
}

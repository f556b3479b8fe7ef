/**
 * PDFDocEncoding where it differs from Latin-1 (ISO 32000-2, Annex D.3); U+FFFD stands for undefined codes.
 */
const FROM_0X18 = '\u02d8\u02c7\u02c6\u02d9\u02dd\u02db\u02da\u02dc';
const FROM_0X80 =
  '\u2022\u2020\u2021\u2026\u2014\u2013\u0192\u2044\u2039\u203a\u2212\u2030\u201e\u201c\u201d\u2018' +
  '\u2019\u201a\u2122\ufb01\ufb02\u0141\u0152\u0160\u0178\u017d\u0131\u0142\u0153\u0161\u017e\ufffd\u20ac';

/**
 * The characters of a text string (ISO 32000-2, 7.9.2.2): UTF-16 or UTF-8 where a byte order mark says so
 * (UTF-16 in little-endian order is not allowed but written), else PDFDocEncoding. What cannot be decoded
 * becomes U+FFFD.
 */
export function decodeTextString(bytes: Uint8Array): string {
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decodeUtf16(bytes.subarray(2), 'big-endian');
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decodeUtf16(bytes.subarray(2), 'little-endian');
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return decodeUtf8(bytes.subarray(3));
  return Array.from(bytes, pdfDocCharacter).join('');
}

function pdfDocCharacter(byte: number): string {
  if (byte >= 0x18 && byte < 0x20) return FROM_0X18[byte - 0x18]!;
  if (byte >= 0x80 && byte <= 0xa0) return FROM_0X80[byte - 0x80]!;
  return String.fromCharCode(byte);
}

/** UTF-16 without its byte order mark; a last odd byte is left out. */
export function decodeUtf16(bytes: Uint8Array, order: 'big-endian' | 'little-endian'): string {
  const high = order === 'big-endian' ? 0 : 1;
  const units: string[] = [];
  for (let at = 0; at + 1 < bytes.length; at += 2)
    units.push(String.fromCharCode((bytes[at + high]! << 8) | bytes[at + 1 - high]!));
  return units.join('');
}

/** Arguments of one call: engines refuse some hundred thousand. */
const MAX_RUN_BYTES = 8192;

/** Where the run of ASCII that begins at a place ends: most texts are one, and are then decoded at once. */
function endOfAscii(bytes: Uint8Array, from: number): number {
  const limit = Math.min(bytes.length, from + MAX_RUN_BYTES);
  let at = from;
  while (at < limit && bytes[at]! < 0x80) at++;
  return at;
}

/**
 * The smallest code point that needs so many continuation bytes: a longer form than needed is not UTF-8 (RFC
 * 3629).
 */
const SMALLEST: readonly number[] = [0, 0x80, 0x800, 0x10000];

/**
 * Decoded by hand, since pure packages have no TextDecoder among their types. Each byte of a broken sequence
 * gives one U+FFFD.
 */
export function decodeUtf8(bytes: Uint8Array): string {
  const characters: string[] = [];
  for (let at = 0; at < bytes.length; ) {
    const plainEnd = endOfAscii(bytes, at);
    if (plainEnd > at) characters.push(String.fromCharCode(...bytes.subarray(at, plainEnd)));
    at = plainEnd;
    if (at === bytes.length) break;
    const lead = bytes[at]!;
    const following =
      lead < 0x80
        ? 0
        : lead >= 0xc2 && lead < 0xe0
          ? 1
          : lead >= 0xe0 && lead < 0xf0
            ? 2
            : lead >= 0xf0 && lead < 0xf5
              ? 3
              : -1;
    let point = following === 0 ? lead : lead & (0x3f >> Math.max(following, 0));
    let read = 0;
    while (read < following && ((bytes[at + 1 + read] ?? 0) & 0xc0) === 0x80)
      point = (point << 6) | (bytes[at + 1 + read++]! & 0x3f);
    const isSurrogate = point >= 0xd800 && point < 0xe000;
    const isWhole =
      following >= 0 &&
      read === following &&
      point >= SMALLEST[following]! &&
      point <= 0x10ffff &&
      !isSurrogate;
    characters.push(isWhole ? String.fromCodePoint(point) : '\ufffd');
    at += isWhole ? following + 1 : 1;
  }
  return characters.join('');
}

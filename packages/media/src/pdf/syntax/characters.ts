/** Character classes of ISO 32000-2, 7.2.3. */
const REGULAR = 0;
const WHITE_SPACE = 1;
const DELIMITER = 2;

const CLASS_OF_BYTE = new Uint8Array(256).fill(REGULAR);
for (const byte of [0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20]) CLASS_OF_BYTE[byte] = WHITE_SPACE;
for (const character of '()<>[]{}/%') CLASS_OF_BYTE[character.charCodeAt(0)] = DELIMITER;

export const CARRIAGE_RETURN = 0x0d;
export const LINE_FEED = 0x0a;

/** True for NUL, tab, line feed, form feed, carriage return and space; false past the end (`undefined`). */
export const isWhiteSpace = (byte: number | undefined): boolean =>
  byte !== undefined && CLASS_OF_BYTE[byte] === WHITE_SPACE;

/** True for a byte that may stand inside a name, a number or a keyword; false past the end (`undefined`). */
export const isRegular = (byte: number | undefined): boolean =>
  byte !== undefined && CLASS_OF_BYTE[byte] === REGULAR;

export const isDigit = (byte: number | undefined): boolean =>
  byte !== undefined && byte >= 0x30 && byte <= 0x39;

/** The value 0..15 of a hexadecimal digit, or -1. */
export function hexDigitValue(byte: number | undefined): number {
  if (byte === undefined) return -1;
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  if (byte >= 0x41 && byte <= 0x46) return byte - 0x37;
  if (byte >= 0x61 && byte <= 0x66) return byte - 0x57;
  return -1;
}

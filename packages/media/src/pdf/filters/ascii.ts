import { hexDigitValue, isWhiteSpace } from '../syntax/characters.js';

const TILDE = 0x7e;
/** `z` stands for four zero bytes. */
const ZERO_GROUP = 0x7a;

/**
 * ASCIIHexDecode (7.4.2); what is no digit is passed over, a last odd digit counts as its upper half. Never
 * grows.
 */
export function decodeAsciiHex(input: Uint8Array): Uint8Array {
  const out = new Uint8Array((input.length + 1) >> 1);
  let digits = 0;
  for (const byte of input) {
    if (byte === 0x3e) break;
    const value = hexDigitValue(byte);
    if (value < 0) continue;
    out[digits >> 1]! |= digits % 2 === 0 ? value << 4 : value;
    digits++;
  }
  return out.subarray(0, (digits + 1) >> 1);
}

/**
 * ASCII85Decode (7.4.3), with or without `<~`; a byte outside the alphabet is passed over. Grows at most
 * fourfold (`z`).
 */
export function decodeAscii85(input: Uint8Array): Uint8Array {
  const zeroGroups = input.reduce((count, byte) => (byte === ZERO_GROUP ? count + 1 : count), 0);
  const out = new Uint8Array(zeroGroups * 4 + Math.ceil(input.length / 5) * 4);
  let length = 0;
  let value = 0;
  let count = 0;
  for (let at = input[0] === 0x3c && input[1] === TILDE ? 2 : 0; at < input.length; at++) {
    const byte = input[at]!;
    if (byte === TILDE) break;
    if (byte === ZERO_GROUP && count === 0) length += 4;
    else if (!isWhiteSpace(byte) && byte >= 0x21 && byte <= 0x75) {
      value = value * 85 + (byte - 0x21);
      if (++count === 5) {
        writeBigEndian(out, length, value, 4);
        length += 4;
        value = 0;
        count = 0;
      }
    }
  }
  if (count > 1) {
    for (let missing = count; missing < 5; missing++) value = value * 85 + 84;
    writeBigEndian(out, length, value, count - 1);
    length += count - 1;
  }
  return out.subarray(0, length);
}

/** The upper `count` bytes of a 32-bit value; a group above 2^32 wraps, as it does in other readers. */
function writeBigEndian(out: Uint8Array, at: number, value: number, count: number): void {
  const word = value % 0x1_0000_0000;
  for (let index = 0; index < count; index++)
    out[at + index] = Math.floor(word / 2 ** (24 - 8 * index)) & 0xff;
}

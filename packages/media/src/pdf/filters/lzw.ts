import { ByteSink } from './byte-sink.js';

const CLEAR_TABLE = 256;
const END_OF_DATA = 257;
const MAX_CODES = 4096;

/**
 * LZWDecode (7.4.4), most significant bit first, 9 to 12 bits a code. A code that cannot stand ends the data.
 * @param earlyChange 1 (the default of the format): codes lengthen one code early; 0: they do not.
 * @throws DecodeError TOO_LARGE_INFLATED past `limitBytes`.
 */
export function decodeLzw(input: Uint8Array, earlyChange: 0 | 1, limitBytes: number): Uint8Array {
  const sink = new ByteSink(limitBytes, input.length * 3);
  /** A sequence is its prefix's sequence and one byte more. */
  const prefix = new Uint16Array(MAX_CODES);
  const suffix = new Uint8Array(MAX_CODES);
  const lengths = new Uint16Array(MAX_CODES);
  for (let code = 0; code < 256; code++) {
    suffix[code] = code;
    lengths[code] = 1;
  }
  const sequence = new Uint8Array(MAX_CODES);
  const spell = (code: number): Uint8Array => {
    const length = lengths[code]!;
    for (let at = length - 1, part = code; at >= 0; at--, part = prefix[part]!) sequence[at] = suffix[part]!;
    return sequence.subarray(0, length);
  };

  let width = 9;
  let nextCode = END_OF_DATA + 1;
  let previous = -1;
  let buffer = 0;
  let bits = 0;
  for (const byte of input) {
    buffer = ((buffer << 8) | byte) & 0xffffff;
    bits += 8;
    if (bits < width) continue;
    bits -= width;
    const code = (buffer >> bits) & ((1 << width) - 1);
    if (code === END_OF_DATA) break;
    if (code === CLEAR_TABLE) {
      width = 9;
      nextCode = END_OF_DATA + 1;
      previous = -1;
      continue;
    }
    if (code > nextCode || (code === nextCode && previous < 0)) break;
    if (previous >= 0 && nextCode < MAX_CODES) {
      // The new sequence ends in the first byte of the one just read, which may be the new sequence itself.
      const first = spell(code === nextCode ? previous : code)[0]!;
      prefix[nextCode] = previous;
      suffix[nextCode] = first;
      lengths[nextCode] = Math.min(lengths[previous]! + 1, MAX_CODES);
      nextCode++;
    } else if (code >= nextCode) break;
    sink.append(spell(code));
    previous = code;
    if (nextCode + earlyChange >= 1 << width && width < 12) width++;
  }
  return sink.bytes();
}

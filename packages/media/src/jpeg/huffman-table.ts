import { DecodeError } from '../errors.js';

/** Codes up to this long are found by one look-up: all but the rarest of real files. */
export const LOOKUP_BITS = 9;

/** A Huffman code made ready for decoding. */
export interface HuffmanTable {
  /** Indexed by the next {@link LOOKUP_BITS} bits: `length << 8 | symbol`, or 0 where the code is longer. */
  readonly lookup: Uint16Array;
  /** Per code length 1..16, the largest code of that length; -1 where there is none. ITU-T T.81, F.2.2.3. */
  readonly largestCode: Int32Array;
  /** Per code length, what to add to a code for its place in `symbols`. */
  readonly symbolOffset: Int32Array;
  readonly symbols: Uint8Array;
}

/**
 * @param counts codes of each length 1..16, 16 entries  @param symbols in order of their codes
 * @throws DecodeError `NOT_DECODABLE` when the lengths cannot be those of a prefix code
 */
export function buildHuffmanTable(counts: Uint8Array, symbols: Uint8Array): HuffmanTable {
  const lookup = new Uint16Array(1 << LOOKUP_BITS);
  const largestCode = new Int32Array(17).fill(-1);
  const symbolOffset = new Int32Array(17);
  let code = 0;
  let index = 0;
  for (let length = 1; length <= 16; length++) {
    symbolOffset[length] = index - code;
    for (let left = counts[length - 1]!; left > 0; left--, code++, index++) {
      if (code >= 1 << length)
        throw new DecodeError('NOT_DECODABLE', `Huffman table with too many codes of ${length} bits`);
      largestCode[length] = code;
      if (length <= LOOKUP_BITS) {
        const spare = LOOKUP_BITS - length;
        lookup.fill((length << 8) | symbols[index]!, code << spare, (code + 1) << spare);
      }
    }
    code <<= 1;
  }
  return { lookup, largestCode, symbolOffset, symbols };
}

import { expect, test } from 'vitest';
import { decodeEntries, encodeEntries } from './entries.js';

const SIZES = Float64Array.of(1, 2 ** 32, Number.MAX_SAFE_INTEGER);

test.each([
  ['counted numbers', [2], [Uint16Array.of(1000, 0, 125)]],
  ['sizes', [8], [SIZES]],
  ['two sizes', [8, 8], [SIZES, SIZES.toReversed()]],
] as const)(
  'entries with %s are read back from bytes at any place in a buffer',
  (_name, widths, measures) => {
    const entries = {
      offsets: Uint32Array.of(0, 7, 2 ** 32 - 1),
      seconds: Uint32Array.of(1, 2 ** 31 - 1, 0),
      measures,
      words: Uint16Array.of(1, 2, 65_535),
    };
    const bytes = encodeEntries(entries);
    for (const shift of [0, 1, 2, 4]) {
      const moved = new Uint8Array(bytes.length + shift);
      moved.set(bytes, shift);
      expect(decodeEntries(moved.subarray(shift), widths)).toEqual(entries);
    }
  },
);

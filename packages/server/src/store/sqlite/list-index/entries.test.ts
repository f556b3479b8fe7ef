import { expect, test } from 'vitest';
import { decodeEntries, encodeEntries } from './entries.js';

test('entries are read back from bytes at any place in a buffer', () => {
  const entries = {
    offsets: Uint32Array.of(0, 7, 2 ** 32 - 1),
    seconds: Uint32Array.of(1, 2 ** 31 - 1, 0),
    tenths: Uint16Array.of(1000, 0, 125),
    words: Uint16Array.of(1, 2, 65_535),
  };
  const bytes = encodeEntries(entries);
  for (const shift of [0, 1, 2]) {
    const moved = new Uint8Array(bytes.length + shift);
    moved.set(bytes, shift);
    expect(decodeEntries(moved.subarray(shift))).toEqual(entries);
  }
});

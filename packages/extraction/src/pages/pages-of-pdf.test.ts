import { expect, test } from 'vitest';
import { withoutAlpha } from './pages-of-pdf.js';

const rgba = Uint8Array.from({ length: 4 * 11 }, (_, at) => (at * 37 + 200) % 256);
const expected = (bytes: Uint8Array): number[] => [...bytes].filter((_, at) => at % 4 !== 3);

test.each([0, 1, 3, 4, 11])('%i pixels keep their colours and lose the fourth byte', (count) => {
  const pixels = rgba.slice(0, 4 * count);
  expect([...withoutAlpha(pixels)]).toEqual(expected(pixels));
});

test('so do pixels that begin anywhere in a buffer', () => {
  for (const start of [1, 4]) {
    const shifted = new Uint8Array(rgba.length + start);
    shifted.set(rgba, start);
    expect([...withoutAlpha(shifted.subarray(start))]).toEqual(expected(rgba));
  }
});

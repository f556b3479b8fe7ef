import { expect, test } from 'vitest';
import { withoutAlpha } from './pages-of-pdf.js';

const rgba = Uint8Array.from({ length: 4 * 11 }, (_, at) => (at * 37 + 200) % 256);
const expected = (bytes: Uint8Array): number[] => [...bytes].filter((_, at) => at % 4 !== 3);

test.each([0, 1, 3, 4, 11])('%i pixels keep their colors and lose the fourth byte', (count) => {
  const bytes = rgba.slice(0, 4 * count);
  expect([...withoutAlpha(new Int32Array(bytes.buffer))]).toEqual(expected(bytes));
});

test('so do pixels that begin anywhere in a memory', () => {
  const memory = new Uint8Array(rgba.length + 4);
  memory.set(rgba, 4);
  expect([...withoutAlpha(new Int32Array(memory.buffer, 4))]).toEqual(expected(rgba));
});

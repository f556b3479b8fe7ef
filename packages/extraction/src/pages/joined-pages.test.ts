import { expect, test } from 'vitest';
import { joinedPages } from './joined-pages.js';
import { pagesOfImage } from './pages-of-image.js';

const side = (level: number) =>
  pagesOfImage({ width: 2, height: 1, rgb: new Uint8Array(6).fill(level), orientation: 1 });

test('front and back are pages 1 and 2, and there is no other', async () => {
  const both = joinedPages([side(10), side(20)]);
  expect([both.pageCount, both.textLayer(2)]).toEqual([2, []]);
  expect((await both.image(1, 100)).rgb[0]).toBe(10);
  expect((await both.image(2, 100)).rgb[0]).toBe(20);
  await expect(both.image(3, 100)).rejects.toThrow(RangeError);
});

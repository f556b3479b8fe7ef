import { expect, test } from 'vitest';
import { resizedForViewing } from './resized-for-viewing.js';

/** Black on the left, red on the right. */
const halves = (width: number, height: number) => ({
  width,
  height,
  rgb: Uint8Array.from({ length: width * height * 3 }, (_, at) =>
    at % 3 === 0 && Math.floor(at / 3) % width >= width / 2 ? 200 : 0,
  ),
});

test('a picture keeps its colors at another size, stretched where the shape is another', async () => {
  const { width, height, rgb } = await resizedForViewing(halves(60, 40), 15, 20);
  expect([width, height, rgb.length]).toEqual([15, 20, 15 * 20 * 3]);
  expect([...rgb.subarray(0, 3)]).toEqual([0, 0, 0]);
  expect([...rgb.subarray(14 * 3, 15 * 3)]).toEqual([200, 0, 0]);
});

test('a picture of that size is given back as it is', async () => {
  const image = halves(8, 6);
  expect(await resizedForViewing(image, 8, 6)).toBe(image);
});

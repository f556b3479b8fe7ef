import { toLuma } from '@assay/media';
import { expect, test } from 'vitest';
import { findGridOrigin } from './grid-origin.js';
import { page, throughJpeg } from './testing/pictures.js';

const [WIDTH, HEIGHT] = [240, 160];

/** What is left of a picture without its first columns and rows. */
function cropped(rgb: Uint8Array, left: number, top: number) {
  const [width, height] = [WIDTH - left, HEIGHT - top];
  const kept = Uint8Array.from({ length: width * height * 3 }, (_, at) => {
    const pixel = Math.floor(at / 3);
    return rgb[((top + Math.floor(pixel / width)) * WIDTH + left + (pixel % width)) * 3 + (at % 3)]!;
  });
  return toLuma({ width, height, rgb: kept });
}

test.each([
  [0, 0],
  [3, 5],
  [7, 1],
])(
  'cut %i pixels from the left and %i from the top, the grid begins that much earlier',
  async (left, top) => {
    const decoded = await throughJpeg(page(WIDTH, HEIGHT, 230, 9), WIDTH, HEIGHT, 75);
    expect(findGridOrigin(cropped(decoded, left, top))).toEqual({ x: (8 - left) % 8, y: (8 - top) % 8 });
  },
);

test('without an earlier JPEG no origin stands out', () => {
  expect(findGridOrigin(cropped(page(WIDTH, HEIGHT, 230, 9), 2, 2))).toEqual({ x: 0, y: 0 });
});

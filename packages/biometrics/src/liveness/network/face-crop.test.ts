import type { RgbImage } from '@assay/media';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { faceCrop } from './face-crop.js';

/** Red tells the column, green the row. */
const ramp: RgbImage = {
  width: 200,
  height: 100,
  rgb: Uint8Array.from(
    { length: 200 * 100 * 3 },
    (_, index) => [Math.floor(index / 3) % 200, Math.floor(index / 600), 9][index % 3]!,
  ),
};
const RULE = { widthPx: 8, heightPx: 8, cropFactor: 2 };
/** First and last column, first and last row of the image that the crop shows. */
function shown(crop: RgbImage) {
  const [columns, rows] = [0, 1].map((channel) =>
    Array.from({ length: 64 }, (_, pixel) => crop.rgb[3 * pixel + channel]!),
  ) as [number[], number[]];
  return [Math.min(...columns), Math.max(...columns), Math.min(...rows), Math.max(...rows)];
}

test('a face in the middle is shown with as much around it as the factor says', () => {
  // A box of 20 x 40 at the middle: columns 80 to 119, rows 10 to 89.
  const [left, right, top, bottom] = shown(faceCrop(ramp, { x1: 90, y1: 30, x2: 110, y2: 70 }, RULE));
  expect(left).toBeGreaterThanOrEqual(80);
  expect(right).toBeLessThan(120);
  expect(top).toBeGreaterThanOrEqual(10);
  expect(bottom).toBeLessThan(90);
  expect(right! - left!).toBeGreaterThan(30);
  expect(bottom! - top!).toBeGreaterThan(60);
});

test('near an edge what is shown is shifted, so that nothing beyond it is', () => {
  const [left, right] = shown(faceCrop(ramp, { x1: 0, y1: 30, x2: 20, y2: 70 }, RULE));
  expect(left).toBeLessThan(5);
  expect(right).toBeGreaterThan(34);
  const [, last] = shown(faceCrop(ramp, { x1: 180, y1: 30, x2: 200, y2: 70 }, RULE));
  expect(last).toBeGreaterThan(194);
});

test('where the image is too small, less of it is shown in the same proportions', () => {
  // Twice the height would be 160 rows: 100 are there, and so 50 columns.
  const [left, right, top, bottom] = shown(faceCrop(ramp, { x1: 80, y1: 10, x2: 120, y2: 90 }, RULE));
  expect(bottom! - top!).toBeGreaterThan(80);
  expect(left).toBeGreaterThanOrEqual(75);
  expect(right).toBeLessThan(126);
});

test('any box gives a crop of the asked size, also one that reaches beyond the image', () => {
  const edge = fc.double({ min: -300, max: 300, noNaN: true });
  fc.assert(
    fc.property(
      edge,
      edge,
      edge,
      edge,
      fc.double({ min: 0.5, max: 8, noNaN: true }),
      (a, b, c, d, cropFactor) => {
        const box = { x1: Math.min(a, b), x2: Math.max(a, b), y1: Math.min(c, d), y2: Math.max(c, d) };
        const crop = faceCrop(ramp, box, { widthPx: 8, heightPx: 6, cropFactor });
        expect([crop.width, crop.height, new Set(crop.rgb.filter((_, index) => index % 3 === 2))]).toEqual([
          8,
          6,
          new Set([9]),
        ]);
      },
    ),
  );
});

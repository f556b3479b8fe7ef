import { expect, test } from 'vitest';
import { blankImage, gaussianBlur, linearToSrgb, srgbToLinear } from './photo-image.js';

test('the sRGB curve: 18 % gray is coded 0.46, and the two ways undo each other', () => {
  expect(linearToSrgb(0.18)).toBeCloseTo(0.4613, 3);
  for (const coded of [0, 0.02, 0.04045, 0.3, 1])
    expect(linearToSrgb(srgbToLinear(coded))).toBeCloseTo(coded, 4);
});

test('blur keeps a flat image, and spreads a point without losing light', () => {
  const flat = blankImage(9, 7);
  flat.rgb.fill(0.4);
  for (const value of gaussianBlur(flat, 1.3).rgb) expect(value).toBeCloseTo(0.4, 5);
  const point = blankImage(15, 15);
  point.rgb[(7 * 15 + 7) * 3] = 1;
  const { rgb } = gaussianBlur(point, 1.3);
  expect(rgb.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 4);
  expect(rgb[(7 * 15 + 7) * 3]).toBeCloseTo(1 / (2 * Math.PI * 1.3 ** 2), 2);
});

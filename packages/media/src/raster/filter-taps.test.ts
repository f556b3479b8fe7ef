import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutOut } from './cut-out.js';
import { filterTaps } from './filter-taps.js';
import { resized } from './resized.js';

const rounded = (weights: Float32Array): number[] =>
  Array.from(weights, (weight) => Number(weight.toFixed(4)));

test('half the size weighs by a triangle twice as wide', () => {
  const [first, second] = filterTaps('bilinear')(4, 2);
  expect([first!.first, rounded(first!.weights)]).toEqual([
    0,
    [3 / 7, 3 / 7, 1 / 7].map((weight) => Number(weight.toFixed(4))),
  ]);
  expect(second!.first).toBe(1);
});

test('twice the size by cubic convolution reaches two samples to either side', () => {
  // At a quarter before and after a sample, with a = -1/2: Keys 1981, equation 15.
  const taps = filterTaps('bicubic')(8, 16)[8]!;
  expect(taps.first).toBe(2);
  expect(rounded(taps.weights)).toEqual([-0.0234, 0.2266, 0.8672, -0.0703]);
});

test('weights of every tap add up to one, and lie within the picture', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 1, max: 60 }),
      fc.constantFrom<'bilinear' | 'bicubic'>('bilinear', 'bicubic'),
      (from, to, kernel) => {
        for (const { first, weights } of filterTaps(kernel)(from, to)) {
          expect(weights.length).toBeGreaterThan(0);
          expect(first).toBeGreaterThanOrEqual(0);
          expect(first + weights.length).toBeLessThanOrEqual(from);
          expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 4);
        }
      },
    ),
  );
});

test('what a kernel overshoots is held within 0 and 255', () => {
  const rgb = Uint8Array.from({ length: 24 }, (_, index) => (index < 12 ? 0 : 255));
  const enlarged = resized({ width: 8, height: 1, rgb }, 32, 1, filterTaps('bicubic'));
  expect(enlarged.rgb.slice(0, 3)).toEqual(Uint8Array.of(0, 0, 0));
  expect(Math.min(...enlarged.rgb.slice(48 + 6))).toBe(255);
});

test('a rectangle is cut out as it is', () => {
  const image = { width: 3, height: 2, rgb: Uint8Array.from({ length: 18 }, (_, index) => index) };
  expect(cutOut(image, 1, 1, 2, 1)).toEqual({
    width: 2,
    height: 1,
    rgb: Uint8Array.of(12, 13, 14, 15, 16, 17),
  });
});

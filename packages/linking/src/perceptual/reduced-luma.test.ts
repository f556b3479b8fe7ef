import { EXIF_TURNS, lumaOf, resizedPlane, toLuma, turned } from '@assay/media';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reducedLuma, turnedPlane } from './reduced-luma.js';

const pictures = fc
  .record({ width: fc.integer({ min: 1, max: 40 }), height: fc.integer({ min: 1, max: 40 }) })
  .chain(({ width, height }) =>
    fc
      .uint8Array({ minLength: width * height * 3, maxLength: width * height * 3 })
      .map((bytes) => ({ width, height, bytes, channels: 3 as const })),
  );

test('gives what the luma of all pixels gives, resized', () => {
  fc.assert(
    fc.property(pictures, fc.integer({ min: 1, max: 30 }), (pixels, maxSidePx) => {
      const reduced = reducedLuma(pixels, { minSidePx: 1, maxSidePx });
      expect(Math.max(reduced.width, reduced.height)).toBeLessThanOrEqual(maxSidePx);
      const expected = resizedPlane(toLuma({ ...pixels, rgb: pixels.bytes }), reduced.width, reduced.height);
      for (const [at, sample] of reduced.samples.entries()) expect(sample).toBeCloseTo(expected[at]!, 2);
    }),
  );
});

test('enlarges what is smaller, and passes over alpha', () => {
  const bytes = Uint8Array.of(10, 20, 30, 0, 200, 100, 50, 255);
  const { width, height, samples } = reducedLuma(
    { width: 2, height: 1, bytes, channels: 4 },
    { minSidePx: 8, maxSidePx: 100 },
  );
  expect([width, height]).toEqual([8, 4]);
  expect(samples[0]).toBeCloseTo(lumaOf(10, 20, 30), 3);
  expect(samples.at(-1)).toBeCloseTo(lumaOf(200, 100, 50), 3);
});

test('a plane is turned as its picture is', () => {
  fc.assert(
    fc.property(pictures, fc.constantFrom(1, 2, 3, 4, 5, 6, 7, 8), (pixels, orientation) => {
      const image = { ...pixels, rgb: pixels.bytes };
      expect(turnedPlane(toLuma(image), EXIF_TURNS[orientation])).toEqual(
        toLuma(turned(image, EXIF_TURNS[orientation])),
      );
    }),
  );
});

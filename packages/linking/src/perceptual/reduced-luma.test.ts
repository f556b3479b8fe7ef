import { EXIF_TURNS, lumaOf, resizedPlane, toLuma, turned } from '@assay/media';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reducedLuma, turnedPlane } from './reduced-luma.js';

const pictures = fc
  .record({ width: fc.integer({ min: 1, max: 40 }), height: fc.integer({ min: 1, max: 40 }) })
  .chain(({ width, height }) =>
    fc
      .uint8Array({ minLength: width * height * 3, maxLength: width * height * 3 })
      .map((rgb) => ({ width, height, rgb })),
  );

test('gives what the luma of all pixels gives, resized', () => {
  fc.assert(
    fc.property(pictures, fc.integer({ min: 1, max: 30 }), (pixels, maxSidePx) => {
      const reduced = reducedLuma(pixels, { minSidePx: 1, maxSidePx });
      expect(Math.max(reduced.width, reduced.height)).toBeLessThanOrEqual(maxSidePx);
      const expected = resizedPlane(toLuma(pixels), reduced.width, reduced.height);
      for (const [at, sample] of reduced.samples.entries()) expect(sample).toBeCloseTo(expected[at]!, 2);
    }),
  );
});

test('enlarges what is smaller, and passes over the fourth byte of pixels drawn', () => {
  const pixels = new Int32Array(Uint8Array.of(10, 20, 30, 0, 200, 100, 50, 255).buffer);
  const { width, height, samples } = reducedLuma(
    { width: 2, height: 1, pixels },
    { minSidePx: 8, maxSidePx: 100 },
  );
  expect([width, height]).toEqual([8, 4]);
  expect(samples[0]).toBeCloseTo(lumaOf(10, 20, 30), 3);
  expect(samples.at(-1)).toBeCloseTo(lumaOf(200, 100, 50), 3);
});

test('a plane is turned as its picture is', () => {
  fc.assert(
    fc.property(pictures, fc.constantFrom(1, 2, 3, 4, 5, 6, 7, 8), (pixels, orientation) => {
      expect(turnedPlane(toLuma(pixels), EXIF_TURNS[orientation])).toEqual(
        toLuma(turned(pixels, EXIF_TURNS[orientation])),
      );
    }),
  );
});

test('a page drawn has the luma of its colors, whatever the fourth byte of white is', () => {
  const colors = [255, 255, 255, 255, 255, 255, 255, 255, 255, 0, 128, 255];
  const rgb = Uint8Array.from(colors);
  const bytes = colors.flatMap((level, at) => (at % 3 === 2 ? [level, at * 20] : [level]));
  const pixels = new Int32Array(Uint8Array.from(bytes).buffer);
  for (const size of [
    { width: 2, height: 2 },
    { width: 1, height: 4 },
  ]) {
    const range = { minSidePx: 1, maxSidePx: 4 };
    expect(reducedLuma({ ...size, pixels }, range)).toEqual(reducedLuma({ ...size, rgb }, range));
  }
});

import type { RgbImage } from '@assay/media';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fittedSimilarity, inverse, mapped, type Similarity } from './similarity.js';
import { warped } from './warped.js';

const coordinate = fc.double({ min: -1000, max: 1000, noNaN: true });
const similarity: fc.Arbitrary<Similarity> = fc
  .record({
    scale: fc.double({ min: 0.05, max: 20, noNaN: true }),
    angle: fc.double({ min: -3, max: 3, noNaN: true }),
    x0: coordinate,
    y0: coordinate,
  })
  .map(({ scale, angle, x0, y0 }) => ({ a: scale * Math.cos(angle), b: scale * Math.sin(angle), x0, y0 }));
const point = fc.record({ x: coordinate, y: coordinate });

test('what a similarity did to some points is found again', () => {
  fc.assert(
    fc.property(similarity, fc.array(point, { minLength: 1, maxLength: 10 }), (made, points) => {
      const from = [{ x: 0, y: 0 }, { x: 7, y: 3 }, ...points];
      const found = fittedSimilarity(
        from,
        from.map((place) => mapped(made, place)),
      );
      for (const key of ['a', 'b', 'x0', 'y0'] as const) expect(found[key]).toBeCloseTo(made[key], 5);
    }),
  );
});

test('there and back is the same place', () => {
  fc.assert(
    fc.property(similarity, point, (there, place) => {
      const back = mapped(inverse(there), mapped(there, place));
      expect(back.x).toBeCloseTo(place.x, 6);
      expect(back.y).toBeCloseTo(place.y, 6);
    }),
  );
});

test('points that are all the same, or not as many, fit no similarity', () => {
  expect(() => fittedSimilarity([{ x: 1, y: 1 }], [{ x: 2, y: 2 }])).toThrow(RangeError);
  expect(() => fittedSimilarity([{ x: 1, y: 1 }], [])).toThrow(RangeError);
});

/** Red grows with x, green with y. */
const ramp = (width: number, height: number): RgbImage => ({
  width,
  height,
  rgb: Uint8Array.from(
    { length: width * height * 3 },
    (_, index) => [Math.floor(index / 3) % width, Math.floor(index / 3 / width), 9][index % 3]!,
  ),
});
const pixel = ({ width, rgb }: RgbImage, x: number, y: number): number[] => [
  ...rgb.subarray((y * width + x) * 3, (y * width + x) * 3 + 3),
];

test('a look at a part is that part', () => {
  const look = warped(ramp(60, 40), { a: 1, b: 0, x0: 20, y0: 10 }, 8);
  for (const at of [0, 3, 7]) expect(pixel(look, at, 7 - at)).toEqual([20 + at, 17 - at, 9]);
});

test('a quarter turn brings columns to rows', () => {
  const look = warped(ramp(60, 40), { a: 0, b: 1, x0: 30, y0: 10 }, 8);
  for (const at of [0, 3, 7]) expect(pixel(look, at, 2)).toEqual([27, 10 + at, 9]);
});

test('made smaller, each pixel is the mean of what it covers', () => {
  const stripes: RgbImage = {
    width: 64,
    height: 64,
    rgb: Uint8Array.from({ length: 64 * 64 * 3 }, (_, index) => (Math.floor(index / 3) % 2) * 200),
  };
  const look = warped(stripes, { a: 8, b: 0, x0: 0, y0: 0 }, 8);
  for (const at of [1, 4, 6]) expect(pixel(look, at, at)).toEqual([100, 100, 100]);
});

test('an even picture is even however it is looked at', () => {
  const even: RgbImage = { width: 50, height: 50, rgb: new Uint8Array(50 * 50 * 3).fill(77) };
  fc.assert(
    fc.property(
      fc.double({ min: 0.01, max: 3, noNaN: true }),
      fc.double({ min: -3, max: 3, noNaN: true }),
      (scale, angle) => {
        const [a, b] = [scale * Math.cos(angle), scale * Math.sin(angle)];
        // Eight pixels around the middle: within the picture, whatever the turn.
        expect(new Set(warped(even, { a, b, x0: 25 - 4 * (a - b), y0: 25 - 4 * (a + b) }, 8).rgb)).toEqual(
          new Set([77]),
        );
      },
    ),
  );
});

test('made larger, colors lie between those of the neighbors', () => {
  const look = warped(ramp(60, 40), { a: 0.25, b: 0, x0: 30, y0: 20 }, 16);
  expect(pixel(look, 2, 2)).toEqual([30, 20, 9]);
  expect(pixel(look, 6, 10)).toEqual([31, 22, 9]);
});

test('outside of the image it is black, however far', () => {
  fc.assert(
    fc.property(fc.double({ min: 100, max: 1e9, noNaN: true }), (x0) => {
      expect(warped(ramp(60, 40), { a: 1, b: 0, x0, y0: 0 }, 4).rgb).toEqual(new Uint8Array(48));
    }),
  );
  expect(pixel(warped(ramp(60, 40), { a: 1, b: 0, x0: -4, y0: 5 }, 8), 3, 0)).toEqual([0, 0, 0]);
});

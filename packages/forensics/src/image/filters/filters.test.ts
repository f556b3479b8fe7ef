import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blurred } from './blur.js';
import { grownMask, packed, shrunkMask, unpacked } from './mask-filters.js';
import { largestAround, smallestAround } from './square-filters.js';

const [WIDTH, HEIGHT] = [9, 6];
const cells = fc.array(fc.integer({ min: 0, max: 1 }), {
  minLength: WIDTH * HEIGHT,
  maxLength: WIDTH * HEIGHT,
});
const radii = fc.integer({ min: 1, max: 12 });

/** What stands within the square around each cell, one list a cell. */
const squares = (values: readonly number[], radius: number): number[][] =>
  values.map((_, cell) =>
    values.filter(
      (__, other) =>
        Math.abs((other % WIDTH) - (cell % WIDTH)) <= radius &&
        Math.abs(Math.floor(other / WIDTH) - Math.floor(cell / WIDTH)) <= radius,
    ),
  );

test('a mask grows and shrinks by squares, whatever the radius', () => {
  fc.assert(
    fc.property(cells, radii, (values, radius) => {
      const mask = packed(Uint8Array.from(values), WIDTH, HEIGHT);
      expect([...unpacked(grownMask(mask, radius))]).toEqual(
        squares(values, radius).map((around) => Math.max(...around)),
      );
      expect([...unpacked(shrunkMask(mask, radius))]).toEqual(
        squares(values, radius).map((around) => Math.min(...around)),
      );
    }),
  );
});

test.each([31, 32, 33, 64, 70])('so does one of %i columns, over the words that hold it', (width) => {
  const mask = new Uint8Array(width * 3);
  for (const column of [0, 30, 33, width - 1]) mask[width + Math.min(column, width - 1)] = 1;
  const isNear = (x: number) =>
    [0, 30, 33, width - 1].some((column) => Math.abs(Math.min(column, width - 1) - x) <= 2);
  const row = Array.from({ length: width }, (_, x) => (isNear(x) ? 1 : 0));
  const bits = packed(mask, width, 3);
  expect([...unpacked(bits)]).toEqual([...mask]);
  expect([...unpacked(grownMask(bits, 2))]).toEqual([...row, ...row, ...row]);
  const gaps = packed(
    mask.map((cell) => 1 - cell),
    width,
    3,
  );
  expect([...unpacked(shrunkMask(gaps, 2))]).toEqual([...row, ...row, ...row].map((cell) => 1 - cell));
});

test('the largest and the smallest of a square', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -90, max: 90 }), { minLength: WIDTH * HEIGHT, maxLength: WIDTH * HEIGHT }),
      radii,
      (values, radius) => {
        const plane = { width: WIDTH, height: HEIGHT, samples: Float32Array.from(values) };
        expect([...largestAround(plane, radius).samples]).toEqual(
          squares(values, radius).map((around) => Math.max(...around)),
        );
        expect([...smallestAround(plane, radius).samples].map((value) => value + 0)).toEqual(
          squares(values, radius).map((around) => Math.min(...around)),
        );
      },
    ),
  );
});

test('a blur is the weighted mean of what is around, edges repeated, to the last digit', () => {
  const samples = Float32Array.from({ length: WIDTH * HEIGHT }, (_, at) => (at * at * 31) % 256);
  const within = (place: number, length: number): number => Math.min(length - 1, Math.max(0, place));
  for (const sigma of [0.4, 0.7, 1.3, 2.1]) {
    const radius = Math.ceil(2.2 * sigma);
    const reaches = Array.from({ length: 2 * radius + 1 }, (_, index) => index - radius);
    const weights = Float32Array.from(reaches, (reach) => Math.exp(-(reach ** 2) / (2 * sigma * sigma)));
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const kernel = weights.map((weight) => weight / total);
    const across = samples.map((_, at) =>
      reaches.reduce((sum, reach, tap) => {
        const column = within((at % WIDTH) + reach, WIDTH);
        return sum + kernel[tap]! * samples[at - (at % WIDTH) + column]!;
      }, 0),
    );
    const both = samples.map((_, at) =>
      reaches.reduce((sum, reach, tap) => {
        const row = within(Math.floor(at / WIDTH) + reach, HEIGHT);
        return Math.fround(sum + kernel[tap]! * across[row * WIDTH + (at % WIDTH)]!);
      }, 0),
    );
    expect(blurred({ width: WIDTH, height: HEIGHT, samples }, sigma).samples).toEqual(both);
    const own = samples.slice();
    expect(blurred({ width: WIDTH, height: HEIGHT, samples: own }, sigma, own).samples).toEqual(both);
  }
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { resized } from './resized.js';
import type { TapsBetween } from './taps.js';

/** A row of gray pixels. */
const row = (...levels: number[]) => ({
  width: levels.length,
  height: 1,
  rgb: Uint8Array.from(levels.flatMap((level) => [level, level, level])),
});

const levelsOf = ({ rgb }: { rgb: Uint8Array }) => [...rgb].filter((_, at) => at % 3 === 0);

test('a pixel of a reduced image is the mean of the area that it covers', () => {
  expect(levelsOf(resized(row(0, 100, 50, 150), 2, 1))).toEqual([50, 100]);
  // 1.5 pixels each: all of the first and half of the second.
  expect(levelsOf(resized(row(30, 60, 90), 2, 1))).toEqual([40, 80]);
  expect(levelsOf(resized(row(0, 0, 0, 0, 0, 0, 0, 70), 1, 1))).toEqual([9]);
});

test('down the image, too, however many rows a pixel covers', () => {
  const column = {
    width: 1,
    height: 7,
    rgb: Uint8Array.from([0, 10, 20, 30, 40, 50, 60].flatMap((level) => [level, 2 * level, 3 * level])),
  };
  expect([...resized(column, 1, 1).rgb]).toEqual([30, 60, 90]);
});

test('a pixel of an enlarged image lies on the line between its neighbors', () => {
  expect(levelsOf(resized(row(0, 100), 4, 1))).toEqual([0, 25, 75, 100]);
});

test('what taps with negative weights make of it stays within the range', () => {
  const sharpened: TapsBetween = (from, to) =>
    Array.from({ length: to }, (_, at) =>
      from === 1 ? { first: 0, weights: Float32Array.of(1) } : { first: at, weights: Float32Array.of(2, -1) },
    );
  expect(levelsOf(resized(row(200, 0, 200), 2, 1, sharpened))).toEqual([255, 0]);
});

test('colors keep to their channels, and an even image stays as it is at any size', () => {
  const side = fc.integer({ min: 1, max: 12 });
  const level = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(
      side,
      side,
      side,
      side,
      fc.tuple(level, level, level),
      (width, height, toWidth, toHeight, color) => {
        const image = {
          width,
          height,
          rgb: Uint8Array.from({ length: width * height * 3 }, (_, at) => color[at % 3]!),
        };
        const expected = Uint8Array.from({ length: toWidth * toHeight * 3 }, (_, at) => color[at % 3]!);
        expect(resized(image, toWidth, toHeight).rgb).toEqual(expected);
      },
    ),
  );
});

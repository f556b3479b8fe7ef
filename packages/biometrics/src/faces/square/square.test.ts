import { QUARTER_TURNS, type RgbImage, turned } from '@assay/media';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inverse, mapped } from '../../alignment/similarity.js';
import { Pyramid } from './pyramid.js';
import { sampled } from './sampled.js';
import {
  fromSquare,
  normalRadians,
  type QuarterTurns,
  quarterTurnsOf,
  rollOf,
  rollOfTurns,
  squareToImage,
} from './turned-square.js';

const number = fc.double({ min: -5000, max: 5000, noNaN: true });
const point = fc.record({ x: number, y: number });
const square = fc.record({
  center: point,
  sidePx: fc.double({ min: 1, max: 5000, noNaN: true }),
  rollRadians: fc.double({ min: -7, max: 7, noNaN: true }),
});

test('what goes into a square and out again is where it was', () => {
  fc.assert(
    fc.property(square, point, (turnedSquare, place) => {
      const back = fromSquare(turnedSquare, mapped(inverse(squareToImage(turnedSquare)), place));
      expect(Math.hypot(back.x - place.x, back.y - place.y)).toBeLessThan(1e-6 * 5000);
    }),
  );
});

test('a line between level places of a square leans as the square does', () => {
  fc.assert(
    fc.property(square, (turnedSquare) => {
      const roll = rollOf(
        fromSquare(turnedSquare, { x: 0.2, y: 0.4 }),
        fromSquare(turnedSquare, { x: 0.7, y: 0.4 }),
      );
      expect(Math.abs(normalRadians(roll - turnedSquare.rollRadians))).toBeLessThan(1e-5);
    }),
  );
});

test.each([0, 1, 2, 3] as const)(
  'a face that needs %d quarter turns has the roll that needs them',
  (turns) => {
    expect(quarterTurnsOf(rollOfTurns(turns))).toBe(turns);
    expect(quarterTurnsOf(rollOfTurns(turns) + 0.7)).toBe(turns);
    expect(quarterTurnsOf(rollOfTurns(turns) - 0.7)).toBe(turns);
  },
);

/** Blocks of one color each, so that halving keeps them. */
function blocks(width: number, height: number, blockPx: number): RgbImage {
  const rgb = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let channel = 0; channel < 3; channel++)
        rgb[(y * width + x) * 3 + channel] =
          (Math.floor(x / blockPx) * 37 + Math.floor(y / blockPx) * 91 + channel * 53) % 256;
  return { width, height, rgb };
}

test('a square as large as asked for is the image itself', () => {
  const image = blocks(24, 24, 3);
  expect(sampled(new Pyramid(image), { center: { x: 12, y: 12 }, sidePx: 24, rollRadians: 0 }, 24)).toEqual(
    image,
  );
});

test('a square turned by quarters is the image turned the other way', () => {
  fc.assert(
    fc.property(
      fc.constantFrom<QuarterTurns>(0, 1, 2, 3),
      fc.integer({ min: 16, max: 40 }),
      (turns, side) => {
        const image = blocks(side, side, 3);
        const looked = sampled(
          new Pyramid(image),
          { center: { x: side / 2, y: side / 2 }, sidePx: side, rollRadians: rollOfTurns(turns) },
          side,
        );
        const expected = turned(image, QUARTER_TURNS[turns]!);
        expect(
          Math.max(...looked.rgb.map((value, index) => Math.abs(value - expected.rgb[index]!))),
        ).toBeLessThanOrEqual(1);
      },
    ),
  );
});

test('an image sampled eight times smaller keeps the mean of each block', () => {
  const image = blocks(512, 512, 8);
  expect(
    sampled(new Pyramid(image), { center: { x: 256, y: 256 }, sidePx: 512, rollRadians: 0 }, 64).rgb,
  ).toEqual(blocks(64, 64, 1).rgb);
});

test('outside of the image is black', () => {
  const white = { width: 10, height: 10, rgb: new Uint8Array(300).fill(255) };
  const { rgb } = sampled(new Pyramid(white), { center: { x: 0, y: 5 }, sidePx: 20, rollRadians: 0 }, 20);
  expect(rgb[(10 * 20 + 9) * 3]).toBe(0);
  expect(rgb[(10 * 20 + 10) * 3]).toBe(255);
});

test('a single pixel is an image, too', () => {
  const dot = { width: 1, height: 1, rgb: Uint8Array.of(9, 8, 7) };
  expect([
    ...sampled(new Pyramid(dot), { center: { x: 0.5, y: 0.5 }, sidePx: 1, rollRadians: 1 }, 1).rgb,
  ]).toEqual([9, 8, 7]);
});

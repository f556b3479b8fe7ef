import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type Box, box } from '../geometry.js';
import { displayedSize, INVERSE_ORIENTATION, toDisplayed, toDisplayedGrid } from './orientation.js';
import type { ExifOrientation } from './types.js';

const orientation = fc.constantFrom<ExifOrientation>(1, 2, 3, 4, 5, 6, 7, 8);
const share = fc.double({ min: 0, max: 1, noNaN: true });
const boxes = fc.tuple(share, share, share, share).map((corners) => box(...corners));

test.each([1, 2, 3, 4, 5, 6, 7, 8] as const)(
  'orientation %i moves a mark to where libvips displays it',
  async (value) => {
    const [columns, rows] = [7, 4];
    const samples = new Uint8Array(columns * rows);
    samples[1 * columns + 5] = 255;
    const coded = await sharp(samples, { raw: { width: columns, height: rows, channels: 1 } })
      .png()
      .withMetadata({ orientation: value })
      .toBuffer();
    const shown = await sharp(coded).autoOrient().grayscale().raw().toBuffer({ resolveWithObject: true });

    const grid = toDisplayedGrid({ columns, rows, intensities: Float32Array.from(samples) }, value);
    expect([grid.columns, grid.rows]).toEqual([shown.info.width, shown.info.height]);
    expect([...grid.intensities]).toEqual([...shown.data]);

    const mark = shown.data.indexOf(255);
    const moved = toDisplayed({ x1: 5 / columns, y1: 1 / rows, x2: 6 / columns, y2: 2 / rows }, value);
    expect(moved.x1 * grid.columns).toBeCloseTo(mark % grid.columns, 9);
    expect(moved.y1 * grid.rows).toBeCloseTo(Math.floor(mark / grid.columns), 9);
    expect((moved.x2 - moved.x1) * grid.columns).toBeCloseTo(1, 9);
    expect((moved.y2 - moved.y1) * grid.rows).toBeCloseTo(1, 9);
  },
);

test('the inverse orientation brings every box back', () => {
  const near = (a: Box, b: Box) =>
    (['x1', 'y1', 'x2', 'y2'] as const).every((key) => Math.abs(a[key] - b[key]) < 1e-12);
  fc.assert(
    fc.property(boxes, orientation, (coded, value) =>
      near(toDisplayed(toDisplayed(coded, value), INVERSE_ORIENTATION[value]), coded),
    ),
  );
});

test('a quarter turn swaps the sides', () => {
  expect(displayedSize(40, 30, 6)).toEqual({ width: 30, height: 40 });
  expect(displayedSize(40, 30, 3)).toEqual({ width: 40, height: 30 });
});

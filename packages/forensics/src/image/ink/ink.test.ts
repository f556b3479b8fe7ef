import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inkComponents } from './components.js';
import { findInk } from './glyphs.js';
import { inkMask } from './ink-mask.js';
import { lumaBytes } from './luma-bytes.js';
import { paperNoise } from './paper-noise.js';
import { Page } from './testing/scanned-page.js';
import { wordsOf } from './words.js';

/** A mask from rows of `.` and `#`. */
const mask = (...rows: readonly string[]) => ({
  width: rows[0]!.length,
  height: rows.length,
  mask: Uint8Array.from([...rows.join('')], (pixel) => (pixel === '#' ? 1 : 0)),
});
const components = ({ mask: pixels, width, height }: ReturnType<typeof mask>) =>
  inkComponents(pixels, width, height);

describe('components', () => {
  test('corners hang together; two arms that meet below are one piece', () => {
    expect(components(mask('#..#.', '#..#.', '.##..', '....#'))).toEqual([
      { left: 0, top: 0, right: 4, bottom: 3, area: 6 },
      { left: 4, top: 3, right: 5, bottom: 4, area: 1 },
    ]);
  });

  test('every ink pixel belongs to one piece', () => {
    const pictures = fc.array(fc.boolean(), { minLength: 48, maxLength: 48 });
    fc.assert(
      fc.property(pictures, (pixels) => {
        const pieces = inkComponents(Uint8Array.from(pixels, Number), 8, 6);
        return pieces.reduce((sum, { area }) => sum + area, 0) === pixels.filter(Boolean).length;
      }),
    );
  });
});

test('ink is found on unevenly lit paper, and no ink on empty paper', () => {
  const [width, height] = [120, 60];
  const samples = Uint8Array.from({ length: width * height }, (_, at) => 120 + (at % width));
  for (let y = 20; y < 40; y++)
    for (const x of [20, 21, 100, 101]) samples[y * width + x] = samples[y * width + x]! - 60;
  const ink = inkMask({ width, height, samples });
  expect([...ink.subarray(30 * width, 31 * width).keys()].filter((x) => ink[30 * width + x] === 1)).toEqual([
    20, 21, 100, 101,
  ]);
  expect([...ink.subarray(0, 5 * width)].some((pixel) => pixel === 1)).toBe(false);
});

test('digits of a scan are glyphs, and numbers are words', () => {
  const page = new Page(220, 80);
  page.print('4078', { x: 20.3, y: 30.6, softness: 2 });
  page.print('358', { x: 120.8, y: 31.1, softness: 2 });
  const luma = lumaBytes(page.grain(6).raster());
  const { glyphs, mask: ink } = findInk(luma);
  expect(wordsOf(glyphs).map((word) => word.glyphs.length)).toEqual([4, 3]);
  expect(paperNoise(luma, ink)).toBeGreaterThan(1);
});

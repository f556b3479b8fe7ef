import type { Raster } from '@assay/media';
import { describe, expect, test } from 'vitest';
import { inkOf } from './ink.js';

/** A raster from rows of characters: `#` black, `r` red, `.` white. */
function raster(...rows: readonly string[]): Raster {
  const colors: Record<string, readonly number[]> = { '#': [0, 0, 0], r: [220, 0, 0], '.': [255, 255, 255] };
  const rgb = Uint8Array.from(
    rows.flatMap((row) => [...row].flatMap((character) => [...colors[character]!])),
  );
  return { width: rows[0]!.length, height: rows.length, rgb, orientation: 1 };
}

describe('ink', () => {
  test('is bounded, counted and measured against the ground', () => {
    expect(inkOf(raster('..........', '..#..##...', '..#..#....', '..........'))).toEqual({
      left: 0.2,
      right: 0.7,
      top: 0.25,
      bottom: 0.75,
      pieces: 2,
      share: 0.125,
      chroma: 0,
    });
  });

  test('of a colored mark is colored', () => {
    expect(inkOf(raster('....', '.rr.', '....'))?.chroma).toBe(220);
  });

  test('is none on a plain picture, nor on one without an even ground', () => {
    expect(inkOf(raster('....', '....', '....'))).toBeUndefined();
    expect(inkOf(raster('####....', '##......', '####....'))).toBeUndefined();
  });
});

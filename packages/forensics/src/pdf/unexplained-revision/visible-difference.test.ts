import type { PageBrightness } from '@assay/media';
import { describe, expect, test } from 'vitest';
import { changedRegions, isMostlyDark, legibility, looksDifferent, lostInk } from './visible-difference.js';

const WIDTH = 64;
const HEIGHT = 32;
const WHOLE = { x1: 0, y1: 0, x2: 1, y2: 1 };

/** Draws a page of 64 x 32 pixels from a function of place. */
const page = (shade: (x: number, y: number) => number): PageBrightness => ({
  width: WIDTH,
  height: HEIGHT,
  values: Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) => shade(at % WIDTH, Math.floor(at / WIDTH))),
});

const blank = page(() => 255);
/** Vertical strokes in the left half. */
const isStroke = (x: number, y: number) => x < 32 && x % 8 < 2 && y > 4 && y < 28;
const text = page((x, y) => (isStroke(x, y) ? 0 : 255));
const LEFT = { x1: 0, y1: 0, x2: 0.5, y2: 1 };

describe('legibility', () => {
  test('stays 1 under a translucent color and falls to 0 under a white box', () => {
    expect(
      legibility(
        text,
        page((x, y) => (isStroke(x, y) ? 0 : 220)),
        LEFT,
      ),
    ).toBeCloseTo(1, 5);
    expect(legibility(text, blank, LEFT)).toBe(0);
  });

  test('forgives a pixel of shift, but not other strokes', () => {
    expect(
      legibility(
        text,
        page((x, y) => (isStroke(x - 1, y - 1) ? 0 : 255)),
        LEFT,
      ),
    ).toBeGreaterThan(0.9);
    expect(
      legibility(
        text,
        page((x, y) => (x < 32 && y % 8 < 2 ? 0 : 255)),
        LEFT,
      ),
    ).toBeLessThan(0.5);
  });

  test('is 1 where nothing stood', () => expect(legibility(blank, text, LEFT)).toBe(1));
});

describe('changedRegions', () => {
  const patched = page((x, y) => (x >= 40 && x < 56 && y >= 8 && y < 24 ? 0 : text.values[y * WIDTH + x]!));

  test('are empty between equal pages, and edge noise is not a change', () => {
    expect(changedRegions(text, text, [])).toEqual([]);
    expect(
      changedRegions(
        text,
        page((x, y) => (isStroke(x, y) ? 40 : 255)),
        [],
      ),
    ).toEqual([]);
  });

  test('frame what was drawn, and say that no ink was lost on blank paper', () => {
    expect(changedRegions(text, patched, [])).toEqual([
      { box: { x1: 40 / 64, y1: 0.25, x2: 56 / 64, y2: 0.75 }, lostInk: 0 },
    ]);
  });

  test('leave out what is explained', () => {
    expect(changedRegions(text, patched, [{ x1: 0.6, y1: 0.2, x2: 0.9, y2: 0.8 }])).toEqual([]);
  });

  test('say how much ink is gone where text was wiped', () => {
    expect(changedRegions(text, blank, []).map((region) => region.lostInk)).toEqual([1]);
  });
});

test('lostInk is a share, and nothing is lost from blank paper', () => {
  const half = page((x, y) => (isStroke(x, y) && x < 16 ? 0 : 255));
  expect(lostInk(text, half, WHOLE)).toBeCloseTo(0.5, 5);
  expect(lostInk(blank, text, WHOLE)).toBe(0);
});

test('looksDifferent answers for its area only', () => {
  expect(looksDifferent(text, blank, LEFT)).toBe(true);
  expect(looksDifferent(text, blank, { x1: 0.5, y1: 0, x2: 1, y2: 1 })).toBe(false);
});

test('isMostlyDark tells a black box from white paper', () => {
  expect(
    isMostlyDark(
      page(() => 10),
      WHOLE,
    ),
  ).toBe(true);
  expect(isMostlyDark(text, WHOLE)).toBe(false);
});

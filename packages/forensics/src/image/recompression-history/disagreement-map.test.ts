import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  areAllOver,
  contradictions,
  type DisagreementMap,
  disagreesInMuch,
  neighborhoodSums,
  regionsOver,
  shrunkTo,
} from './disagreement-map.js';

/** A map from rows of values. */
const map = (...rows: readonly (readonly number[])[]): DisagreementMap => ({
  columns: rows[0]!.length,
  rows: rows.length,
  nats: Float32Array.from(rows.flat()),
});

test('a neighborhood is the sum of up to nine blocks; borders do not wrap', () => {
  const single = map([1, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 5]);
  expect([...neighborhoodSums(single).nats]).toEqual([1, 1, 0, 0, 1, 1, 5, 5, 0, 0, 5, 5]);
});

describe('regions', () => {
  test('touching corners belong together, a gap separates; the strongest comes first', () => {
    const regions = regionsOver(map([9, 0, 0, 0, 3], [0, 8, 0, 0, 20]), 2);
    expect(regions).toEqual([
      { firstColumn: 4, firstRow: 0, lastColumn: 4, lastRow: 1, peak: 20 },
      { firstColumn: 0, firstRow: 0, lastColumn: 1, lastRow: 1, peak: 9 },
    ]);
  });

  test('every place over the threshold lies in a region, and no region is empty', () => {
    const maps = fc.array(fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 6, maxLength: 6 }), {
      minLength: 1,
      maxLength: 6,
    });
    fc.assert(
      fc.property(maps, (rows) => {
        const regions = regionsOver(map(...rows), 5);
        const inside = (x: number, y: number) =>
          regions.some(
            (region) =>
              x >= region.firstColumn &&
              x <= region.lastColumn &&
              y >= region.firstRow &&
              y <= region.lastRow,
          );
        expect(rows.every((row, y) => row.every((value, x) => value <= 5 || inside(x, y)))).toBe(true);
        expect(regions.every((region) => region.peak > 5)).toBe(true);
      }),
    );
  });
});

describe('a region without its rims', () => {
  const region = { firstColumn: 0, firstRow: 0, lastColumn: 3, lastRow: 1, peak: 90 };

  test('ends where blocks disagree by themselves', () => {
    expect(shrunkTo(map([0, 9, 8, -3], [0, 0, 9, 0]), region, 5)).toEqual({
      ...region,
      firstColumn: 1,
      lastColumn: 2,
    });
  });

  test('stays as it is where none does', () => {
    expect(shrunkTo(map([1, 2, 3, 4], [4, 3, 2, 1]), region, 5)).toEqual(region);
    expect(shrunkTo(map([1, 2, 3, 4], [0, 0, 0, 0]), { ...region, lastRow: 0 }, 5)).toEqual({
      ...region,
      lastRow: 0,
    });
  });
});

test('seven regions and more over much of a map are all over it; fewer, and as many in one corner, are not', () => {
  const rows = Array.from({ length: 12 }, (_, row) =>
    Array.from({ length: 12 }, (_, column) => (row % 4 === 0 && column % 3 === 0 ? 9 : 0)),
  );
  const whole = map(...rows);
  const regions = regionsOver(whole, 5);
  expect(regions).toHaveLength(12);
  expect(areAllOver(whole, regions)).toBe(true);
  expect(areAllOver(whole, [...regions.slice(0, 3), ...regions.slice(8)])).toBe(true);
  expect(areAllOver(whole, [...regions.slice(0, 2), ...regions.slice(8)])).toBe(false);
  expect(areAllOver({ ...whole, rows: 20 }, regions)).toBe(true);
  expect(areAllOver({ ...whole, columns: 40, rows: 40 }, regions)).toBe(false);
});

describe('contradictions', () => {
  test('strong disagreement counts only beside agreement', () => {
    expect(contradictions(map([50, 0, -5, -5]), 10, 2)).toBe(0);
    expect(contradictions(map([-5, 50, -5, -5]), 10, 2)).toBeCloseTo(1 / 3);
  });

  test('where nothing agrees there is no earlier save to contradict', () => {
    expect(contradictions(map([1, 2]), 10, 2)).toBe(Number.POSITIVE_INFINITY);
  });
});

test('what disagrees is too much for an edit where it outweighs what agrees and covers much of the picture', () => {
  const most = { forEachAgreeing: 1, ofPicture: 0.1 };
  const silent = Array.from({ length: 17 }, () => 0);
  expect(disagreesInMuch(map([50, 50, -50, ...silent]), most)).toBe(false);
  expect(disagreesInMuch(map([50, 50, 50, -50, ...silent]), most)).toBe(true);
  expect(disagreesInMuch(map([50, 50, 50, -50, -50, -50, ...silent]), most)).toBe(false);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { median, ranked } from './median.js';

const sorted = (values: readonly number[]): Float64Array => Float64Array.from(values).sort();
/** Long enough to be selected from, and with many equals. */
const numbers = fc.array(fc.oneof(fc.integer({ min: -9, max: 9 }), fc.double()), {
  minLength: 1,
  maxLength: 700,
});

test('the number at each place is the one that sorting puts there', () => {
  fc.assert(
    fc.property(numbers, fc.nat(), (values, seed) => {
      const rank = seed % values.length;
      expect((ranked(Float64Array.from(values), rank) ?? Number.NaN) + 0).toEqual(sorted(values)[rank]! + 0);
    }),
  );
});

test('the middle one, whatever the order; the higher of two; by value and not by spelling', () => {
  expect(median([9, 1, 100])).toBe(9);
  expect(median([4, 1, 3, 2])).toBe(3);
  expect(median([])).toBeUndefined();
});

test('there is no place beyond the last', () => {
  expect(ranked(Float64Array.of(1), 1)).toBeUndefined();
});

test('numbers laid out in order, or all the same, take no longer than any', () => {
  const rising = Float64Array.from({ length: 200_000 }, (_, at) => at);
  expect(ranked(rising, 150_000)).toBe(150_000);
  expect(ranked(new Float64Array(200_000).fill(7), 100_000)).toBe(7);
});

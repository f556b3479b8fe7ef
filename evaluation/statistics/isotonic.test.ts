import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isotonicBlocks } from './isotonic.js';

const fitted = (values: readonly number[], weights = values.map(() => 1)) =>
  isotonicBlocks(values, weights).flatMap(({ first, last, value }) =>
    Array.from({ length: last - first + 1 }, () => value),
  );

test('pools the violators and leaves the rest', () => {
  expect(fitted([1, 3, 2, 4])).toEqual([1, 2.5, 2.5, 4]);
  expect(fitted([4, 3, 2, 1])).toEqual([2.5, 2.5, 2.5, 2.5]);
});

test('a heavier value pulls its block', () => {
  expect(fitted([3, 0], [1, 2])).toEqual([1, 1]);
});

test('is the max-min of the averages over all runs', () => {
  // The closed form of isotonic regression: Robertson, Wright & Dykstra (1988), theorem 1.4.4.
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 1, maxLength: 12 }), (values) => {
      const average = (start: number, end: number) =>
        values.slice(start, end + 1).reduce((sum, value) => sum + value, 0) / (end - start + 1);
      const expected = values.map((_, index) =>
        Math.max(
          ...values
            .slice(0, index + 1)
            .map((_value, start) =>
              Math.min(...values.slice(index).map((_other, more) => average(start, index + more))),
            ),
        ),
      );
      const actual = fitted(values);
      for (const [index, value] of expected.entries()) expect(actual[index]).toBeCloseTo(value, 9);
    }),
  );
});

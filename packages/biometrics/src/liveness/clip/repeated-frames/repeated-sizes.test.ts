import fc from 'fast-check';
import { expect, test } from 'vitest';
import { longestRepeatedSizes } from './repeated-sizes.js';

const size = fc.integer({ min: 200, max: 60_000 });

test('finds a piece of the file that was joined to it again', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(size, { minLength: 4, maxLength: 40 }),
      fc.uniqueArray(size, { maxLength: 20 }),
      (piece, between) => {
        expect(longestRepeatedSizes([...piece, ...between, ...piece])).toBeGreaterThanOrEqual(piece.length);
      },
    ),
  );
});

test('finds nothing where every size comes once, nor in frames that hold next to nothing', () => {
  fc.assert(
    fc.property(fc.uniqueArray(size, { maxLength: 60 }), (sizes) => longestRepeatedSizes(sizes) === 0),
  );
  expect(longestRepeatedSizes(Array.from({ length: 100 }, () => 40))).toBe(0);
});

test('looks at the first thousands of frames only', () => {
  const piece = Array.from({ length: 30 }, (_, index) => 1000 + index);
  expect(
    longestRepeatedSizes([...piece, ...Array.from({ length: 5000 }, (_, index) => 2000 + index), ...piece]),
  ).toBe(0);
});

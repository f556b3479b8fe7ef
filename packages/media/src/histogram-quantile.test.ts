import fc from 'fast-check';
import { expect, test } from 'vitest';
import { histogramQuantile } from './histogram-quantile.js';

test('the level up to which a share lies', () => {
  const counts = Uint32Array.of(1, 0, 2, 1);
  expect([0, 0.25, 0.26, 0.75, 0.76, 1].map((share) => histogramQuantile(counts, share))).toEqual([
    0, 0, 2, 2, 3, 3,
  ]);
  expect(histogramQuantile(new Uint32Array(4), 0.5)).toBe(0);
});

test('at the level the share is reached, and below it is not', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(20), { minLength: 1, maxLength: 12 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (numbers, share) => {
        const level = histogramQuantile(Uint32Array.from(numbers), share);
        const upTo = (end: number): number =>
          numbers.slice(0, end + 1).reduce((sum, count) => sum + count, 0);
        const wanted = upTo(numbers.length) * share;
        expect(upTo(level)).toBeGreaterThanOrEqual(wanted);
        if (level > 0) expect(upTo(level - 1)).toBeLessThan(wanted);
      },
    ),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sameGroupFalseMatchRate } from './same-group-rate.js';

test.each([
  [0.0001, 0.00046],
  [0.001, 0.00216],
  [0.01, 0.0285],
])('at %f of any two people it is the measured %f of one group', (anyTwo, oneGroup) => {
  expect(sameGroupFalseMatchRate(anyTwo)).toBeCloseTo(oneGroup, 6);
});

test('it rises with the rate asked for, is never below it, and a rate still', () => {
  const rate = fc.double({ min: 0.00001, max: 0.5, noNaN: true });
  fc.assert(
    fc.property(rate, rate, (a, b) => {
      const [low, high] = [Math.min(a, b), Math.max(a, b)];
      expect(sameGroupFalseMatchRate(low)).toBeLessThanOrEqual(sameGroupFalseMatchRate(high) + 1e-12);
      expect(sameGroupFalseMatchRate(a)).toBeGreaterThanOrEqual(a);
      expect(sameGroupFalseMatchRate(a)).toBeLessThanOrEqual(1);
    }),
  );
});

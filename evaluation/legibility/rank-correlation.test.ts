import { expect, test } from 'vitest';
import { rankCorrelation } from './rank-correlation.js';

test('the same order is 1, the reverse -1, however the values are spaced', () => {
  expect(rankCorrelation([1, 2, 3, 10], [0.1, 0.5, 0.6, 0.7])).toBe(1);
  expect(rankCorrelation([1, 2, 3], [9, 5, -2])).toBe(-1);
});

test('equal values share their rank, as the textbook formula has it', () => {
  // Ranks 0, 1.5, 1.5, 3 against 0, 1, 2, 3: 4.5 / sqrt(4.5 * 5).
  expect(rankCorrelation([1, 2, 2, 3], [1, 2, 3, 4])).toBeCloseTo(4.5 / Math.sqrt(4.5 * 5), 12);
});

import { expect, test } from 'vitest';
import { nearestRankQuantile } from './nearest-rank.js';

test('nearest rank: the median of four is the second, p95 of twenty the nineteenth', () => {
  expect(nearestRankQuantile([40, 10, 30, 20], 0.5)).toBe(20);
  expect(
    nearestRankQuantile(
      Array.from({ length: 20 }, (_, index) => index + 1),
      0.95,
    ),
  ).toBe(19);
  expect(nearestRankQuantile([], 0.5)).toBeUndefined();
});

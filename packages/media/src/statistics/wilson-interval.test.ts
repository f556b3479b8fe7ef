import { expect, test } from 'vitest';
import { wilsonInterval } from './wilson-interval.js';

test.each([
  [{ count: 0, total: 10 }, 0, 0.2775],
  [{ count: 10, total: 10 }, 0.7225, 1],
  [{ count: 81, total: 263 }, 0.2553, 0.3662],
])('%o lies in %d..%d', (share, low, high) => {
  const [from, to] = wilsonInterval(share);
  expect(from).toBeCloseTo(low, 3);
  expect(to).toBeCloseTo(high, 3);
});

test('an empty sample says nothing', () => {
  expect(wilsonInterval({ count: 0, total: 0 })).toEqual([0, 1]);
});

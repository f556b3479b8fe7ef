import fc from 'fast-check';
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

test('the interval holds the share, lies in 0..1, and is narrower of more', () => {
  fc.assert(
    fc.property(fc.nat(500), fc.nat(500), (count, others) => {
      const total = count + others;
      const [low, high] = wilsonInterval({ count, total });
      expect(low).toBeGreaterThanOrEqual(0);
      expect(high).toBeLessThanOrEqual(1);
      if (total === 0) return;
      expect(low).toBeLessThanOrEqual(count / total + 1e-12);
      expect(high).toBeGreaterThanOrEqual(count / total - 1e-12);
      const [from, to] = wilsonInterval({ count: count * 10, total: total * 10 });
      expect(to - from).toBeLessThan(high - low);
    }),
  );
});

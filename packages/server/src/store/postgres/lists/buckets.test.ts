import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bucketsOf, splitRange } from './buckets.js';

const bySize = bucketsOf('parse');
const size = fc.oneof(fc.nat(2000), fc.maxSafeNat());

test('sizes share a bucket with those that are larger by less than 1/64, in their order', () => {
  fc.assert(
    fc.property(size, (bytes) => {
      const bucket = bySize.of(bytes);
      const [least, next] = [bySize.leastOf(bucket), bySize.leastOf(bucket + 1)];
      expect(least <= bytes && bytes < next).toBe(true);
      expect(bySize.of(least)).toBe(bucket);
      expect(next - least).toBeLessThanOrEqual(Math.max(1, least / 64));
    }),
  );
});

test('a range is whole buckets and what is left at its ends', () => {
  expect(splitRange(bucketsOf('detection'), { least: 750, most: 1000 })).toEqual({
    whole: { least: 750, most: 1000 },
    rest: [],
  });
  expect(splitRange(bySize, { least: 129, most: 131 })).toEqual({
    whole: { least: bySize.of(130), most: bySize.of(130) },
    rest: [{ least: 129, most: 129 }],
  });
  expect(splitRange(bySize, { least: 1025, most: 1030 })).toEqual({
    whole: undefined,
    rest: [{ least: 1025, most: 1030 }],
  });
  expect(splitRange(bySize, { least: 10, most: 9 })).toEqual({ whole: undefined, rest: [] });
});

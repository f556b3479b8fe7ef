import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keyAtRank, pageByKey } from './page-by-key.js';

/** From few distinct keys, where ties decide, to keys over the whole range, where buckets are skewed. */
const manyKeys = fc.oneof(
  fc.array(fc.nat(3), { minLength: 1, maxLength: 2000 }),
  fc.array(fc.nat(1000), { minLength: 300, maxLength: 2000 }),
  fc.array(
    fc.oneof(
      fc.nat(10),
      fc.maxSafeInteger(),
      fc.integer({ min: 1, max: 52 }).map((power) => 2 ** power),
    ),
    {
      minLength: 300,
      maxLength: 2000,
    },
  ),
);

test('the key at a rank is the one that sorting puts there', () => {
  fc.assert(
    fc.property(manyKeys, fc.nat(), (keys, seed) => {
      const rank = seed % keys.length;
      expect(keyAtRank(Float64Array.from(keys), rank)).toBe(keys.toSorted((a, b) => a - b)[rank]);
    }),
  );
});

test('a page is a slice of the sorted whole, equal keys by id descending in both directions', () => {
  fc.assert(
    fc.property(
      manyKeys,
      fc.nat(2100),
      fc.integer({ min: 1, max: 100 }),
      fc.constantFrom('asc', 'desc'),
      (keys, offset, limit, direction) => {
        const ids = keys.map((_, index) => index * 2 + 1);
        const sign = direction === 'asc' ? 1 : -1;
        const sorted = ids.toSorted((a, b) => sign * (keys[(a - 1) / 2]! - keys[(b - 1) / 2]!) || b - a);
        const matches = { ids: Float64Array.from(ids), keys: Float64Array.from(keys) };
        expect(pageByKey(matches, { offset, limit, direction })).toEqual(sorted.slice(offset, offset + limit));
      },
    ),
  );
});

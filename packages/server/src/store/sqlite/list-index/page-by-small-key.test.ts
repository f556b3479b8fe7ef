import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageBySmallKey } from './page-by-small-key.js';

test('a page is a slice of the sorted whole, equal keys by id descending in both directions', () => {
  const keys = fc.oneof(fc.array(fc.nat(2), { maxLength: 300 }), fc.array(fc.nat(1000), { maxLength: 300 }));
  const direction = fc.constantFrom('asc' as const, 'desc' as const);
  fc.assert(
    fc.property(
      keys,
      fc.nat(320),
      fc.integer({ min: 1, max: 100 }),
      direction,
      (some, offset, limit, toward) => {
        const sign = toward === 'asc' ? 1 : -1;
        const ids = some.map((_, index) => index * 2 + 1);
        const sorted = ids.toSorted((a, b) => sign * (some[(a - 1) / 2]! - some[(b - 1) / 2]!) || b - a);
        const matches = { ids: Float64Array.from(ids), keys: Uint16Array.from(some) };
        expect(pageBySmallKey(matches, { offset, limit, direction: toward })).toEqual(
          sorted.slice(offset, offset + limit),
        );
      },
    ),
  );
});

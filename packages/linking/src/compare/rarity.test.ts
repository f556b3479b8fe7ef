import { expect, test } from 'vitest';
import type { Fingerprint } from '../types.js';
import type { Match } from './match.js';
import { commonnessOf, rarities } from './rarity.js';

test.each([
  [0, 0, 'rare'],
  [2, 3, 'rare'],
  [9, 19, 'rare'],
  [9, 1000, 'rare'],
  [10, 1_000_000, 'common'],
  [3, 30, 'common'],
  [10, 20, 'everywhere'],
  [500, 1000, 'everywhere'],
] as const)('%d of %d earlier submissions: %s', (sharedBy, of, commonness) => {
  expect(commonnessOf({ sharedBy, of })).toBe(commonness);
});

const account: Fingerprint = {
  kind: 'identifier',
  part: 'accountNumber',
  value: { form: 'exact', text: '4471' },
};
const page: Fingerprint = {
  kind: 'page-image',
  part: 'page',
  value: { form: 'bits', bits: new Uint8Array(8) },
};
const matched = (newer: Fingerprint): Match => ({
  newer,
  earlier: { ...newer },
  likeness: { level: 'same' },
});

test('equal values are counted by their probe; of pages those that are alike, since all of a bank share probes', () => {
  const matches = [[matched(page), matched(page), matched(account)], [matched(page)], []];
  const rarityOf = rarities({ sharedBy: () => 400, matches, of: 1000 });
  expect([rarityOf(account), rarityOf(page)]).toEqual([
    { sharedBy: 400, of: 1000 },
    { sharedBy: 2, of: 1000 },
  ]);
});

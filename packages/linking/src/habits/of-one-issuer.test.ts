import { expect, test } from 'vitest';
import { matchesOf } from '../compare/match.js';
import type { Dossier } from '../types.js';
import { areOfOneIssuerAndLayout } from './of-one-issuer.js';

const statement = (bankName: string, minimum = 7): Dossier => ({
  documentClass: 'financial/bank_statement',
  fingerprints: [
    {
      kind: 'layout',
      part: 'page',
      page: 1,
      value: { form: 'minhash', minima: new Uint32Array(48).fill(minimum) },
      extent: 60,
    },
  ],
  stated: [{ name: 'bankName', value: bankName, raw: bankName, confidence: 0.97, page: 1 }],
});
const areOne = (one: Dossier, other: Dossier): boolean =>
  areOfOneIssuerAndLayout(one, other, matchesOf(one, other));

test('one kind, one layout, one issuer: all three', () => {
  const one = statement('Harbor Lane Credit Union');
  expect(areOne(one, statement('HARBOR LANE CREDIT UNION'))).toBe(true);
  expect(areOne(one, statement('Tidewater Savings'))).toBe(false);
  expect(areOne(one, statement('Harbor Lane Credit Union', 8))).toBe(false);
  expect(areOne(one, { ...statement('Harbor Lane Credit Union'), documentClass: 'financial/paystub' })).toBe(
    false,
  );
  expect(areOne({ ...one, stated: [] }, { ...one, stated: [] })).toBe(false);
});

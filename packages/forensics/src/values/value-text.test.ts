import { describe, expect, test } from 'vitest';
import { changesAClaim, statesAClaim, valueKind } from './value-text.js';

test.each([
  ['1,240.00', 'amount'],
  ['1.240,00 €', 'amount'],
  ['$50', 'amount'],
  ['12.5 %', 'amount'],
  ["CHF 1'240.50", 'amount'],
  ['06/01/2024 - 06/30/2024', 'date'],
  ['2026-11-20', 'date'],
  ['20 novembre 2026', 'date'],
  ['Nov 20, 2026', 'date'],
  ['20 de noviembre de 2026', 'date'],
  ['5 de julho del 2023', 'date'],
  ['3983065140', 'identifier'],
  ['DE89370400440532013000', 'identifier'],
  ['INV-2024-17', 'identifier'],
  ['7', 'number'],
  ['Hugo Duarte', 'name'],
  ['Łucja Nowak', 'name'],
  ['Statement', 'words'],
  ['account number', 'words'],
] as const)('%s is read as %s', (text, kind) => expect(valueKind(text)).toBe(kind));

describe('a claim changes', () => {
  test.each([
    ['1,240.00', '9,240.00'],
    ['3', '8'],
    ['06/01/2024', '06/01/2026'],
    ['Hugo Duarte', 'Aisha Khan'],
    ['none', '500.00'],
  ])('from %s to %s', (before, after) => expect(changesAClaim(before, after)).toBe(true));
});

describe('no claim changes', () => {
  test.each([
    ['1,240.00', '1240,00'],
    ['Payrol', 'Payroll'],
    ['Hugo Duart', 'Hugo Duarte'],
    ['Albertsons', 'Contoso'],
    ['the tenant', 'the landlord'],
  ])('from %s to %s', (before, after) => expect(changesAClaim(before, after)).toBe(false));
});

test('a bare number alone states no claim: it may be a footnote mark', () => {
  expect(statesAClaim('2')).toBe(false);
  expect(statesAClaim('12.50')).toBe(true);
});

import { type DocumentClass, fraction } from '@assay/media';
import { expect, test } from 'vitest';
import { withGivenType } from './document-types.js';

const told = (name: DocumentClass['name']): DocumentClass => ({
  name,
  confidence: fraction(0.6),
  country: 'USA',
  region: 'TX',
  because: ['a title'],
});

test('a wrong class gives way to the given one', () => {
  expect(withGivenType(told('business/invoice'), 'payStub')).toMatchObject({
    name: 'financial/paystub',
    country: 'USA',
    isGiven: true,
  });
  expect(withGivenType(undefined, 'passport')).toMatchObject({ name: 'identity/passport' });
});

test('a class that is right stays as it was told, as does one where none is given', () => {
  const [credit, invoice] = [told('financial/credit_card_statement'), told('business/invoice')];
  expect(withGivenType(credit, 'bankStatement')).toBe(credit);
  expect(withGivenType(invoice, undefined)).toBe(invoice);
});

import { expect, test } from 'vitest';
import { documentTypeOf } from './document-type.js';

test.each([
  ['identity/driver_license', 'USA', 'idDocument'],
  ['identity/passport', undefined, 'idDocument'],
  ['financial/bank_statement', 'BRA', 'bankStatement.br'],
  ['financial/business_bank_statement', undefined, 'bankStatement.mx'],
  ['financial/paystub', 'USA', 'payStub.us'],
  ['financial/paystub', 'CAN', 'payStub.can'],
  ['business/invoice', 'USA', 'invoice'],
  ['residence/utility_bill', undefined, 'utility_bill'],
] as const)('a %s of %s, sent with the country mx, is %s', (name, country, expected) => {
  expect(documentTypeOf({ name, country }, 'mx')).toBe(expected);
});

test('a document of no known class is unknown', () => {
  expect(documentTypeOf(undefined, 'us')).toBe('unknown');
});

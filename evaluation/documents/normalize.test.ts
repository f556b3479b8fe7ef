import { expect, test } from 'vitest';
import { kindOf, normalized, withoutAccents } from './normalize.js';

test.each([
  ['accounts[].endingBalance', 1234.5, 1234.5],
  ['firstName', ' ANA  maría ', 'Ana María'],
  ['licenseNumber', 'D123-4567 8', 'd12345678'],
  ['address', '12 Main St, Dayton, OH', '12 main st Dayton OH'],
  ['accounts[].transactions[].description', 'CARD  Purchase', 'card purchase'],
] as const)('%s: %s and %s are the same', (name, one, other) => {
  expect(normalized(name, one)).toBe(normalized(name, other));
});

test.each([
  ['accounts[].endingBalance', 1234.5, 1234.51],
  ['firstName', 'Ana María', 'Ana Maria'],
  ['dateOfBirth', '1990-01-02', '1990-02-01'],
  ['accounts[].transactions[].description', 'Card purchase', 'Cardpurchase'],
] as const)('%s: %s and %s differ', (name, one, other) => {
  expect(normalized(name, one)).not.toBe(normalized(name, other));
});

test('accents are dropped only when asked', () => {
  expect(withoutAccents(normalized('firstName', 'JOÃO'))).toBe('joao');
});

test.each([
  ['accounts[].transactions[].date', 'date'],
  ['accounts[].checks[].number', 'identifier'],
  ['yearToDateNetPay', 'number'],
  ['currentPeriodTaxes', 'number'],
  ['earnings[].rate', 'number'],
  ['payDate', 'date'],
  ['statementStartDate', 'date'],
  ['dateOfIssue', 'date'],
  ['employerAddress', 'address'],
  ['bankName', 'text'],
  ['nationality', 'country'],
])('%s is compared as %s', (name, kind) => {
  expect(kindOf(name)).toBe(kind);
});

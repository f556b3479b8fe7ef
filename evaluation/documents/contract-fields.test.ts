import { expect, test } from 'vitest';
import { isContractField } from './contract-fields.js';

test.each([
  ['passport', 'licenseNumber', true],
  ['passport', 'placeOfBirth', false],
  ['bankStatement', 'accounts[].endingBalance', true],
  ['bankStatement', 'accounts[].transactions[].date', false],
  ['payStub', 'currentPeriodNetPay', true],
  ['payStub', 'earnings[].amount', false],
])('%s: %s', (documentType, name, expected) => {
  expect(isContractField(documentType, name)).toBe(expected);
});

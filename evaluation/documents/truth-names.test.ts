import { expect, test } from 'vitest';
import { fieldPath } from './truth-names.js';

test.each(['mrz', 'mrz[0]', 'mrz[1]', 'fullName', 'yearOfBirth', 'nTransactions'])(
  '%s is no field to compare',
  (path) => {
    expect(fieldPath(path)).toBeUndefined();
  },
);

test.each([
  ['BeginningBalance', 'accounts[0].beginningBalance'],
  ['documentNumber', 'licenseNumber'],
  ['BankName', 'bankName'],
  ['accounts[0].transactions[2].date', 'accounts[0].transactions[2].date'],
])('%s is compared as %s', (theirs, ours) => {
  expect(fieldPath(theirs)).toBe(ours);
});

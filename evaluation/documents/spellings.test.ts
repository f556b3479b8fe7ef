import { expect, test } from 'vitest';
import { standsIn } from './spellings.js';

test.each([
  ['accounts[].endingBalance', 1234.5, 'Saldo R$ 1.234,50'],
  ['accounts[].endingBalance', 1234, 'Balance 1,234'],
  ['payDate', '2024-03-05', 'Pay date: March 5, 2024'],
  ['payDate', '2024-03-05', 'Fecha 05/MAR/2024'],
  ['accounts[].transactions[].date', '2024-12-30', '12/30 Card purchase'],
  ['dateOfBirth', '1990-07-21', 'UTO9007218M'],
  ['firstName', 'João', 'NOME JOAO SILVA'],
  ['employerAddress', '1 Elm St, Dayton', '1 Elm\nSt Dayton'],
])('%s %s stands in the text', (name, value, text) => {
  expect(standsIn(text)(name, value)).toBe(true);
});

test('a value that was misread does not stand in the text', () => {
  expect(standsIn('Balance 1,284.50')('accounts[].endingBalance', 1234.5)).toBe(false);
  expect(standsIn('21 JVL 1990')('dateOfBirth', '1990-07-21')).toBe(false);
});

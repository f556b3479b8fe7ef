import { expect, test } from 'vitest';
import { salvadoranDigit, uruguayanDigit } from './register-digit.js';

test('the Salvadoran example that descriptions of the rule work through is 00016297-5', () => {
  expect(salvadoranDigit('00016297')).toBe('5');
});

test.each([
  ['1234567', '2'],
  // Nothing remains.
  ['0000000', '0'],
])('%s of a Uruguayan cédula is checked by %s', (serial, digit) => {
  expect(uruguayanDigit(serial)).toBe(digit);
});

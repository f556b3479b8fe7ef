import { expect, test } from 'vitest';
import { cedulaCheckDigit, cedulaNumber } from './ecuadorian-number.js';

test.each([
  // The example that descriptions of the rule work through: 1710034065.
  ['171003406', '5'],
  // 2 and nothing else, eight are missing to ten.
  ['100000000', '8'],
  // Nothing is missing.
  ['000000000', '0'],
])('%s is checked by %s', (base, digit) => {
  expect(cedulaCheckDigit(base)).toBe(digit);
});

test('a number begins with the province, its third digit is a person’s', () => {
  expect(cedulaNumber((count) => '9'.repeat(count), 9).slice(0, 9)).toBe('093999999');
  expect(() => cedulaNumber(() => '0', 25)).toThrow('expected a province in 1..24, received 25');
});

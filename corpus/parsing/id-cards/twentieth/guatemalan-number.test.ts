import { expect, test } from 'vitest';
import { diceFrom } from '../../../pdf-forgeries/dice.js';
import { codeCheckDigit, identificationCode } from './guatemalan-number.js';

test.each([
  // 2 · 1 and nothing else.
  ['10000000', 2],
  // 2 + 6 + 12 + 20 + 30 + 42 + 56 + 72 = 240, and 240 - 21 · 11 = 9.
  ['12345678', 9],
  // 2 · 5 leaves ten, which is no digit.
  ['50000000', undefined],
])('%s is checked by %s', (base, digit) => {
  expect(codeCheckDigit(base)).toBe(digit);
});

test('a code ends with where its holder was born', () => {
  expect(identificationCode(diceFrom(20), '0101')).toMatch(/^[1-3]\d{3} \d{5} 0101$/);
});

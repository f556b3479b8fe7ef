import { expect, test } from 'vitest';
import { peselDigit, polishCardNumber } from './polish-numbers.js';

test('the register number that descriptions of the rule work through is 44051401359', () => {
  expect(peselDigit('4405140135')).toBe('9');
});

test("the specimen's number is ABA300000", () => {
  expect(polishCardNumber('ABA', '00000')).toBe('ABA300000');
});

import { expect, test } from 'vitest';
import { dniCheckDigit } from './peruvian-number.js';

test.each([
  // Worked by hand: 3 and nothing else, 11 less 3 is 8, the ninth of the list.
  ['10000000', '3'],
  // 3*1+2*2+7*3+6*4+5*5+4*6+3*7+2*8 = 138, 138 mod 11 = 6, 11 less 6 is 5, the sixth.
  ['12345678', '1'],
  // Nothing left over: the first.
  ['00000000', '6'],
])('%s is checked by %s', (number, digit) => {
  expect(dniCheckDigit(number)).toBe(digit);
});

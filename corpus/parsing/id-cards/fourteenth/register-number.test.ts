import { expect, test } from 'vitest';
import { registerCheckCharacter } from './register-number.js';

test.each([
  // Worked by hand: 1*2+2*3+3*4+4*5+5*6+6*7+7*8+8*9 = 240, 240 mod 11 = 9.
  ['12345678', '2'],
  // 1*2+1*9 = 11.
  ['10000001', '0'],
  // 1*2+1*3+1*7 = 12.
  ['11000100', 'X'],
])('%s is checked by %s', (base, character) => {
  expect(registerCheckCharacter(base)).toBe(character);
});

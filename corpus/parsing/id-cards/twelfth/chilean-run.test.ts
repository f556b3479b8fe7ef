import { expect, test } from 'vitest';
import { runCheckCharacter } from './chilean-run.js';

test.each([
  // Worked by hand: 8*2+7*3+6*4+5*5+4*6+3*7+2*2+1*3 = 138, 138 mod 11 = 6.
  ['12345678', '5'],
  ['11111111', '1'],
  ['10000013', 'K'],
])('%s is checked by %s', (base, character) => {
  expect(runCheckCharacter(base)).toBe(character);
});

import { expect, test } from 'vitest';
import { voterCheckDigits } from './voter-number.js';

test.each([
  // The example that descriptions of the rule work through: 0043568709-06.
  ['00435687', '09', '06'],
  // Nothing remains: 0 in Paraná, where 8 · 6 leaves 4; 1 in São Paulo, where 8 · 1 and 9 · 1 leave 6.
  ['00000000', '06', '04'],
  ['00000000', '01', '16'],
])('%s of %s is checked by %s', (serial, state, digits) => {
  expect(voterCheckDigits(serial, state)).toBe(digits);
});

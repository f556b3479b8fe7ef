import { expect, test } from 'vitest';
import { dniLetter } from './spanish.js';

test.each([
  ['99999999', 'R'],
  ['12345678', 'Z'],
  ['00000000', 'T'],
])('the number %s has the letter %s', (digits, letter) => {
  expect(dniLetter(digits)).toBe(letter);
});

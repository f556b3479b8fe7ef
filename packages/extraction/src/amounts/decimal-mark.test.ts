import { expect, test } from 'vitest';
import { printed } from '../testing/printed.js';
import { decimalMarkOf } from './decimal-mark.js';

test.each([
  ['1.234,56 236.15 320.19', ','],
  ['14.166.49 14.402.64 33,28', ','],
  ['$16.173.36 $349.86', '.'],
  ['236.15 320.19 33,28', '.'],
  ['12/05 2024', '.'],
] as const)('the mark before the fractions of %s is %s', (text, mark) => {
  expect(decimalMarkOf(printed(text))).toBe(mark);
});

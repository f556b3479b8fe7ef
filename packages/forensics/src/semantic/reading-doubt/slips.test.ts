import { expect, test } from 'vitest';
import { digitsOf } from '../../values/letters-and-digits.js';
import { slipOf } from './slips.js';

test.each([
  ['809.9', '809.29', 'once'],
  ['$5463.60', '$463.60', 'once'],
  ['11,200.00', '1,200.00', 'once'],
  ['3.00', '8.00', 'once'],
  ['25.00', '-25.00', 'once'],
  ['9,917.15', '7,917.15', undefined],
  ['-140.68', '-840.68', undefined],
  ['1.234,58', '1.234,52', undefined],
])('the figure %s read for %s: %s', (read, fitting, slip) => {
  expect(slipOf(read, [fitting], digitsOf)).toBe(slip);
});

test('what a gap or an edge cuts off, both readings lose', () => {
  expect(slipOf('707.25', ['10,707.25'])).toBe('twice');
  expect(slipOf('AB1234', ['AB1234567'])).toBe('twice');
});

test('a letter in the shape of another character is alike to both readings', () => {
  expect(slipOf('AB1O34', ['AB1034'])).toBe('twice');
  expect(slipOf('UILLA', ['VILLA'])).toBe('twice');
});

test('of several values that would fit, the one that explains most', () => {
  expect(slipOf('43.00', ['99.00', '48.00'])).toBe('once');
  expect(slipOf('43.00', ['48.00', '143.00'])).toBe('twice');
  expect(slipOf('43.00', [])).toBeUndefined();
});

import { expect, test } from 'vitest';
import { sameHeight, sameWeight } from './same-value.js';

test.each([
  ['5\'-08"', '068 in'],
  ['5\'-08"', '68'],
  ['173 cm', '068 in'],
  ['1.73 m', '5\'-08"'],
  ['5 FT 8 IN', '068 IN'],
])('%s is as high as %s', (a, b) => {
  expect(sameHeight(a, b)).toBe(true);
});

test('others differ', () => {
  expect(sameHeight('5\'-08"', '069 in')).toBe(false);
  expect(sameHeight('', 'NONE')).toBe(false);
  expect(sameWeight('180 lb', '181')).toBe(false);
});

test('weights agree whatever their unit', () => {
  expect(sameWeight('180 lb', '180')).toBe(true);
  expect(sameWeight('82 kg', '181')).toBe(true);
});

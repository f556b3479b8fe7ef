import { expect, test } from 'vitest';
import { median } from './median.js';

test('the middle one, whatever the order; the higher of two; by value and not by spelling', () => {
  expect(median([9, 1, 100])).toBe(9);
  expect(median([4, 1, 3, 2])).toBe(3);
  expect(median([])).toBeUndefined();
});

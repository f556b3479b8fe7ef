import { expect, test } from 'vitest';
import { fraction, toPercent } from './units.js';

test.each([-0.001, 1.001, Number.NaN, 87])('%s is not a fraction, and the message names it', (value) => {
  expect(() => fraction(value)).toThrow(String(value));
});

test('a percent has one decimal', () => {
  expect([0, 0.1234, 0.99951, 1].map((value) => toPercent(fraction(value)))).toEqual([0, 12.3, 100, 100]);
});

import { expect, test } from 'vitest';
import { isOneOf, saysOneOf } from './pattern.js';

const ROWS = ['bank; credit union', 'r$'];

test.each([
  ['credit union', true, true],
  ['banks', false, false],
  ['the bank of r', false, true],
  ['r$ 20', false, true],
  ['credit', false, false],
])('%s', (folded, isOne, says) => {
  expect([isOneOf(ROWS)(folded), saysOneOf(ROWS)(folded)]).toEqual([isOne, says]);
});

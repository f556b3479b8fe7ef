import { expect, test } from 'vitest';
import { isOneOf, patternOf, saysOneOf, sourceOf } from './pattern.js';

const TOTAL = ['^(?:', { any: ['total', ['amount', '(?: due)?']] }, ')$'];

test('alternatives and sequences spell one expression', () => {
  expect(sourceOf(TOTAL)).toBe('^(?:total|amount(?: due)?)$');
  const pattern = patternOf(TOTAL, 'u');
  expect(['total', 'amount', 'amount due', 'totals'].map((text) => pattern.test(text))).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test('words stand whole within a text, or are the whole of it', () => {
  expect([sourceOf({ words: ['total', 'sum'] }), sourceOf({ whole: ['total', 'sum'] })]).toEqual([
    '\\b(?:total|sum)\\b',
    '^(?:total|sum)$',
  ]);
});

test('a bracket that nothing closes is refused where the reader is loaded', () => {
  expect(() => patternOf(['(?:', { any: ['a', 'b'] }], 'u')).toThrow(SyntaxError);
});

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

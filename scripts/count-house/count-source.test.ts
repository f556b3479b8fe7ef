import { expect, test } from 'vitest';
import { countSource } from './count-source.js';

test('expressions as literals and as texts, the long ones apart', () => {
  const code = `
const NAME = /^[a-z/]+$/u;
const half = width / 2 / height;
const long = new RegExp(String.raw\`${'a|'.repeat(60)}b\`, 'u');
// const NOT = /x/;
const found = words.filter((word) => /\\d/u.test(word));
`;
  expect(countSource(code)).toEqual({ expressions: 3, longExpressions: 1, constants: 0 });
});

test('numbers that somebody set', () => {
  const code = `
export const MAX_GAP = 1.5;
const LEAST = -2;
const MANY: number = 1_000;
const NAMES = ['a'];
const local = 3;
`;
  expect(countSource(code).constants).toBe(3);
});

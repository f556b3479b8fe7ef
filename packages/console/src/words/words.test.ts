import { expect, test } from 'vitest';
import { cut } from './document-text.js';
import { count, fileSize, likelihood, percent, time, weight } from './numbers.js';

test('numbers are written as the reader expects them', () => {
  expect(likelihood(99.9)).toBe('99.9');
  expect(likelihood(25)).toBe('25.0');
  expect(weight(4.1)).toBe('+4.10');
  expect(weight(-0.1)).toBe('−0.10');
  expect(percent(0.995)).toBe('99.5 %');
  expect(count(1, 'page', 'pages')).toBe('1 page');
  expect(count(4812, 'page', 'pages')).toBe('4,812 pages');
  expect(fileSize(9708)).toBe('9.7 kB');
});

test('a time without a zone is UTC', () => {
  expect(time('2026-11-20T09:50:01.123456')).toBe(time('2026-11-20T09:50:01.123Z'));
});

test('long texts are cut by whole characters', () => {
  expect(cut('abc', 3)).toBe('abc');
  expect(cut('abcdef', 4)).toBe('abc…');
  expect(cut('a😀😀😀', 4)).toBe('a😀…');
  expect(cut('x'.repeat(4_000_000), 200)).toHaveLength(200);
});

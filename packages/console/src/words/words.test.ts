import { expect, test } from 'vitest';
import { cut } from './document-text.js';
import { amount, count, date, fileSize, likelihood, percent, time, weight, writeIn } from './numbers.js';

test('numbers are written as the reader expects them', () => {
  expect(likelihood(99.9)).toBe('99.9');
  expect(likelihood(25)).toBe('25.0');
  expect(weight(4.1)).toBe('+4.10');
  expect(weight(-0.1)).toBe('−0.10');
  expect(percent(0.995)).toBe('99.5%');
  expect(count(1, 'page', 'pages')).toBe('1 page');
  expect(count(4812, 'page', 'pages')).toBe('4,812 pages');
  expect(fileSize(9708)).toBe('9.7 kB');
});

test('in each language as there', () => {
  const written = (language: string): string[] => {
    writeIn(language);
    return [amount(1234.5), percent(0.995), count(0, 'uno', 'otros'), date('2026-11-20T12:00:00Z')];
  };
  expect(written('es-MX')).toEqual(['1,234.50', '99.5%', '0 otros', '20 nov 2026']);
  expect(written('pt-BR')).toEqual(['1.234,50', '99,5%', '0 uno', '20 de nov. de 2026']);
  expect(written('en')).toEqual(['1,234.50', '99.5%', '0 otros', 'Nov 20, 2026']);
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

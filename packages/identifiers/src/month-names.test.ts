import { expect, test } from 'vitest';
import { MONTH_LANGUAGES, monthNames } from './month-names.js';

test.each(MONTH_LANGUAGES)('%s has twelve months, each of another name', (language) => {
  const months = monthNames(language);
  expect(months).toHaveLength(12);
  const words = months.flatMap(({ names, short }) => [...new Set([...names, ...short])]);
  expect(new Set(words).size).toBe(words.length);
  expect(words.filter((word) => !/^[a-z]{3,11}$/u.test(word))).toEqual([]);
});

test('what a language writes in two ways is one month', () => {
  expect(monthNames('es')[8]).toEqual({ names: ['septiembre', 'setiembre'], short: ['sep', 'sept'] });
});

import { expect, test } from 'vitest';
import { MONTH_PATTERN, monthOf } from './months.js';

const LOCALES = ['en', 'es', 'pt', 'fr', 'de', 'it', 'nl'];

test.each(LOCALES)('every month as the locale %s spells it', (locale) => {
  for (let month = 1; month <= 12; month++) {
    const name = new Date(Date.UTC(2024, month - 1, 15)).toLocaleDateString(locale, {
      month: 'long',
      timeZone: 'UTC',
    });
    const folded = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    expect([name, monthOf(folded), new RegExp(`^${MONTH_PATTERN}$`, 'u').test(folded)]).toEqual([
      name,
      month,
      true,
    ]);
  }
});

test.each(['market', 'sunday', 'de', ''])('%s is no month whole', (word) => {
  expect(new RegExp(`^${MONTH_PATTERN}$`, 'u').test(word)).toBe(false);
});

import { expect, test } from 'vitest';
import { languageOf } from './language.js';

test.each([
  [undefined, 'en'],
  ['es', 'es'],
  ['es-MX,es;q=0.9,en;q=0.8', 'es'],
  ['pt-BR', 'pt'],
  ['fr, pt;q=0.2, es;q=0.4', 'es'],
  ['de', 'en'],
  ['*', 'en'],
  ['es;q=0, en', 'en'],
  [';;,q=,', 'en'],
])('%s is answered in %s', (header, language) => {
  expect(languageOf(header)).toBe(language);
});

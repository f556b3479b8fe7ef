import { expect, test } from 'vitest';
import { WORDS } from './index.js';

/** Every text of an object, functions called with something of each kind. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return [String(value(1, 2)), String(value(1200, 3))];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(textsOf);
}

test.each(Object.entries(WORDS))('%s: no document is called what nobody can know', (_language, words) => {
  const texts = textsOf({ ...words, numbers: undefined });
  expect(texts.length).toBeGreaterThan(120);
  expect(
    texts.filter((text) =>
      /authentic|genuine|forge[dr]|\bfake|aut[eé]ntic|genuin|falsific|\bfals[oa]s?\b|leg[ií]tim/i.test(text),
    ),
  ).toEqual([]);
});

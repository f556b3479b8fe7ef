import { describe, expect, test } from 'vitest';
import { writeIn } from '../words/numbers.js';
import { en } from './en/index.js';
import { es } from './es/index.js';
import { spokenOf } from './index.js';
import { pt } from './pt/index.js';

type Leaf = string | ((...values: number[]) => string);

/** Every message by its path: `frame.themes.dark`. */
function leaves(value: unknown, path = ''): [string, Leaf][] {
  if (typeof value === 'string' || typeof value === 'function') return [[path, value as Leaf]];
  return Object.entries(value as object).flatMap(([name, inner]) =>
    leaves(inner, path === '' ? name : `${path}.${name}`),
  );
}

/** As it is said of one and of several, in words of that language. */
function said(messages: { readonly language: string }): Map<string, string[]> {
  writeIn(messages.language);
  const all = leaves(messages).map(([path, leaf]): [string, string[]] => [
    path,
    typeof leaf === 'string' ? [leaf] : [leaf(1, 1, 1), leaf(2, 3, 4), leaf(3, 3, 3), leaf(200, 100, 0)],
  ]);
  writeIn('en');
  return new Map(all);
}

const english = said(en);
const others = { es: said(es), pt: said(pt) };

/** Names, and words that are the same there: nothing else may be as in English. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  both: [
    'detection.original',
    'errs.weighs',
    'frame.webhooks',
    'insights.hours',
    'insights.minutes',
    'insights.seconds',
    'keys.permissions.webhooks',
    'roles.auditor',
    'verification.selfie',
    'viewer.ledTo',
    'viewer.percent',
    'webhooks.one',
    'webhooks.title',
  ],
  es: ['verification.sameWords.FAIL', 'verification.seconds'],
  pt: ['parse.sources.qr', 'people.email', 'setup.email', 'signIn.email'],
};

/** They say of a document what nobody can know, or are another country's, or speak to somebody as a friend. */
const NEVER = {
  es: /aut[ée]ntic|genuin|falsific|\bfals[oa] (?!en)|ordenador|fichero|vosotros|\b(tu|tus|tú|contigo)\b/i,
  pt: /aut[êe]ntic|genuín|falsific|ficheiro|utilizador|palavra-passe|ecrã|\b(tu|teu|tua)\b/i,
};

describe.each(['es', 'pt'] as const)('%s', (language) => {
  const here = others[language];

  test('has the messages of English and no other', () => {
    expect([...here.keys()].sort()).toEqual([...english.keys()].sort());
  });

  test('says none of them in English by accident', () => {
    const same = [...english].filter(([path, words]) => words.join() === here.get(path)?.join());
    expect(same.map(([path]) => path).sort()).toEqual([...SAME.both!, ...SAME[language]!].sort());
  });

  test('keeps the end and the beginning that a message has in English', () => {
    const end = (text: string): string => /[.:?]$/.exec(text)?.[0] ?? '';
    const begin = (text: string): string => (/^\p{Lu}/u.test(text) ? 'A' : '');
    const wrong = [...english].filter(([path, words]) => {
      const [one = '', other = ''] = [words[0], here.get(path)?.[0]];
      return end(one) !== end(other) || (isWord(one) && isWord(other) && begin(one) !== begin(other));
    });
    expect(wrong.map(([path]) => `${path}: ${here.get(path)?.[0]}`)).toEqual([]);
  });

  test('is set as the language is', () => {
    const wrong = [...here].filter(([, words]) =>
      words.some(
        (text) =>
          /^ | $| {2}|\.\.\.|["'`]| [.,;:?!]/.test(text) ||
          NEVER[language].test(text) ||
          (language === 'es' &&
            (count(text, '?') !== count(text, '¿') || count(text, '!') !== count(text, '¡'))) ||
          (language === 'es' ? /[“”]/ : /[«»¿¡]/).test(text),
      ),
    );
    expect(wrong.map(([path, words]) => `${path}: ${words}`)).toEqual([]);
  });
});

/** Not a number, nor an abbreviation as JSON is. */
const isWord = (text: string): boolean => /^\p{L}(?!\p{Lu})/u.test(text);

const count = (text: string, mark: string): number => text.split(mark).length - 1;

test('what a browser asks for decides, in its order', () => {
  expect(spokenOf(['es-MX', 'en'])).toBe('es');
  expect(spokenOf(['pt'])).toBe('pt');
  expect(spokenOf(['PT-br', 'es'])).toBe('pt');
  expect(spokenOf(['de-DE', 'es-AR', 'en'])).toBe('es');
  expect(spokenOf(['de', 'fr'])).toBe('en');
  expect(spokenOf([])).toBe('en');
  // A tag that merely begins like one.
  expect(spokenOf(['est-EE', 'pt-BR'])).toBe('pt');
});

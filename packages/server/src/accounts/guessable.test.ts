import { expect, test } from 'vitest';
import { isGuessable } from './guessable.js';

const ANA = ['ana.lyst@example.org', 'Ana Maria Lyst'];

test.each([
  ['1qaz2wsx3edc', 'common as it is'],
  ['QWERTY123456', 'common in lower case'],
  ['password2026!', 'a common one with a year and a sign'],
  ['12345sunshine', 'digits before a common one'],
  ['dragondragon', 'a common one twice'],
  ['aaaaaaaaaaaabb', 'few different characters'],
  ['ana.lyst@example.org', 'the own address'],
  ['Ana Maria Lyst', 'the own name'],
])('%s is tried first: %s', (password) => {
  expect(isGuessable(password, ANA)).toBe(true);
});

test.each([
  'a password for tests only',
  'correct horse battery staple',
  'tr7#kQ!x9Lpz',
  'пароль не из списка',
])('%s is not', (password) => {
  expect(isGuessable(password, ANA)).toBe(false);
});

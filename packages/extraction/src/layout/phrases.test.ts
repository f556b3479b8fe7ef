import { box, fraction, type TextWord } from '@assay/media';
import { describe, expect, test } from 'vitest';
import { onlyPhrases, phraseAt, phraseBook, phraseMisread } from './phrases.js';

const BOOK = phraseBook({
  name: 'employee; employee name',
  number: 'employee #',
  net: 'net pay; net pay amount',
});

const wordsOf = (text: string): TextWord[] =>
  text
    .split(' ')
    .map((word, at) => ({ text: word, box: box(at / 9, 0, (at + 0.9) / 9, 0.01), reading: fraction(1) }));
const at = (text: string, from = 0) => {
  const found = phraseAt(wordsOf(text), from, BOOK);
  return found && [found.meaning, found.from, found.to];
};

describe('a phrase that begins with a word', () => {
  test.each([
    ['Employee Name Ada', ['name', 0, 2]],
    ['EMPLOYEENAME: Ada', ['name', 0, 1]],
    ['Emplo yee Ada', ['name', 0, 2]],
    ['Employee - Ada', ['name', 0, 2]],
    ['Employee # 12', ['number', 0, 2]],
    ['Employee#', ['number', 0, 1]],
    ['Employee: Name', ['name', 0, 1]],
    ['Employees of the firm', undefined],
    ['The employee', undefined],
  ])('%s', (text, found) => {
    expect(at(text)).toEqual(found);
  });

  test('in the middle, too', () => {
    expect(at('12 Net pay', 1)).toEqual(['net', 1, 3]);
  });
});

test('what fills the words but for one letter is misread, in all else nothing is', () => {
  const misread = (text: string) => phraseMisread(wordsOf(text), 0, BOOK)?.meaning;
  expect(misread('Employee Nane')).toBe('name');
  expect(misread('Net pav amourt')).toBeUndefined();
  expect(misread('Employee Nane Ada')).toBeUndefined();
});

test('a text of phrases and marks alone', () => {
  expect(onlyPhrases(wordsOf('Employee / Net Pay'), BOOK)?.map(({ meaning }) => meaning)).toEqual([
    'name',
    'net',
  ]);
  expect(onlyPhrases(wordsOf('Employee Ada'), BOOK)).toBeUndefined();
});

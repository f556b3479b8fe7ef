import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PhraseFinder } from './phrase-finder.js';
import { squeeze } from './squeezed-line.js';

const PHRASES = ['date of birth', 'sex', 'fecha de nacimiento', 'permanent resident card', 'no'];
const finder = new PhraseFinder(PHRASES);
const found = (text: string): string[] =>
  finder.find(text.split(' ')).matches.map(({ phrase }) => PHRASES[phrase] ?? '');

describe('a phrase is found', () => {
  test.each([
    ['Date of birth', ['date of birth']],
    ['DATEOFBIRTH 01/02/1990', ['date of birth']],
    ['Dateofbirth01/02/1990', ['date of birth']],
    ['DATE 0F B1RTH', ['date of birth']],
    ['Date of binth', ['date of birth']],
    ['Date ofbirh', ['date of birth']],
    ['Dates of birth', ['date of birth']],
    ['SEX:M', ['sex']],
    ['15SEX F', ['sex']],
    ['FECHA DE NACIMIENTO SEX M', ['fecha de nacimiento', 'sex']],
    ['PERMANENT RESlDENT CARO', ['permanent resident card']],
  ])('in %s', (text, phrases) => {
    expect(found(text)).toEqual(phrases);
  });
});

describe('a phrase is not found', () => {
  test.each([['ESSEX'], ['sexes'], ['nombre'], ['date of both'], ['permanent president']])(
    'in %s',
    (text) => {
      expect(found(text)).toEqual([]);
    },
  );
});

test('the place is told in words and characters', () => {
  const { line, matches } = finder.find(['Name:', 'Sex', 'F']);
  expect(
    matches.map(({ start, end }) => [line.words[start], line.words[end - 1], line.text.slice(start, end)]),
  ).toEqual([[1, 1, 'sex']]);
});

const letter = fc.constantFrom(...'abcdefghijkmnopqrstuvwxyz');
const long = fc.array(letter, { minLength: 9, maxLength: 30 }).map((letters) => letters.join(''));

test('one wrong letter after the first never hides a long phrase', () => {
  fc.assert(
    fc.property(long, fc.nat(), letter, (phrase, place, wrong) => {
      const at = 1 + (place % (phrase.length - 1));
      const misread = phrase.slice(0, at) + wrong + phrase.slice(at + 1);
      const { matches } = new PhraseFinder([phrase]).find([misread]);
      expect(matches.length).toBeGreaterThan(0);
    }),
  );
});

test('squeezing twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(squeeze(squeeze(text))).toBe(squeeze(text));
    }),
  );
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DecodeError } from '../../errors.js';
import { arbitraryObject } from '../testing/arbitrary-object.js';
import { pdfBytes, pdfText } from '../testing/build-pdf.js';
import { writeObject } from '../testing/write-object.js';
import type { PdfObject } from '../types.js';
import { Lexer } from './lexer.js';
import { parseObject } from './object-parser.js';

const parse = (text: string): PdfObject => parseObject(new Lexer(pdfBytes(text)));
const stringOf = (text: string): string => {
  const object = parse(text);
  return object !== null && typeof object === 'object' && object.kind === 'string'
    ? pdfText(object.bytes)
    : 'no string';
};

test('what is written is read back', () => {
  fc.assert(
    fc.property(arbitraryObject, (object) => {
      expect(parse(writeObject(object))).toEqual(object);
    }),
  );
});

test.each([
  ['0', 0],
  ['-17.25', -17.25],
  ['+.5', 0.5],
  ['4.', 4],
  ['--5', -5],
  ['1.2.3', 1.2],
  ['00012', 12],
  ['0.30000000000000000000000000000000000000000000001', 0.3],
])('number %s is %d', (text, value) => {
  expect(parse(text)).toBe(value);
});

describe('literal strings', () => {
  test.each([
    ['(a(b(c))d)', 'a(b(c))d'],
    ['(\\(\\)\\\\)', '()\\'],
    ['(\\n\\r\\t\\b\\f)', '\n\r\t\b\f'],
    ['(\\101\\7\\1013)', 'A\x07A3'],
    ['(a\\\r\nb\\\nc)', 'abc'],
    ['(a\r\nb\rc)', 'a\nb\nc'],
    ['(\\q)', 'q'],
    ['(never closed', 'never closed'],
  ])('%j holds %j', (text, content) => {
    expect(stringOf(text)).toBe(content);
  });
});

test('a hexadecimal string passes over blanks and fills a last odd digit with zero', () => {
  expect(stringOf('<41 4\n2 5>')).toBe('ABP');
});

test('names are decoded, comments and any white space pass', () => {
  expect(parse('[/A#20B%comment\r/C\x00/#zz]')).toEqual({
    kind: 'array',
    items: ['A B', 'C', '#zz'].map((name) => ({ kind: 'name', name })),
  });
});

test('two integers are a reference only before R', () => {
  expect(parse('[1 2 3 0 R 4]')).toEqual({
    kind: 'array',
    items: [1, 2, { kind: 'ref', num: 3, gen: 0 }, 4],
  });
});

test('a dictionary keeps the file order, the last value of a repeated key, and null for a missing one', () => {
  const dict = parse('<</B 1/A 2/B 3/C>>');
  expect(dict).toEqual({
    kind: 'dict',
    entries: new Map([
      ['B', 3],
      ['A', 2],
      ['C', null],
    ]),
  });
});

test('an unclosed dictionary ends where its object does', () => {
  const lexer = new Lexer(pdfBytes('<</A [1 2 endobj 5 0 obj'));
  expect(parseObject(lexer)).toEqual({
    kind: 'dict',
    entries: new Map([['A', { kind: 'array', items: [1, 2] }]]),
  });
  expect(lexer.next()).toEqual({ kind: 'keyword', word: 'endobj' });
});

test('nesting without end is refused before the stack is spent', () => {
  expect(() => parse('['.repeat(100_000))).toThrow(DecodeError);
  expect(() => parse('<</A'.repeat(100_000))).toThrow(DecodeError);
});

test('any bytes are read to their end without a throw other than DecodeError', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...'()<>[]/%{}#\\ \n019.-+RenbtfA'.split('')), { maxLength: 60 }),
      (characters) => {
        const lexer = new Lexer(pdfBytes(characters.join('')));
        for (let tokens = 0; lexer.next().kind !== 'end'; tokens++)
          expect(tokens).toBeLessThanOrEqual(characters.length);
      },
    ),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryObject } from '../testing/arbitrary-object.js';
import { pdfBytes } from '../testing/build-pdf.js';
import { writeObject } from '../testing/write-object.js';
import type { PdfObject } from '../types.js';
import { equalObjects } from './equality.js';
import { Lexer } from './lexer.js';
import { parseObject } from './object-parser.js';

const parse = (text: string): PdfObject => parseObject(new Lexer(pdfBytes(text)));
const areEqual = (left: string, right: string): boolean =>
  equalObjects(parse(left), parse(right), () => false);

test.each([
  ['<</A 1/B 2>>', '<</B 2/A 1>>'],
  ['(AB)', '<4142>'],
  ['1.0', '1'],
  ['/A#42', '/AB'],
  ['<</A null>>', '<<>>'],
  ['[1 [2 0 R]]', '[ 1[2   0 R ] ]'],
])('%s and %s mean the same', (left, right) => {
  expect(areEqual(left, right)).toBe(true);
});

test.each([
  ['<</A 1>>', '<</A 2>>'],
  ['<</A 1>>', '<</A 1/B 2>>'],
  ['[1 2]', '[2 1]'],
  ['1 0 R', '1 1 R'],
  ['/A', '(A)'],
  ['null', 'false'],
  ['[1]', '[1 null]'],
])('%s and %s do not', (left, right) => {
  expect(areEqual(left, right)).toBe(false);
});

test('equality follows the meaning, not the spelling: reversed dictionaries stay equal', () => {
  const reversed = (object: PdfObject): PdfObject => {
    if (object === null || typeof object !== 'object') return object;
    if (object.kind === 'array') return { ...object, items: object.items.map(reversed) };
    if (object.kind !== 'dict') return object;
    return {
      kind: 'dict',
      entries: new Map([...object.entries].toReversed().map(([key, value]) => [key, reversed(value)])),
    };
  };
  fc.assert(
    fc.property(arbitraryObject, (object) => {
      expect(equalObjects(object, parse(writeObject(reversed(object))), () => false)).toBe(true);
    }),
  );
});

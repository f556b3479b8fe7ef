import { expect, test } from 'vitest';
import { csvLine, parseCsv } from './csv.js';

test('fields by the names of the header; quotes hold commas, line breaks and quotes', () => {
  expect(parseCsv('file,what\r\na.pdf,"amount: 2,887.17 -> ""5,487.17"""\nb.pdf,"two\nlines"\n')).toEqual([
    { file: 'a.pdf', what: 'amount: 2,887.17 -> "5,487.17"' },
    { file: 'b.pdf', what: 'two\nlines' },
  ]);
});

test('missing fields are empty, a last line needs no line break', () => {
  expect(parseCsv('a,b\n1')).toEqual([{ a: '1', b: '' }]);
});

test('an open quote and a field too many are refused', () => {
  expect(() => parseCsv('a\n"1')).toThrow(RangeError);
  expect(() => parseCsv('a\n1,2')).toThrow(/line 2: expected 1 fields, received 2/);
});

test('what is written as a line is read from it', () => {
  const fields = ['a.pdf', 'amount: 2,887.17 -> "5,487.17"', 'two\nlines', ''];
  expect(csvLine(fields)).toBe('a.pdf,"amount: 2,887.17 -> ""5,487.17""","two\nlines",');
  expect(parseCsv(`a,b,c,d\n${csvLine(fields)}\n`)).toEqual([
    { a: fields[0], b: fields[1], c: fields[2], d: fields[3] },
  ]);
});

import { fraction, type TextLine } from '@assay/media';
import { expect, test } from 'vitest';
import { printed } from '../testing/printed.js';
import { mendDollars } from './mend-dollars.js';

const recognized = (text: string): TextLine[] =>
  printed(text).map((line) => ({
    ...line,
    words: line.words.map((word) => ({ ...word, reading: fraction(0.9) })),
  }));
const textOf = (lines: readonly TextLine[]): string[] =>
  lines.flatMap(({ words }) => words.map(({ text }) => text));

const SIGNS = '$1.00 -$2.00 $1,003.00';

test('an S before an amount is a dollar sign among amounts that have one', () => {
  expect(textOf(mendDollars(recognized(`${SIGNS} -S50.00 S$113.54 S1,250.00`)))).toEqual([
    '$1.00',
    '-$2.00',
    '$1,003.00',
    '-$50.00',
    '$113.54',
    '$1,250.00',
  ]);
});

test('where amounts have no sign, or the S begins no amount, it stays', () => {
  for (const text of ['1.00 2.00 3.00 S50.00', `${SIGNS} S50 S3-12 CS50.00`])
    expect(textOf(mendDollars(recognized(text)))).toEqual(text.split(' '));
});

test('a text layer stays as it is', () => {
  const lines = printed(`${SIGNS} S50.00`);
  expect(mendDollars(lines)).toBe(lines);
});

test('an S behind an R before an amount is the sign of the real, in a word of its own, too; a state behind a town is not', () => {
  const page = recognized(
    'R$ 1,00 R$ 2,00 R$ 1.003,00\n-RS 187,71 RS 236,15 RS12,00\nPORTO ALEGRE RS      12,00',
  );
  expect(textOf(mendDollars(page)).slice(6)).toEqual([
    '-R$',
    '187,71',
    'R$',
    '236,15',
    'R$12,00',
    'PORTO',
    'ALEGRE',
    'RS',
    '12,00',
  ]);
});

test('where RS stands before most amounts it is the sign of the real, though none was read right', () => {
  const page = recognized('-RS 187,71 RS 236,15\nRS12,00 3,00');
  expect(textOf(mendDollars(page))).toEqual(['-R$', '187,71', 'R$', '236,15', 'R$12,00', '3,00']);
  expect(textOf(mendDollars(recognized('TAXI RS 187,71\n1,00 2,00')))).toContain('RS');
});

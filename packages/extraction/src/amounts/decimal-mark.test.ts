import { fraction, type TextLine } from '@assay/media';
import { expect, test } from 'vitest';
import { printed } from '../testing/printed.js';
import { decimalMarkOf, mendMarks } from './decimal-mark.js';

test.each([
  ['1.234,56 236.15 320.19', ','],
  ['14.166.49 14.402.64 33,28', ','],
  ['$16.173.36 $349.86', '.'],
  ['236.15 320.19 33,28', '.'],
  ['12/05 2024', '.'],
] as const)('the mark before the fractions of %s is %s', (text, mark) => {
  expect(decimalMarkOf(printed(text))).toBe(mark);
});

const recognized = (text: string): TextLine[] =>
  printed(text).map((line) => ({
    ...line,
    words: line.words.map((word) => ({ ...word, reading: fraction(0.9) })),
  }));
const texts = (lines: readonly TextLine[], mark: '.' | ',') =>
  lines.flatMap((line) => mendMarks(line, mark).words.map(({ text }) => text));

test.each([
  ['2.980.77', '.', '2,980.77'],
  ['$12,345,67', '.', '$12,345.67'],
  ['1,234.56', ',', '1.234,56'],
  ['98077', '.', '98077'],
  ['28.02', ',', '28.02'],
  ['28.20', ',', '28,20'],
  ['1.2345', '.', '1.2345'],
] as const)('%s with the mark %s is %s', (printedText, mark, meant) => {
  expect(texts(recognized(printedText), mark)).toEqual([meant]);
});

test('what is mended is less sure', () => {
  const [line] = recognized('2.980.77');
  expect(line && mendMarks(line, '.').words[0]?.reading).toBeCloseTo(0.72, 9);
});

test('a text layer stays as it is', () => {
  expect(texts(printed('2.980.77'), '.')).toEqual(['2.980.77']);
});

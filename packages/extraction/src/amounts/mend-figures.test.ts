import { fraction, type TextLine } from '@assay/media';
import { expect, test } from 'vitest';
import { printed } from '../testing/printed.js';
import { mendFigures } from './mend-figures.js';

const recognized = (text: string): TextLine[] =>
  printed(text).map((line) => ({
    ...line,
    words: line.words.map((word) => ({ ...word, reading: fraction(0.9) })),
  }));
const mended = (text: string) =>
  recognized(text).map((line) =>
    mendFigures(line)
      .words.map((word) => word.text)
      .join(' '),
  )[0];

test.each([
  ['1,O34.56', '1,034.56'],
  ['Saldo l.234,S6', 'Saldo 1.234,56'],
  ['1 234.56', '1,234.56'],
  ['1 234,56', '1.234,56'],
  ['1,234 56', '1,234.56'],
  ['1,234. 56', '1,234.56'],
  ['$12 ,345.67', '$12,345.67'],
])('%s', (text, whole) => {
  expect(mended(text)).toBe(whole);
});

test.each(['Solo 20', 'STORE 12 345', 'SO.LI', '06/10/21 1', '12 OLD'])('%s stays', (text) => {
  expect(mended(text)).toBe(text);
});

test('what was mended is believed less', () => {
  const [line] = recognized('1 234.56');
  expect(line && mendFigures(line).words[0]?.reading).toBeCloseTo(0.72);
});

test('a text layer stays as it is', () => {
  const [line] = printed('1 234.56');
  expect(line && mendFigures(line)).toBe(line);
});

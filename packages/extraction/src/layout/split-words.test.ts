import { fraction, type TextLine } from '@assay/media';
import { expect, test } from 'vitest';
import { printed } from '../testing/printed.js';
import { withoutSplitWords } from './split-words.js';

const recognized = (line: TextLine): TextLine => ({
  ...line,
  words: line.words.map((word) => ({ ...word, reading: fraction(0.95) })),
});
const textsOf = (lines: readonly TextLine[]) =>
  lines.map(({ words }) => words.map(({ text }) => text).join(' '));

const PAGE = `
  02/03 PAGO DE SERVICIO LUZ        S A DE CV
  04/03 PAG O D E S ERVICIO LUZ     SA DE CV
  05/03 PAGO DE SERVICIO AGUA       SA DE CV`;

test('a word in pieces is whole where the document prints it so elsewhere', () => {
  expect(textsOf(withoutSplitWords(printed(PAGE).map(recognized)))).toEqual([
    '02/03 PAGO DE SERVICIO LUZ S A DE CV',
    '04/03 PAGO DE SERVICIO LUZ SA DE CV',
    '05/03 PAGO DE SERVICIO AGUA SA DE CV',
  ]);
});

test('a text layer stays as it is, and is not looked at', () => {
  const lines = printed(PAGE);
  expect(withoutSplitWords(lines)).toBe(lines);
});

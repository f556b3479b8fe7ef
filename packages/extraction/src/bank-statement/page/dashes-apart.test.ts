import { fraction, type TextLine } from '@assay/media';
import { expect, test } from 'vitest';
import { printed } from '../../testing/printed.js';
import { dashesApart } from './dashes-apart.js';

const recognised = (line: TextLine): TextLine => ({
  ...line,
  words: line.words.map((word) => ({ ...word, reading: fraction(0.95) })),
});
const textsOf = (lines: readonly TextLine[]) =>
  lines.map(({ words }) => words.map(({ text }) => text).join(' '));

const APART = Array.from(
  { length: 5 },
  (_, index) => `  0${index + 1}/03 Pix enviado - Ana Lima      -10,00`,
).join('\n');
const GLUED = `
  06/03 Compra débito -PADARIA SOL     -8,95
  07/03 Boleto- PADARIA SOL            -7,00 pré-`;

test('dashes that ran together with a word are apart where the statement sets them apart', () => {
  expect(textsOf(dashesApart(printed(`${APART}${GLUED}`).map(recognised))).slice(-2)).toEqual([
    '06/03 Compra débito - PADARIA SOL -8,95',
    '07/03 Boleto - PADARIA SOL -7,00 pré-',
  ]);
});

test.each([
  ['of few dashes', printed(GLUED).map(recognised)],
  ['of a text layer', printed(`${APART}${GLUED}`)],
])('words %s stay as they are', (_, lines) => {
  expect(dashesApart(lines)).toEqual(lines);
});

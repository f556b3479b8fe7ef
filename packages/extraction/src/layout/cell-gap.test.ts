import { box, fraction, type TextLine } from '@assay/media';
import { expect, test } from 'vitest';
import { cellGapsOf } from './cell-gap.js';
import { cellsOf } from './cells.js';

/** Words of half a letter height a letter, so far apart in letter heights. */
function line(texts: readonly string[], gapsEm: readonly number[], emWidth = 0.01): TextLine {
  let x = 0;
  const words = texts.map((text, index) => {
    const x1 = x + (gapsEm[index - 1] ?? 0) * emWidth;
    x = x1 + 0.5 * text.length * emWidth;
    return { text, box: box(x1, 0.1, x, 0.11), reading: fraction(1) };
  });
  return { page: 1, words, box: box(0, 0.1, x, 0.11), emWidth };
}
const cells = (of: TextLine, page: readonly TextLine[]): string[] =>
  cellsOf(of, 0, cellGapsOf(page)(of)).map(({ text }) => text);

test('in a fixed pitch a space is as wide as a letter, and words go on behind it', () => {
  const name = line(['LIV', 'ST.', 'ROE'], [1, 1.3]);
  const page = [name, line(['NEW', 'BALANCE', 'DATE'], [1, 1.05]), line(['ANY', 'TOWN'], [0.95])];
  expect(cells(name, page)).toEqual(['LIV ST. ROE']);
  expect(cells(line(['DATE', 'AMOUNT'], [2]), page)).toEqual(['DATE', 'AMOUNT']);
  expect(cells(line(['132.87', 'PAYROLL'], [1.3]), page)).toEqual(['132.87', 'PAYROLL']);
});

test('in a fixed pitch text goes on behind a comma and an abbreviation, be it with a figure', () => {
  const page = [line(['ANY', 'OLD', 'TOWN'], [0.95, 0.95]), line(['NEW', 'BALANCE'], [1])];
  expect(cells(line(['Calle', 'Sol', 'No.', '542,', 'Col.', 'Centro'], [1, 1, 1.3, 1.3, 1.3]), page)).toEqual(
    ['Calle Sol No. 542, Col. Centro'],
  );
  expect(cells(line(['542', 'Col.'], [1.3]), page)).toEqual(['542', 'Col.']);
});

test('columns stand closer together where spaces are narrow, but not in the letters of a heading', () => {
  const small = [
    line(['of', 'the', 'day'], [0.5, 0.5]),
    line(['Date', 'Text'], [1.3]),
    line(['a', 'line'], [0.5]),
  ];
  expect(cells(line(['Date', 'Text'], [1.3]), small)).toEqual(['Date', 'Text']);
  expect(cells(line(['Elm', 'Bank'], [1.3], 0.02), small)).toEqual(['Elm Bank']);
});

test('larger words at the head of the first page are a name, however wide they are set', () => {
  const at = (y1: number, emWidth = 0.013): TextLine => {
    const one = line(['Elm', 'Savings', 'Bank'], [2.3, 2.1], emWidth);
    return { ...one, box: { ...one.box, y1 } };
  };
  const page = [line(['of', 'the', 'day'], [0.5, 0.5])];
  expect(cells(at(0.05), page)).toEqual(['Elm Savings Bank']);
  expect(cells(at(0.05, 0.011), page)).toEqual(['Elm', 'Savings', 'Bank']);
  expect(cells(at(0.2), page)).toEqual(['Elm', 'Savings', 'Bank']);
});

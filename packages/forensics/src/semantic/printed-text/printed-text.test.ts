import { box } from '@assay/media';
import { describe, expect, test } from 'vitest';
import { boxOfRange } from './places.js';
import { MONEY, printsAmount } from './printed-amounts.js';
import { isPrinted, printedPages } from './printed-pages.js';
import { printedViews } from './testing/printed-views.js';
import { lineOf } from './text-lines.js';
import { valuesNearLabel } from './values-near-label.js';

const pagesOf = (text: string) => printedPages(printedViews(text).text);
const near = (text: string) =>
  valuesNearLabel(pagesOf(text), { label: /\btotal\b/gu, value: MONEY }).map((value) => value.text);

describe('a value near its label', () => {
  test('stands right of it, behind marks and the sign of a currency', () => {
    expect(near('TOTAL: R$ 1.234,56')).toEqual(['1.234,56']);
    expect(near('Total             $ 14,300.00')).toEqual(['14,300.00']);
  });

  test('or below it', () => {
    expect(near('Vencimento                Total\n02/06/2025                1.234,56')).toEqual(['1.234,56']);
    expect(near('Total\n\n\n\n\n\n1.234,56')).toEqual([]);
    expect(near('Total             Vencimento\n                  1.234,56')).toEqual([]);
    expect(near('Vencimento        Total\n                                     1.234,56')).toEqual([
      '1.234,56',
    ]);
  });

  test('words between belong to another label, and a number of another form is the value itself', () => {
    expect(near('Total de impuestos 1,972.41')).toEqual([]);
    expect(near('Total   $ 2\nTotal de impuestos 1,972.41')).toEqual([]);
  });
});

describe('an amount that is printed', () => {
  test.each([
    [123_456, '1.234,56'],
    [123_456, '1,234.56'],
    [123_456, '1234.560000'],
    [123_456, '$1,235'],
    [1_430_000, '14300'],
  ])('%i as %s', (minorUnits, text) => {
    expect(printsAmount(pagesOf(`Importe ${text}`), minorUnits)).toBe(true);
  });

  test('neither a rate nor a number that counts something else is one', () => {
    expect(printsAmount(pagesOf('Juros de 1,00% ao mes'), 10_000)).toBe(false);
    expect(printsAmount(pagesOf('Rua das Flores 100'), 10_000)).toBe(false);
  });

  test.each(['1.334,56', '12.345,60', '1,244'])('not as %s', (text) => {
    expect(printsAmount(pagesOf(`Importe ${text}`), 123_456)).toBe(false);
  });
});

test('a number is found whatever groups or breaks it', () => {
  expect(isPrinted(pagesOf('CNPJ 16.727.230/\n0001-97'), '16727230000197')).toBe(true);
  expect(isPrinted(pagesOf('CNPJ 16.727.230/0001-98'), '16727230000197')).toBe(false);
});

test('the place of what is broken over lines is around all its words', () => {
  const [page] = pagesOf('abc def\n    ghi');
  expect(page?.compact).toBe('abcdefghi');
  expect(page?.placeAt(3, 9)).toMatchObject({ text: 'defghi', box: { x1: 0.04, y1: 0, x2: 0.07 } });
});

test('the words of a part of a line, wherever it begins and ends', () => {
  const line = lineOf(
    ['ab', 'c', 'def'].map((text, at) => ({ text, box: box(at / 10, 0, at / 10 + 0.05, 0.1) })),
    1,
    1,
  );
  const textAt = (from: number, to: number) =>
    boxOfRange(line, from, to) && [boxOfRange(line, from, to)?.x1, boxOfRange(line, from, to)?.x2];
  expect(textAt(0, 8)).toEqual([0, 0.25]);
  expect(textAt(1, 2)).toEqual([0, 0.05]);
  expect(textAt(2, 3)).toBeUndefined();
  expect(textAt(2, 4)).toEqual([0.1, 0.15000000000000002]);
  expect(textAt(5, 99)).toEqual([0.2, 0.25]);
});

import { type DocumentText, fraction, type Homography } from '@assay/media';
import { expect, test } from 'vitest';
import type { Quad } from '../ocr/types.js';
import type { DocumentPages } from '../pages/types.js';
import { printed } from '../testing/printed.js';
import { placeRereader } from './place-rereader.js';

const image = { width: 1000, height: 1000, rgb: new Uint8Array() };
const pages: DocumentPages = { pageCount: 1, pdf: undefined, image: async () => image, textLayer: () => [] };
const textOf = (lines: string, reading = 0.9, upright?: Homography): DocumentText => ({
  pages: [
    {
      page: 1,
      source: 'ocr',
      lines: printed(lines).map((line) => ({
        ...line,
        words: line.words.map((word) => ({ ...word, reading: fraction(reading) })),
      })),
      aspect: 1,
      upright,
    },
  ],
  pagesUnread: 0,
});

/** Notes what it is asked. */
function asked() {
  const calls: { quad: Quad; alphabet: string | undefined }[] = [];
  const readLineOtherwise = async (_image: unknown, quad: Quad, alphabet?: string) => {
    calls.push({ quad, alphabet });
    return { text: '12.00', reading: fraction(0.8) };
  };
  return { calls, recognizer: { readLineOtherwise } };
}

/** Where the word at a column of the first typed line stands. */
const placeOf = (column: number, length: number) => ({
  x1: column / 100,
  y1: 0,
  x2: (column + length) / 100,
  y2: 0.7 / 60,
});

test('a figure is read again with digits alone, a word with all letters', async () => {
  const { calls, recognizer } = asked();
  const rereader = placeRereader(pages, textOf('Balance   12.00'), recognizer);
  expect(await rereader.reread(1, placeOf(10, 5))).toEqual({ text: '12.00', reading: 0.8 });
  await rereader.reread(1, placeOf(0, 7));
  expect(calls.map(({ alphabet }) => alphabet)).toEqual(['0123456789.,-+()$', undefined]);
});

test('the number of a document keeps its letter, a date its spaces', async () => {
  const { calls, recognizer } = asked();
  const rereader = placeRereader(pages, textOf('B55997661   17 12 2038'), recognizer);
  await rereader.reread(1, placeOf(0, 9));
  await rereader.reread(1, placeOf(12, 10));
  expect(calls.map(({ alphabet }) => alphabet)).toEqual([undefined, undefined]);
});

test('the letters are cut out with room around them, as they lie on the page displayed', async () => {
  const { calls, recognizer } = asked();
  const sideways: Homography = [0, -1, 1, 1, 0, 0, 0, 0, 1];
  const text = textOf('Balance   12.00', 0.9, sideways);
  const shown = { x1: 1 - 0.7 / 60, y1: 0.1, x2: 1, y2: 0.15 };
  await placeRereader(pages, text, recognizer).reread(1, shown);
  const [topLeft, topRight] = calls[0]?.quad ?? [];
  expect(topLeft?.x).toBeGreaterThan(1000);
  expect([topLeft?.y, topRight?.y].map((y) => Math.round(y ?? 0))).toEqual([97, 154]);
});

test('what a text layer has, or nobody read, is not read again', async () => {
  const { calls, recognizer } = asked();
  expect(await placeRereader(pages, textOf('12.00', 1), recognizer).reread(1, placeOf(0, 5))).toBeUndefined();
  expect(await placeRereader(pages, textOf('12.00'), recognizer).reread(2, placeOf(0, 5))).toBeUndefined();
  expect(await placeRereader(pages, textOf('12.00'), recognizer).reread(1, placeOf(50, 5))).toBeUndefined();
  expect(calls).toEqual([]);
});

test('a place is read again once, and 120 places of a document at most', async () => {
  const { calls, recognizer } = asked();
  const line = Array.from({ length: 45 }, () => '1').join(' ');
  const rereader = placeRereader(pages, textOf([line, line, line].join('\n')), recognizer);
  const placeIn = (row: number, column: number) => ({
    ...placeOf(column, 1),
    y1: row / 60,
    y2: (row + 0.7) / 60,
  });
  for (const row of [0, 1, 2])
    for (let column = 0; column < 90; column += 2) await rereader.reread(1, placeIn(row, column));
  expect(await rereader.reread(1, placeIn(0, 0))).toBeDefined();
  expect(await rereader.reread(1, placeIn(2, 88))).toBeUndefined();
  expect(calls).toHaveLength(120);
});

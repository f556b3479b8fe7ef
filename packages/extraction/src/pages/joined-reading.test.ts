import { fraction, type MrzReading, type TextLine } from '@assay/media';
import { expect, test } from 'vitest';
import { joinedReading, type SideReading } from './joined-reading.js';

const BOX = { x1: 0, y1: 0, x2: 1, y2: 1 };
const zone = (name: string) => ({ page: 1, values: { lastName: name } }) as MrzReading;

function side(word: string, mrz?: MrzReading): SideReading {
  const line: TextLine = {
    page: 1,
    words: [{ text: word, box: BOX, reading: fraction(1) }],
    box: BOX,
    emWidth: 0.02,
  };
  return {
    text: {
      pages: [{ page: 1, source: 'ocr', lines: [line], aspect: 1.6, upright: undefined }],
      pagesUnread: 1,
    },
    codes: {
      barcodes: [{ symbology: 'qr', page: 1, box: BOX, text: word, content: undefined }],
      mrz,
    },
    pageCount: 2,
  };
}

test('pages, lines and codes of the back follow those of the front', () => {
  const { text, codes } = joinedReading(side('FRONT'), side('BACK', zone('B')));
  expect(text.pages.map(({ page, lines }) => [page, lines[0]?.page])).toEqual([
    [1, 1],
    [3, 3],
  ]);
  expect(text.pagesUnread).toBe(2);
  expect(codes.barcodes.map(({ page, text: said }) => [page, said])).toEqual([
    [1, 'FRONT'],
    [3, 'BACK'],
  ]);
  expect(codes.mrz?.page).toBe(3);
});

test('of two zones the front’s is taken', () => {
  expect(joinedReading(side('FRONT', zone('A')), side('BACK', zone('B'))).codes.mrz).toEqual(zone('A'));
});

import { fraction, type MrzReading, type TextLine } from '@assay/media';
import { expect, test } from 'vitest';
import { joinedPages, joinedReading, type SideReading } from './joined-pages.js';
import { pagesOfImage } from './pages-of-image.js';

const side = (level: number) =>
  pagesOfImage({ width: 2, height: 1, rgb: new Uint8Array(6).fill(level), orientation: 1 });

test('front and back are pages 1 and 2, and there is no other', async () => {
  const both = joinedPages([side(10), side(20)]);
  expect([both.pageCount, both.textLayer(2)]).toEqual([2, []]);
  expect((await both.image(1, 100)).rgb[0]).toBe(10);
  expect((await both.image(2, 100)).rgb[0]).toBe(20);
  await expect(both.image(3, 100)).rejects.toThrow(RangeError);
});

const BOX = { x1: 0, y1: 0, x2: 1, y2: 1 };
const zone = (name: string) => ({ page: 1, values: { lastName: name } }) as MrzReading;

function sideRead(word: string, mrz?: MrzReading): SideReading {
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
  const { text, codes } = joinedReading(sideRead('FRONT'), sideRead('BACK', zone('B')));
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
  expect(joinedReading(sideRead('FRONT', zone('A')), sideRead('BACK', zone('B'))).codes.mrz).toEqual(
    zone('A'),
  );
});

import { DecodeError, fraction, type PaintedObject, type PdfiumDocument, type TextLine } from '@assay/media';
import { expect, test } from 'vitest';
import type { TextRecognizer } from '../ocr/types.js';
import type { DocumentPages } from '../pages/types.js';
import { printed } from '../testing/printed.js';
import { joinedLines } from './joined-lines.js';
import { readText } from './read-text.js';
import { isSeen, isWriting } from './text-layer.js';

const wordsOf = (lines: readonly TextLine[]): string[] =>
  lines.map(({ words }) => words.map(({ text }) => text).join(' '));

test('a piece level with a line and beside its words joins it; any other stands by itself', () => {
  const layer = printed('\n\n\nBalance            20.00\n\nEnd');
  const beside = printed('Bank\n\n        forward\n\nEnded');
  expect(wordsOf(joinedLines(layer, beside))).toEqual(['Bank', 'Balance forward 20.00', 'End', 'Ended']);
});

test('a digit of the layer that the pixels show again, with margins, is one digit', () => {
  const layer = printed('Item  2   10.00');
  const [, word] = layer[0]?.words ?? [];
  const { x1, x2, y1, y2 } = word?.box ?? { x1: 0, x2: 0, y1: 0, y2: 0 };
  const seen = { x1: x1 - 0.4 * (x2 - x1), x2: x2 + 0.4 * (x2 - x1), y1: y1 - 0.002, y2: y2 + 0.002 };
  const beside = [{ ...layer[0]!, words: [{ ...word!, box: seen }], box: seen }];
  expect(wordsOf(joinedLines(layer, beside))).toEqual(['Item 2 10.00']);
});

test('text is writing; private-use characters, and lines without any space, are not', () => {
  expect(isWriting(printed('Statement of account\nBalance 20.00'))).toBe(true);
  expect(isWriting(printed('\uE000\uE001\uE002 \uE003\uE004\n\uE005'))).toBe(false);
  expect(isWriting(printed('Thestatementofaccountofthemonthofmay'))).toBe(false);
  expect(isWriting([])).toBe(false);
});

const painted = {
  clip: undefined,
  blended: false,
  marks: [],
  source: { kind: 'content', formDepth: 0 },
} as const;
const WHOLE = { x1: 0, y1: 0, x2: 1, y2: 1 };
const letters = (order: number, renderMode: number): PaintedObject => ({
  ...painted,
  kind: 'text',
  order,
  box: WHOLE,
  glyphs: [0.1, 0.2, 0.3].map((x) => {
    const box = { x1: x, y1: 0.1, x2: x + 0.05, y2: 0.12 };
    return { text: 'a', box, cell: box, sizePoints: 10 };
  }),
  renderMode,
  fontName: 'F',
  sizePoints: 10,
  fill: undefined,
});
const picture = (order: number): PaintedObject => ({
  ...painted,
  kind: 'image',
  order,
  box: WHOLE,
  widthPixels: 10,
  heightPixels: 10,
  toPage: [1, 0, 0, 1, 0, 0],
});

test('letters are seen unless they are painted invisibly or under a picture', () => {
  expect(isSeen([picture(0), letters(1, 0)])).toBe(true);
  expect(isSeen([picture(0), letters(1, 3)])).toBe(false);
  expect(isSeen([letters(0, 0), picture(1)])).toBe(false);
  expect(isSeen([picture(0)])).toBe(false);
});

/** Reads the same two lines in every picture. */
const recognizer: TextRecognizer = {
  readPage: async () => ({ lines: printed('SEEN IN\nPIXELS'), aspect: 0.8, upright: undefined }),
  readBeside: async () => ({ lines: printed('BANK'), knownShare: fraction(0.9) }),
  readLine: async () => ({ text: '', reading: fraction(1), characters: [] }),
};

const image = { width: 2, height: 1, rgb: Uint8Array.of(0, 0, 0, 255, 255, 255) };

/** Pages of a PDF, each with its text layer, without pictures unless said. */
function pdfPages(
  layers: readonly string[],
  images: readonly PaintedObject[] = [],
  content: readonly PaintedObject[] = [letters(0, 0)],
): DocumentPages {
  const pdf = {
    page: () => ({ widthPoints: 600, heightPoints: 800 }),
    images: () => images,
    paint: () => content,
  } as unknown as PdfiumDocument;
  return {
    pageCount: layers.length,
    pdf,
    image: async () => image,
    textLayer: (page) => printed(layers[page - 1] ?? ''),
  };
}

const LAYER = Array.from({ length: 12 }, (_, row) => `line ${row} of it`).join('\n');

test('a text layer that is seen is taken as it is; a page without one is recognized', async () => {
  const { pages, pagesUnread } = await readText(pdfPages([LAYER, '']), recognizer);
  expect(pages.map(({ source }) => source)).toEqual(['text', 'ocr']);
  expect(pages[0]?.aspect).toBe(0.75);
  expect(pages[1]?.lines.every(({ page }) => page === 2)).toBe(true);
  expect(pagesUnread).toBe(0);
});

test("what a scanner's software recognized and laid under the scan is not taken", async () => {
  const { pages } = await readText(pdfPages([LAYER], [picture(0)], [picture(0), letters(1, 3)]), recognizer);
  expect(wordsOf(pages[0]?.lines ?? [])).toEqual(['SEEN IN', 'PIXELS']);
});

test('a letterhead drawn as a picture is read beside the layer', async () => {
  const logo = { ...picture(0), box: { x1: 0, y1: 0, x2: 0.2, y2: 0.05 } };
  const { pages } = await readText(pdfPages([`\n\n${LAYER}`], [logo]), recognizer);
  expect(pages[0]?.source).toBe('text');
  expect(wordsOf(pages[0]?.lines ?? [])).toContain('BANK');
});

test('of a long scan the first 8 pages are read, and the others counted', async () => {
  const { pages, pagesUnread } = await readText(pdfPages(Array.from({ length: 100 }, () => '')), recognizer);
  expect(pages).toHaveLength(8);
  expect(pagesUnread).toBe(92);
});

test('of a document of 50,000 pages that share their text the first 500 are read, and the others counted', async () => {
  const asked: number[] = [];
  const pages = pdfPages(Array.from({ length: 50_000 }, () => LAYER));
  const textLayer = (page: number): readonly TextLine[] => {
    asked.push(page);
    return pages.textLayer(page);
  };
  const read = await readText({ ...pages, textLayer }, recognizer);
  expect([read.pages.length, read.pagesUnread, Math.max(...asked)]).toEqual([500, 49_500, 500]);
});

test('a page that cannot be loaded counts as unread; a fault of ours does not pass for one', async () => {
  const failing = (error: Error): DocumentPages => ({
    ...pdfPages(['', LAYER]),
    image: () => Promise.reject(error),
  });
  const { pages, pagesUnread } = await readText(
    failing(new DecodeError('NOT_DECODABLE', 'no such page')),
    recognizer,
  );
  expect([pages.length, pagesUnread]).toEqual([1, 1]);
  await expect(readText(failing(new TypeError('ours')), recognizer)).rejects.toThrow(TypeError);
});

test('a page on which nothing stands says so', async () => {
  const blank: TextRecognizer = {
    ...recognizer,
    readPage: async () => ({ lines: [], aspect: 1, upright: undefined }),
  };
  const { pages } = await readText(
    { pageCount: 1, pdf: undefined, image: async () => image, textLayer: () => [] },
    blank,
  );
  expect(pages[0]).toMatchObject({ source: 'none', lines: [] });
});

test('blank pages are told without the networks, and any number of them', async () => {
  const failing: TextRecognizer = { ...recognizer, readPage: () => Promise.reject(new Error('not asked')) };
  const paper = { width: 2, height: 1, rgb: Uint8Array.of(250, 250, 250, 255, 254, 255) };
  const blank: DocumentPages = {
    ...pdfPages(
      Array.from({ length: 100 }, () => ''),
      [],
      [],
    ),
    image: async () => paper,
  };
  const { pages, pagesUnread } = await readText(blank, failing);
  expect(pages.map(({ source }) => source)).toEqual(Array.from({ length: 100 }, () => 'none'));
  expect(pagesUnread).toBe(0);
  expect(pages[0]?.aspect).toBe(0.75);
  const sheet = await readText(
    { pageCount: 1, pdf: undefined, image: async () => paper, textLayer: () => [] },
    failing,
  );
  expect(sheet.pages[0]).toMatchObject({ source: 'none', aspect: 2 });
});

test('a page that paints nothing but a form field is recognized', async () => {
  const { pages } = await readText(pdfPages([''], [], []), recognizer);
  expect(pages[0]?.source).toBe('ocr');
});

test('of pages without a text layer no more are recognized than asked for, and the others are told', async () => {
  const { pages, pagesUnread } = await readText(pdfPages(['', '', '']), recognizer, { recognized: 2 });
  expect([pages.map(({ page }) => page), pagesUnread]).toEqual([[1, 2], 1]);
});

import { describe, expect, test } from 'vitest';
import { parsePdf } from './parse-pdf.js';
import { buildPdf, type Objects } from './testing/build-pdf.js';
import type { PdfPageNode } from './types.js';

const CATALOG = '<</Type/Catalog/Pages 2 0 R>>';
const pagesOf = (objects: Objects): readonly PdfPageNode[] =>
  parsePdf(buildPdf({ 1: CATALOG, ...objects })).revisions[0]!.pages();

test('pages come in the order of the tree, whatever their numbers', () => {
  const pages = pagesOf({
    2: '<</Type/Pages/Kids[5 0 R 3 0 R 6 0 R]>>',
    3: '<</Type/Pages/Kids[8 0 R 7 0 R]>>',
    5: '<</Type/Page>>',
    6: '<</Type/Page>>',
    7: '<</Type/Page>>',
    8: '<</Type/Page>>',
  });
  expect(pages.map(({ index, num }) => [index, num])).toEqual([
    [0, 5],
    [1, 8],
    [2, 7],
    [3, 6],
  ]);
});

test('attributes come from the nearest node above that has them', () => {
  const [inheriting, own] = pagesOf({
    2: '<</Kids[3 0 R]/MediaBox[0 0 200 100]/Rotate 90/Resources<</A 1>>>>',
    3: '<</Kids[4 0 R 5 0 R]/CropBox[150 80 10 20]>>',
    4: '<</Type/Page>>',
    5: '<</Type/Page/MediaBox 6 0 R/Rotate -90/Resources<</B 1>>/CropBox[0 0 999 999]>>',
    6: '[5 5 50 60]',
  });
  expect(inheriting).toMatchObject({
    mediaBox: [0, 0, 200, 100],
    cropBox: [10, 20, 150, 80],
    rotateDegrees: 90,
  });
  expect([...inheriting!.resources!.entries.keys()]).toEqual(['A']);
  expect(own).toMatchObject({ mediaBox: [5, 5, 50, 60], cropBox: [5, 5, 50, 60], rotateDegrees: 270 });
  expect([...own!.resources!.entries.keys()]).toEqual(['B']);
});

test('a page without a usable media box is US Letter', () => {
  expect(pagesOf({ 2: '<</Kids[3 0 R]>>', 3: '<</Type/Page/MediaBox[0 0 0 0]>>' })[0]!.mediaBox).toEqual([
    0, 0, 612, 792,
  ]);
});

describe('trees that are no trees', () => {
  test('a loop ends', () => {
    expect(
      pagesOf({ 2: '<</Kids[3 0 R 2 0 R 4 0 R]>>', 3: '<</Type/Page>>', 4: '<</Kids[2 0 R]>>' }),
    ).toHaveLength(1);
  });

  test('a node below two others is entered once: no count grows without bound', () => {
    const levels = Object.fromEntries(
      Array.from({ length: 60 }, (_, at) => [at + 2, `<</Kids[${at + 3} 0 R ${at + 3} 0 R]>>`]),
    );
    expect(pagesOf({ ...levels, 62: '<</Type/Page>>' })).toHaveLength(2);
  });

  test('without a usable tree, page objects are gathered by number, and that is told', () => {
    const pdf = parsePdf(
      buildPdf({ 1: CATALOG, 2: '<</Kids 9 0 R>>', 5: '<</Type/Page>>', 4: '<</Type/Page>>' }),
    );
    expect(pdf.revisions[0]!.pages().map((page) => page.num)).toEqual([4, 5]);
    expect(pdf.repairs.map((repair) => repair.code)).toEqual(['PAGE_TREE_REPAIRED']);
  });
});

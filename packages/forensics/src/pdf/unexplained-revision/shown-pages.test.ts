import { type PdfiumDocument, parsePdf } from '@assay/media';
import { expect, test } from 'vitest';
import { type Objects, stream } from '../../../../media/src/pdf/testing/build-pdf.js';
import { ShownPages } from './shown-pages.js';
import { saved } from './testing/statement.js';

const page = (contents: number, entries = '') =>
  `<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents ${contents} 0 R/Resources 6 0 R${entries}>>`;
const text = (shown: string) => stream(`BT /F1 12 Tf 20 100 Td (${shown}) Tj ET`);
const TWO_PAGES: Objects = {
  1: '<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[9 0 R]>>>>',
  2: '<</Type/Pages/Kids[3 0 R 7 0 R]/Count 2>>',
  3: page(4, '/Annots[9 0 R]'),
  4: text('one'),
  5: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  6: '<</Font<</F1 5 0 R>>>>',
  7: page(8),
  8: text('two'),
  9: '<</Type/Annot/Subtype/Widget/FT/Tx/T(iban)/Rect[20 20 200 40]>>',
};

/** The version in which each page of the first one is drawn, after these updates. */
function drawnIn(...updates: readonly Objects[]): readonly number[] {
  const { revisions } = parsePdf(saved(TWO_PAGES, ...updates));
  const documents = revisions.map((revision) => ({ pageCount: revision.pages().length }) as PdfiumDocument);
  const saves = revisions.slice(1).map((after, index) => ({
    before: revisions[index]!,
    after,
    pagesBefore: documents[index]!,
    pagesAfter: documents[index + 1]!,
    changed: new Set(after.changes.map(({ num }) => num)),
  }));
  const shown = new ShownPages(saves);
  return revisions[0]!.pages().map((one) => documents.indexOf(shown.at(0, one).pages));
}

test('a page that no save touched is drawn where it stands today', () => {
  expect(drawnIn({ 4: text('1') })).toEqual([0, 1]);
  expect(drawnIn({ 4: text('1') }, { 8: text('2') })).toEqual([0, 1]);
  expect(drawnIn({ 20: '(nothing)' }, { 8: text('2') })).toEqual([2, 1]);
});

test.each<[string, Objects, readonly number[]]>([
  ['the drawing', { 4: text('1') }, [0, 1]],
  ['a font that all pages share', { 5: '<</Type/Font/Subtype/Type1/BaseFont/Courier>>' }, [0, 0]],
  ['the box', { 3: page(4).replace('300', '310') }, [0, 1]],
  ['an annotation', { 3: page(4), 9: '<</Type/Annot/Subtype/Square/Rect[0 0 9 9]>>' }, [0, 0]],
  [
    'a field, which the form reaches for all pages',
    { 9: '<</Type/Annot/Subtype/Widget/FT/Tx/T(iban)/V(1)/Rect[20 20 200 40]>>' },
    [0, 0],
  ],
  [
    'layers',
    { 1: '<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[9 0 R]>>/OCProperties<</OCGs[]>>>>' },
    [0, 0],
  ],
  ['the order of the pages', { 2: '<</Type/Pages/Kids[7 0 R 3 0 R]/Count 2>>' }, [0, 0]],
  ['the number of pages', { 2: '<</Type/Pages/Kids[3 0 R]/Count 1>>' }, [0, 0]],
  [
    'metadata',
    { 1: '<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[9 0 R]>>/Metadata 20 0 R>>', 20: stream('<x/>') },
    [1, 1],
  ],
])('a save that changes %s', (_, update, drawn) => {
  expect(drawnIn(update)).toEqual(drawn);
});

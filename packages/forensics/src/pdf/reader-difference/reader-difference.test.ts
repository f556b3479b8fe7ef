import { readWithPdfjs, type SecondText, type Word } from '@assay/media';
import { describe, expect, test } from 'vitest';
import { buildPdf, pdfBytes, pdfText, stream } from '../../../../media/src/pdf/testing/build-pdf.js';
import { startedPdfium } from '../../../../media/src/pdfium/testing/started-pdfium.js';
import { differingValues } from './compare-values.js';
import { MEASURE } from './measure.js';
import { readerDifference } from './reader-difference.js';

async function examine(bytes: Uint8Array) {
  const pages = (await startedPdfium()).open(bytes);
  try {
    return await readerDifference.examine({ pages, secondReading: await readWithPdfjs(bytes) });
  } finally {
    pages.close();
  }
}
async function findingOf(bytes: Uint8Array) {
  const examined = await examine(bytes);
  if (examined.kind !== 'examined') throw new Error(examined.because);
  return examined.finding;
}

const lines = (...texts: string[]) =>
  stream(texts.map((text, row) => `BT /F1 10 Tf 1 0 0 1 20 ${150 - 20 * row} Tm ${text} Tj ET`).join('\n'));
const BEFORE = lines('(Opening 7,853.38)', '(Rent 03/11/2026)', '(Fee 12.50)', '(Closing 5,211.88)');
const AFTER = lines('(Opening 7,853.38)', '(Rent 03/11/2026)', '(Fee 12.50)', '(Closing 9,211.88)');
const page = (contents: string, entries = '') => ({
  1: '<</Type/Catalog/Pages 2 0 R>>',
  2: '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  3: `<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>${entries}>>`,
  4: contents,
  5: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
});

describe('pdf.reader-difference', () => {
  test('a page object written twice behind a table that cannot be found: each reader shows another amount', async () => {
    const written = pdfText(buildPdf(page(BEFORE))).replace(/startxref\n\d+\n%%EOF\n$/, '');
    const twice = `${written}4 0 obj\n${AFTER}\nendobj\ntrailer<</Root 1 0 R/Size 9>>\nstartxref\n0\n%%EOF\n`;
    const finding = await findingOf(pdfBytes(twice));
    expect(finding).toMatchObject({
      measure: MEASURE.valueDiffers,
      evidence: [{ code: 'VALUE_READ_DIFFERENTLY', page: 1, before: '5,211.88', after: '9,211.88' }],
    });
    expect(finding.evidence).toHaveLength(1);
    expect(finding.heat[0]?.boxes).toHaveLength(1);
  });

  test('a value for readers that copy beside the one that is drawn', async () => {
    const actual = '/Span <</ActualText(9,211.88)>> BDC BT /F1 10 Tf 20 50 Td (5,211.88) Tj ET EMC';
    expect(await findingOf(buildPdf(page(stream(actual))))).toMatchObject({ measure: MEASURE.valueDiffers });
  });

  test.each([
    ['a page', page(BEFORE)],
    ['a page turned', page(BEFORE, '/Rotate 90')],
    ['a page with a crop box', page(BEFORE, '/CropBox[10 10 250 190]')],
    [
      'an amount overprinted to look bold',
      page(stream('BT /F1 10 Tf 20 50 Td (5,211.88) Tj .2 0 Td (5,211.88) Tj ET')),
    ],
    [
      'an amount of spaced and kerned parts',
      page(stream('BT /F1 10 Tf 20 50 Td [(5,)-200(211)30(.88)] TJ ET')),
    ],
    [
      'what is drawn said again for readers',
      page(stream('/Span <</ActualText(5,211.88)>> BDC BT /F1 10 Tf 20 50 Td (5,211.88) Tj ET EMC')),
    ],
  ])('both readers agree on %s', async (_, objects) => {
    expect(await findingOf(buildPdf(objects))).toMatchObject({ measure: MEASURE.agree, evidence: [] });
  });

  test('what only one reader can open has no two readings', async () => {
    const written = pdfText(buildPdf(page(BEFORE))).replace('4 0 obj', '4 1 obj');
    expect(await examine(pdfBytes(written))).toMatchObject({ kind: 'not-applicable' });
  });

  test('pages without text have nothing to compare, and agreement clears no part of the document', async () => {
    expect(await examine(buildPdf(page(stream('0 0 9 9 re f'))))).toMatchObject({
      kind: 'not-applicable',
      obstacle: 'no-text',
    });
    expect((await findingOf(buildPdf(page(BEFORE)))).shareOfDocument).toBe(0);
  });

  test('a page count that differs, and sizes that differ', async () => {
    const bytes = buildPdf(page(BEFORE));
    const pages = (await startedPdfium()).open(bytes);
    const reading = await readWithPdfjs(bytes);
    if (reading.kind !== 'read') throw new Error(reading.reason);
    const finding = async (secondReading: typeof reading) => {
      const examined = await readerDifference.examine({ pages, secondReading });
      return examined.kind === 'examined' ? examined.finding : undefined;
    };
    expect(await finding({ ...reading, pageCount: 3 })).toMatchObject({ measure: MEASURE.pageCountDiffers });
    const larger = reading.pages.map((one) => one && { ...one, widthPoints: 600 });
    expect(await finding({ ...reading, pages: larger })).toMatchObject({
      evidence: [{ code: 'PAGE_SIZE_DIFFERS' }],
    });
    const garbled = reading.pages.map(
      (one) =>
        one && {
          ...one,
          texts: one.texts.map((text) => ({ ...text, text: text.text.replace(/\d/gu, '7') })),
        },
    );
    expect(await finding({ ...reading, pages: garbled })).toMatchObject({
      measure: MEASURE.layoutDiffers,
      evidence: [{ code: 'PAGE_READ_DIFFERENTLY' }],
    });
    pages.close();
  });
});

describe('differing values', () => {
  const at = (x1: number, y1: number, width = 0.1) => ({ x1, y1, x2: x1 + width, y2: y1 + 0.02 });
  const word = (text: string, x1: number, y1: number): Word => ({ text, box: at(x1, y1), line: 0 });
  const piece = (text: string, x1: number, y1: number, width?: number): SecondText => ({
    text,
    box: at(x1, y1, width),
  });

  test('stand in the same place', () => {
    expect(differingValues([word('10.00', 0.5, 0.5)], [piece('90.00', 0.51, 0.501)])).toHaveLength(1);
    expect(differingValues([word('10.00', 0.5, 0.5)], [piece('90.00', 0.5, 0.6)])).toEqual([]);
    expect(differingValues([word('10.00', 0.5, 0.5)], [piece('90.00', 0.8, 0.5)])).toEqual([]);
  });

  test('are found in a line of words', () => {
    const words = [word('Total', 0.2, 0.5), word('due', 0.35, 0.5), word('10.00', 0.5, 0.5)];
    expect(differingValues(words, [piece('Total due 90.00', 0.2, 0.5, 0.4)])).toMatchObject([
      { other: { text: '90.00' } },
    ]);
  });

  test('are none where both readings hold the value somewhere, or one cannot read it', () => {
    expect(
      differingValues([word('10.00', 0.5, 0.5)], [piece('10.00', 0.5, 0.1), piece('90.00', 0.5, 0.5)]),
    ).toEqual([]);
    expect(differingValues([word('15-173-\u0015', 0.5, 0.5)], [piece('15-173-2', 0.5, 0.5)])).toEqual([]);
    expect(differingValues([word('2541-03', 0.5, 0.5)], [piece('254103', 0.5, 0.5)])).toEqual([]);
  });
});

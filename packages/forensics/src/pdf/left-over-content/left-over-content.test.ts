import { parsePdf, readContent } from '@assay/media';
import { expect, test } from 'vitest';
import {
  appendUpdate,
  buildPdf,
  type Objects,
  pdfBytes,
  pdfText,
  stream,
} from '../../../../media/src/pdf/testing/build-pdf.js';
import { startedPdfium } from '../../../../media/src/pdfium/testing/started-pdfium.js';
import { leftOverContent } from './left-over-content.js';
import { MEASURE } from './measure.js';

const content = (...rows: readonly string[]) =>
  stream(
    rows.map((row, index) => `BT /F1 10 Tf 1 0 0 1 20 ${180 - 20 * index} Tm (${row}) Tj ET`).join('\n'),
  );
const ROWS = ['Summit Bank', 'Opening balance', '7,853.38', 'Closing balance', '5,211.88'] as const;
const raised = ROWS.map((row) => row.replace('5,211.88', '9,211.88'));
const PAGE: Objects = {
  1: '<</Type/Catalog/Pages 2 0 R>>',
  2: '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  3: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
  4: content(...raised),
  5: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
};

async function examine(bytes: Uint8Array) {
  const pages = (await startedPdfium()).open(bytes);
  try {
    const pdf = parsePdf(bytes);
    return await leftOverContent.examine({ pdf, content: readContent(pdf), pages });
  } finally {
    pages.close();
  }
}
async function findingOf(bytes: Uint8Array) {
  const examined = await examine(bytes);
  if (examined.kind !== 'examined') throw new Error(examined.because);
  return examined.finding;
}

test('the content that an edited page had before, left in the file by a library that drops nothing', async () => {
  expect(await findingOf(buildPdf({ ...PAGE, 6: content(...ROWS) }))).toMatchObject({
    measure: MEASURE.valueDiffers,
    evidence: [{ code: 'LEFT_OVER_CONTENT_DIFFERS', page: 1, before: '5,211.88', after: '9,211.88' }],
  });
});

test('a second page prepared to be switched to, before anybody signed', async () => {
  const other = {
    6: content(...ROWS),
    7: PAGE[3]!.replace('/Contents 4', '/Contents 6'),
    8: '<</Type/Pages/Kids[7 0 R]/Count 1>>',
  };
  expect(await findingOf(buildPdf({ ...PAGE, ...other }))).toMatchObject({ measure: MEASURE.valueDiffers });
});

test('content that no table of objects lists', async () => {
  const written = pdfText(buildPdf(PAGE));
  const hidden = written.replace('5 0 obj', `7 0 obj\n${content(...ROWS)}\nendobj\n5 0 obj`);
  const shift = hidden.length - written.length;
  const five = written.indexOf('5 0 obj');
  const mended = hidden
    .replace(`${String(five).padStart(10, '0')} 00000 n`, `${String(five + shift).padStart(10, '0')} 00000 n`)
    .replace(/startxref\n(\d+)/, (_, at) => `startxref\n${Number(at) + shift}`);
  expect(parsePdf(pdfBytes(mended)).repairs).toEqual([]);
  expect(await findingOf(pdfBytes(mended))).toMatchObject({ measure: MEASURE.valueDiffers });
});

test.each<[string, Objects]>([
  ['an equal copy of the page', { 6: content(...raised) }],
  ['the content of something else', { 6: content('Terms', 'of', 'use', 'apply', '12.50') }],
  [
    'a draft that lacks the amount',
    { 6: content('Summit Bank', 'Opening balance', '7,853.38', 'Closing balance') },
  ],
])('%s left in the file contradicts nothing', async (_, left) => {
  expect(await findingOf(buildPdf({ ...PAGE, ...left }))).toMatchObject({
    measure: MEASURE.nothing,
    evidence: [],
  });
});

test('another statement on the same template is no edit', async () => {
  const labels = Array.from({ length: 5 }, (_, row) => `Account ${'ABCDE'[row]}`);
  const amounts = (first: number) => Array.from({ length: 8 }, (_, row) => `${first + row}.25`);
  const month = (first: number) => content(...labels, ...amounts(first));
  const finding = await findingOf(buildPdf({ ...PAGE, 4: month(100), 6: month(700) }));
  expect(finding.measure).toBeLessThan(MEASURE.valueDiffers);
});

test.each<[string, Uint8Array]>([
  ['a page as it was written', buildPdf(PAGE)],
  [
    'the content of an earlier save',
    appendUpdate(buildPdf(PAGE), { 3: PAGE[3]!.replace('/Contents 4', '/Contents 6'), 6: content(...ROWS) }),
  ],
  [
    'a picture or form that nothing shows',
    buildPdf({ ...PAGE, 6: content(...ROWS).replace('<<', '<</Subtype/Form/BBox[0 0 9 9]') }),
  ],
])('%s is no left-over', async (_, bytes) => {
  expect(await examine(bytes)).toEqual({
    kind: 'not-applicable',
    because: 'No page content was found in the file that none of its saved versions shows.',
  });
});

test('with more objects than are walked nothing is said of what the file holds', async () => {
  const references = Array.from({ length: 200_001 }, (_, index) => `${index + 10} 0 R`).join(' ');
  const bytes = buildPdf({
    ...PAGE,
    1: `<</Type/Catalog/Pages 2 0 R/Many[${references}]>>`,
    6: content(...ROWS),
  });
  expect(await examine(bytes)).toEqual({
    kind: 'not-applicable',
    because:
      'The file refers to more objects than are followed, so it cannot be told which of them nothing shows.',
  });
});

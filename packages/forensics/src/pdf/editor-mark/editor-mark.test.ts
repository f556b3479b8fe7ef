import { parsePdf } from '@assay/media';
import { describe, expect, it } from 'vitest';
import { appendUpdate, buildPdf, stream } from '../../../../media/src/pdf/testing/build-pdf.js';
import { startedPdfium } from '../../../../media/src/pdfium/testing/started-pdfium.js';
import { documentBy, documentWithXmp, SKIA } from '../known-writers/testing/documents.js';
import { editorMark } from './editor-mark.js';
import { MEASURE } from './measure.js';

const examine = async (bytes: Uint8Array) => {
  const examined = await editorMark.examine({ pdf: parsePdf(bytes) });
  if (examined.kind !== 'examined') throw new Error(examined.because);
  return examined.finding;
};

const STATEMENT = [
  'Account number 3077785259',
  'Opening balance 7,853.38',
  'Deposits 1,017.55 565.94 960.03',
  'Closing balance 7,211.88',
];
const LETTER = ['This letter confirms the employment of', 'Priya Raman as Project Manager.'];

/** A page of lines by a program that its Producer names. */
async function examinePage(lines: readonly string[], producer: string) {
  const shown = lines
    .map((line, index) => `BT /F1 12 Tf 1 0 0 1 20 ${180 - 20 * index} Tm (${line}) Tj ET`)
    .join('\n');
  const bytes = buildPdf(
    {
      1: '<</Type/Catalog/Pages 2 0 R>>',
      2: '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      3: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
      4: stream(shown),
      5: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
      6: `<</Producer(${producer})>>`,
    },
    { trailer: '/Info 6 0 R' },
  );
  const pages = (await startedPdfium()).open(bytes);
  try {
    const examined = await editorMark.examine({ pdf: parsePdf(bytes), pages });
    if (examined.kind !== 'examined') throw new Error(examined.because);
    return examined.finding;
  } finally {
    pages.close();
  }
}

describe('pdf.editor-mark on what a page says', () => {
  it('weighs an editor more on a statement', async () => {
    const finding = await examinePage(STATEMENT, 'Canva');
    expect(finding).toMatchObject({
      measure: MEASURE.statementFromEditor,
      evidence: [{ code: 'STATEMENT_FROM_EDITOR', after: 'Canva' }],
    });
    expect(finding.summary).toContain('an account statement');
  });

  it.each([
    ['a letter from the same editor', LETTER, 'Canva', MEASURE.contentEditor],
    ['a statement drawn with Inkscape', STATEMENT, 'Inkscape 1.2', MEASURE.contentEditor],
    ['a letter drawn with Inkscape', LETTER, 'Inkscape 1.2', MEASURE.pageTool],
    ['a merged statement', STATEMENT, 'iLovePDF', MEASURE.pageTool],
    ['a statement by its own printer', STATEMENT, 'Skia/PDF m156', MEASURE.unmarked],
  ])('does not weigh %s so', async (_, lines, producer, measure) => {
    expect(await examinePage(lines, producer)).toMatchObject({ measure });
  });
});

describe('pdf.editor-mark', () => {
  it.each([
    ['a drawing program in Creator', documentBy(SKIA, '/Creator(Draw)/Producer(LibreOffice 7.4)')],
    ['an online editor in Producer', documentBy(SKIA, '/Producer(SEJDA 3.2.77)')],
    [
      'an editor in the XMP history',
      documentWithXmp(
        null,
        '<xmpMM:History><rdf:li stEvt:softwareAgent="Adobe Photoshop 25.0"/></xmpMM:History>',
      ),
    ],
    [
      'an editor that left private data on the page',
      documentBy(SKIA, '/Producer(Skia/PDF m156)', {
        3: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/PieceInfo<</Photoshop<</Private 1>>>>>>',
      }),
    ],
    [
      'an editor that only an earlier save names',
      appendUpdate(
        documentBy(SKIA, '/Producer(PDFescape Desktop)'),
        { 6: '<</Producer(Skia/PDF m156)>>' },
        { trailer: '/Info 6 0 R' },
      ),
    ],
  ])('finds %s', async (_, bytes) => {
    expect(await examine(bytes)).toMatchObject({
      measure: MEASURE.contentEditor,
      evidence: [{ code: 'CONTENT_EDITOR' }],
    });
  });

  it('tells merging and layout tools apart from editors', async () => {
    expect(await examine(documentBy(SKIA, '/Producer(iLovePDF)'))).toMatchObject({
      measure: MEASURE.pageTool,
      evidence: [{ code: 'PAGE_TOOL', after: 'iLovePDF' }],
    });
  });

  it.each([
    'Writer',
    'Drawbridge Bank',
    'Elements Statement Service',
    'Adobe Acrobat Pro',
    'Skia/PDF m156',
    'Microsoft: Print To PDF',
  ])('finds nothing in %s', async (program) => {
    expect(await examine(documentBy(SKIA, `/Creator(${program})`))).toMatchObject({
      measure: MEASURE.unmarked,
      evidence: [],
    });
  });
});

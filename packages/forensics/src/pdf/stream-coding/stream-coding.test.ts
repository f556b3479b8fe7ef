import { parsePdf } from '@assay/media';
import { zlibSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { INSTRUCTIONS, packedByZlib } from '../../../../media/src/pdf/deflate/testing/zlib-samples.js';
import {
  buildPdf,
  type Objects,
  pdfBytes,
  pdfText,
  stream,
} from '../../../../media/src/pdf/testing/build-pdf.js';
import { MEASURE } from './measure.js';
import { streamCoding } from './stream-coding.js';

/** Rows of text as one program spells them. */
const rows = (row: (index: number) => string, count = 12): string =>
  Array.from({ length: count }, (_, index) => row(index)).join('');

const BY_GHOSTSCRIPT = `q 0.1 0 0 0.1 0 0 cm\n${rows((y) => `BT\n/F1 9 Tf\n1 0 0 1 72 ${700 - y} Tm\n[(Row)-0.5(${y})]TJ\nET\n`)}Q\n`;
const BY_QT = rows((y) => `q 1 0 0 1 72 ${y} cm BT /F1 9 Tf 0.500000000 0 Td <0A0B> Tj ET Q\n`);
/**
 * Chromium sets both colors in one line, and each tagged run of text over seven: a page of one color has
 * one space behind an operator.
 */
const BY_SKIA = `q\n.1 .1 .1 RG .1 .1 .1 rg\n${rows((y) => `/NonStruct <</MCID ${y} >>BDC\nBT\n/F1 9 Tf\n1 0 0 -1 72.5 ${y} Tm\n<0A0B> Tj\nET\nEMC\n`)}Q\n`;
const BY_PIKEPDF = `q\n${rows((y) => `BT\n/F1 9 Tf\n1 0 0 1 72 ${700 - y} Tm\n[ (Row) -0.5 (${y}) ] TJ\nET\n`)}Q`;
const BY_PIKEPDF_WITHOUT_ARRAYS = `${rows((y) => `q\n1 0 0 1 72 ${y} cm\nBT\n/F1 9 Tf\n0.500000000 0 Td\n<0a0b> Tj\nET\nQ\n`)}n`;
const BY_PYPDF = `q\n${rows((y) => `BT\n/F1 9 Tf\n1 0 0 1 72 ${700 - y} Tm\n[ (Row) -0.5 (${y}) ] TJ\nET\n`)}Q\n`;
const BY_MUPDF = `q\n${rows((y) => `BT\n/F1 9 Tf\n1 0 0 1 72 ${700 - y} Tm\n[(Row)-.5(${y})] TJ\nET\n`)}Q\n`;
const BY_PDFIUM = `q\n1 w 0 J 0 j\n/FXE1 gs ${rows((y) => `q 0 0 0 rg 0 G 1 0 0 1 72 ${y} cm BT .75 0 0 .75 0 0 Tm /FXF1 9 Tf 0 Tr <526F77> Tj ET Q\n`)}Q\n`;
const BY_ACROBAT = rows((y) => `BT\n/CS0 cs 0  scn\n/GS0 gs\n/TT0 9 Tf\n0 ${y}.5 Td\n(Row)Tj\nET\n`);
/** Its cells and its texts, in a file that names FPDF. */
const BY_GOFPDF = rows(
  (y) =>
    `BT /Ff5d2 8.00 Tf ET\nBT 0.57 ${y}.50 Td (Row)Tj ET\n${y === 7 ? 'BT 40.00 9.10 Td (Total) Tj ET\n' : ''}`,
);
const BY_NOBODY = rows((y) => `q 1 0 0 1 72 ${y} cm\tBT\t/F1 9 Tf\t.5 0 Td\t<0a0b>Tj\tET\tQ\t`);

const flate = (packed: Uint8Array): string => stream(pdfText(packed), '/Filter/FlateDecode');
const byFflate = (text: string): string => flate(zlibSync(pdfBytes(text)));

/** Pages with these contents: objects 10, 11, ...; all show the font of object 5 unless told otherwise. */
function documentOf(
  contents: readonly string[],
  info = '',
  options: { fonts?: readonly number[]; objects?: Objects } = {},
): Uint8Array {
  const pages = contents.map((_, index) => 30 + index);
  const objects: Record<number, string> = {
    1: '<</Type/Catalog/Pages 2 0 R>>',
    2: `<</Type/Pages/Kids[${pages.map((num) => `${num} 0 R`).join(' ')}]/Count ${pages.length}>>`,
    5: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    6: '<</Type/Font/Subtype/Type1/BaseFont/Courier>>',
    7: `<<${info}>>`,
    ...options.objects,
  };
  for (const [index, content] of contents.entries()) {
    objects[10 + index] = content;
    objects[30 + index] =
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents ${10 + index} 0 R/Resources<</Font<</F1 ${options.fonts?.[index] ?? 5} 0 R>>>>>>`;
  }
  return buildPdf(objects, { trailer: '/Info 7 0 R' });
}

const examine = (bytes: Uint8Array) => {
  const examined = streamCoding.examine({ pdf: parsePdf(bytes) });
  if (examined instanceof Promise || examined.kind === 'not-applicable')
    throw new Error('expected a finding');
  return examined.finding;
};
const GHOSTSCRIPT = '/Producer(GPL Ghostscript 10.00.0)';
const QT = '/Producer(Qt 5.15.8)';
const SKIA = '/Producer(Skia/PDF m120)';
const FPDF = '/Producer(FPDF 1.7)';

describe('how a page is spelled', () => {
  it('finds nothing where the program that is named wrote the page', () => {
    expect(examine(documentOf([stream(BY_GHOSTSCRIPT)], GHOSTSCRIPT))).toMatchObject({
      measure: MEASURE.nothing,
      evidence: [],
    });
    expect(examine(documentOf([stream(BY_QT)], QT)).measure).toBe(MEASURE.nothing);
    expect(examine(documentOf([stream(BY_SKIA)], SKIA)).measure).toBe(MEASURE.nothing);
    expect(examine(documentOf([stream(BY_SKIA.replace('RG ', 'RG\n'))], SKIA)).measure).not.toBe(
      MEASURE.nothing,
    );
  });

  it.each([
    ['qpdf or pikepdf', GHOSTSCRIPT, BY_PIKEPDF],
    ['qpdf or pikepdf', QT, BY_PIKEPDF_WITHOUT_ARRAYS],
    ['MuPDF or PyMuPDF', GHOSTSCRIPT, BY_MUPDF],
    ['PDFium', GHOSTSCRIPT, BY_PDFIUM],
  ])('finds what %s wrote anew under another name', (name, info, content) => {
    expect(examine(documentOf([stream(content)], info))).toMatchObject({
      measure: MEASURE.rewrittenByEditor,
      evidence: [{ code: 'CONTENT_REWRITTEN_BY_LIBRARY', page: 1, after: name }],
    });
  });

  it('knows the ways of editing libraries without knowing the program', () => {
    expect(examine(documentOf([stream(BY_PIKEPDF)], '/Producer(Statement Service)')).measure).toBe(
      MEASURE.rewritten,
    );
    expect(examine(documentOf([stream(BY_MUPDF)])).measure).toBe(MEASURE.rewritten);
  });

  it('weighs one page among others of the same document more than a whole document', () => {
    const pages = [stream(BY_QT), stream(BY_PIKEPDF), stream(BY_QT)];
    expect(examine(documentOf(pages))).toMatchObject({
      measure: MEASURE.rewrittenByEditor,
      evidence: [{ page: 2 }],
    });
  });

  it('knows two programs of one name apart, and finds a page by neither', () => {
    expect(examine(documentOf([stream(BY_GOFPDF)], FPDF)).measure).toBe(MEASURE.nothing);
    expect(examine(documentOf([stream(BY_GOFPDF)], '/Producer(FPDF 1.86)')).measure).not.toBe(
      MEASURE.nothing,
    );
    expect(examine(documentOf([stream(BY_MUPDF)], FPDF))).toMatchObject({
      measure: MEASURE.rewrittenByEditor,
      evidence: [{ before: 'FPDF', after: 'MuPDF or PyMuPDF' }],
    });
    expect(examine(documentOf([stream(BY_NOBODY)], FPDF)).measure).toBe(MEASURE.rewritten);
  });

  it('finds a page by an unknown hand under a known name', () => {
    expect(examine(documentOf([stream(BY_NOBODY)], QT))).toMatchObject({
      measure: MEASURE.rewritten,
      evidence: [{ code: 'CONTENT_NOT_BY_PRODUCER', before: 'Qt (wkhtmltopdf)' }],
    });
  });

  it.each([
    ['a page stamped with pypdf', documentOf([stream(BY_PYPDF)], GHOSTSCRIPT)],
    ['a page finished in Acrobat', documentOf([stream(BY_ACROBAT)], QT)],
    [
      'a page of another document with fonts of its own',
      documentOf([stream(BY_QT), stream(BY_NOBODY)], QT, { fonts: [5, 6] }),
    ],
    ['a library that names itself', documentOf([stream(BY_PIKEPDF)], '/Producer(pikepdf 8.1.1)')],
  ])('explains %s', (_, bytes) => {
    expect(examine(bytes).measure).toBe(MEASURE.explicable);
  });

  it('does not take a small stamp for the page', () => {
    const stamped = documentOf(['[20 0 R 21 0 R]'], QT, {
      objects: { 20: stream(BY_QT), 21: stream('q\n[ (Paid) ] TJ\nQ') },
    });
    expect(examine(stamped).measure).toBe(MEASURE.nothing);
  });

  it('finds a few strings in the other case', () => {
    const content = rows((y) => `BT /F1 9 Tf 0 ${y} Td <${y === 7 ? '00A1' : '00a1'}> Tj ET\n`, 40);
    expect(examine(documentOf([stream(content)]))).toMatchObject({
      measure: MEASURE.rewritten,
      evidence: [{ code: 'TEXT_SPELLED_UNLIKE_REST', page: 1 }],
    });
    expect(examine(documentOf([stream(content.toLowerCase())])).measure).toBe(MEASURE.nothing);
  });
});

describe('how a page is compressed', () => {
  const OTHERS = [0, 1].map((page) => byFflate(`${INSTRUCTIONS}${page} w\n`));
  /** A font with maps that another encoder compressed. */
  const MAPS: Objects = {
    5: '<</Type/Font/Subtype/Type0/BaseFont/A/ToUnicode 20 0 R/DescendantFonts[<</FontDescriptor<</FontFile2 21 0 R>>>>]>>',
    20: byFflate(`${INSTRUCTIONS}% map`),
    21: byFflate(`${INSTRUCTIONS}% outlines`),
  };

  it('finds nothing where one encoder compressed all', () => {
    expect(examine(documentOf([byFflate(INSTRUCTIONS), ...OTHERS], '', { objects: MAPS })).measure).toBe(
      MEASURE.nothing,
    );
    expect(examine(documentOf([flate(packedByZlib(6))])).measure).toBe(MEASURE.nothing);
  });

  it('finds the one page that another encoder compressed', () => {
    expect(examine(documentOf([flate(packedByZlib(6)), ...OTHERS]))).toMatchObject({
      measure: MEASURE.rewrittenByEditor,
      evidence: [{ code: 'CONTENT_COMPRESSED_ANEW', page: 1 }],
    });
  });

  it('does not hold the fonts of another document against a page', () => {
    expect(examine(documentOf([flate(packedByZlib(6)), ...OTHERS], '', { fonts: [6, 5, 5] })).measure).toBe(
      MEASURE.nothing,
    );
  });

  it('finds a single page that differs from its own fonts', () => {
    expect(examine(documentOf([flate(packedByZlib(9))], '', { objects: MAPS })).measure).toBe(
      MEASURE.unlikeResources,
    );
  });

  it('takes it for the writer’s way where all of several pages do', () => {
    const ofPages = (count: number) =>
      examine(documentOf(Array(count).fill(flate(packedByZlib(9))), '', { objects: MAPS })).measure;
    expect([ofPages(2), ofPages(3)]).toEqual([MEASURE.unlikeResources, MEASURE.explicable]);
  });

  it('does not take font programs alone for the ways of the file', () => {
    const programs: Objects = { ...MAPS, 20: stream('map') };
    expect(examine(documentOf([flate(packedByZlib(9))], '', { objects: programs })).measure).toBe(
      MEASURE.nothing,
    );
  });

  it('finds what was put into the place of longer data', () => {
    expect(examine(documentOf([flate(Uint8Array.of(...packedByZlib(9), 0, 0))]))).toMatchObject({
      measure: MEASURE.patchedInPlace,
      evidence: [{ code: 'CONTENT_PADDED', page: 1 }],
    });
  });
});

it('cannot tell where hardly anything is drawn', () => {
  const examined = streamCoding.examine({
    pdf: parsePdf(documentOf([stream('q 100 0 0 100 0 0 cm /Im0 Do Q')])),
  });
  expect(examined).toMatchObject({ kind: 'not-applicable' });
});

import { loadPdfium } from '@assay/media';
import sharp from 'sharp';
import { aamvaText } from '../papers/id-cards/aamva.js';
import { pdf417 } from '../papers/id-cards/pdf417.js';
import { FONT_NAMES, PageCanvas, type TextStyle } from '../pdf-writer/page-canvas.js';
import { writePdf } from '../pdf-writer/pdf-file.js';
import { compressedStream, objectBody } from '../pdf-writer/pdf-objects.js';
import { fixedId } from './statement.js';

/**
 * Both sides of a card of 85.6 by 54 mm (ISO/IEC 7810, ID-1), twice as large in points, one under the other.
 */
const WIDTH = 486;
const SIDE_HEIGHT = 306;
const HEIGHT = 2 * SIDE_HEIGHT;

const PIXELS_PER_POINT = 2.5;

/** The bar code's module: 4 pixels, so that no edge falls between two. */
const MODULE = 1.6;

const LABEL: TextStyle = { face: 'Helvetica', sizePoints: 8, color: [0.25, 0.3, 0.45] };
const VALUE: TextStyle = { face: 'Helvetica-Bold', sizePoints: 13 };
const MARGIN = 38.4;
const COLUMN = 170;
const SECOND_COLUMN = 340;

/** Of nobody: no such person lives at no such address. */
export const LICENSE_FIELDS = {
  licenseNumber: '90817263',
  lastName: 'SAMPLE',
  firstName: 'JANE ANN',
  dateOfBirth: '1990-04-12',
  dateOfIssue: '2023-03-30',
  expirationDate: '2031-04-12',
} as const;

/**
 * What is printed: the number of the data element (AAMVA DL/ID Card Design Standard 2020, annex A), its label
 * and value.
 */
const PRINT: readonly (readonly [x: number, y: number, label: string, value: string])[] = [
  [COLUMN, 78, '4d DL', '90817263'],
  [SECOND_COLUMN, 78, '9 CLASS', 'C'],
  [COLUMN, 112, '3 DOB', '04/12/1990'],
  [SECOND_COLUMN, 112, '4b EXP', '04/12/2031'],
  [COLUMN, 142, '1', 'SAMPLE'],
  [SECOND_COLUMN, 142, '4a ISS', '03/30/2023'],
  [COLUMN, 174, '2', 'JANE ANN'],
  [COLUMN, 206, '8', '77 EXAMPLE ST'],
  [COLUMN, 222, '', 'AUSTIN TX 78701'],
  [COLUMN, 254, '15 SEX', 'F'],
  [COLUMN + 80, 254, '16 HGT', '5-06'],
  [SECOND_COLUMN, 254, '18 EYES', 'BRO'],
];

/** The same as the bar code says it; 636015 is the number of the issuing state in the standard's list. */
const CODED = aamvaText('636015', 10, [
  ['DAQ', '90817263'],
  ['DCS', 'SAMPLE'],
  ['DDE', 'N'],
  ['DAC', 'JANE'],
  ['DDF', 'N'],
  ['DAD', 'ANN'],
  ['DDG', 'N'],
  ['DCA', 'C'],
  ['DCB', 'NONE'],
  ['DCD', 'NONE'],
  ['DBD', '03302023'],
  ['DBB', '04121990'],
  ['DBA', '04122031'],
  ['DBC', '2'],
  ['DAU', '066 in'],
  ['DAY', 'BRO'],
  ['DAG', '77 EXAMPLE ST'],
  ['DAI', 'AUSTIN'],
  ['DAJ', 'TX'],
  ['DAK', '787010000  '],
  ['DCF', '00000000000000000001'],
  ['DCG', 'USA'],
]);

/** Values by what is printed in their place; the bar code says what it did. */
export type Reprinted = Readonly<Record<string, string>>;

function drawFront(canvas: PageCanvas, reprinted: Reprinted): void {
  canvas
    .fillRectangle(0, 0, WIDTH, SIDE_HEIGHT, [0.93, 0.95, 0.98])
    .fillRectangle(0, 0, WIDTH, 50, [0.16, 0.28, 0.52]);
  canvas.text(20, 34, 'TEXAS', { face: 'Helvetica-Bold', sizePoints: 26, color: [1, 1, 1] });
  canvas.text(SECOND_COLUMN - 60, 32, 'DRIVER LICENSE', {
    face: 'Helvetica-Bold',
    sizePoints: 18,
    color: [1, 1, 1],
  });
  canvas.fillRectangle(20, 70, 126, 160, [0.75, 0.78, 0.83]);
  canvas.text(83, 155, 'SPECIMEN', {
    face: 'Helvetica-Bold',
    sizePoints: 18,
    color: [0.55, 0.58, 0.65],
    align: 'center',
  });
  for (const [x, y, label, value] of PRINT)
    canvas.text(x, y - 14, label, LABEL).text(x, y, reprinted[value] ?? value, VALUE);
}

async function drawBack(canvas: PageCanvas): Promise<void> {
  canvas
    .fillRectangle(0, SIDE_HEIGHT, WIDTH, SIDE_HEIGHT, [1, 1, 1])
    .rule(0, SIDE_HEIGHT, WIDTH, SIDE_HEIGHT, 1);
  canvas.text(WIDTH / 2, SIDE_HEIGHT + 40, 'SPECIMEN - NOT A DOCUMENT', { ...VALUE, align: 'center' });
  const { path, height } = await pdf417(CODED);
  // Nothing but rectangles, in modules from the symbol's upper left corner.
  for (const [, x, y, wide, high] of path.matchAll(/M(\d+) (\d+)h(\d+)v(\d+)h-\d+Z/g)) {
    const top = SIDE_HEIGHT + 80 + Number(y) * MODULE;
    canvas.fillRectangle(
      MARGIN + Number(x) * MODULE,
      top,
      Number(wide) * MODULE,
      Number(high) * MODULE,
      [0, 0, 0],
    );
  }
  canvas.text(
    MARGIN,
    SIDE_HEIGHT + 104 + height * MODULE,
    'Both sides are made by corpus/documents/license.ts',
    LABEL,
  );
}

/** Front and back of a driving license of nobody on one page; the same bytes on every run. */
async function licensePdf(reprinted: Reprinted): Promise<Uint8Array> {
  const canvas = new PageCanvas(HEIGHT);
  drawFront(canvas, reprinted);
  await drawBack(canvas);
  const font = (face: string): string => `<< /Type /Font /Subtype /Type1 /BaseFont /${face} >>`;
  const resources = `<< /Font << /${FONT_NAMES.Helvetica} 5 0 R /${FONT_NAMES['Helvetica-Bold']} 6 0 R >> >>`;
  const objects = new Map([
    [1, objectBody('<< /Type /Catalog /Pages 2 0 R >>')],
    [2, objectBody('<< /Type /Pages /Count 1 /Kids [3 0 R] >>')],
    [
      3,
      objectBody(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Resources ${resources} /Contents 4 0 R >>`,
      ),
    ],
    [4, compressedStream(canvas.content())],
    [5, objectBody(font('Helvetica'))],
    [6, objectBody(font('Helvetica-Bold'))],
  ]);
  const id = fixedId('assay example licence');
  return writePdf(objects, { root: 1, id: [id, id] }).bytes;
}

/** The card as a picture of 256 colors. @param pdfiumWasm the bytes of `@embedpdf/pdfium/pdfium.wasm` */
export async function drawLicense(pdfiumWasm: Uint8Array, reprinted: Reprinted = {}): Promise<Uint8Array> {
  const { width, height, rgba } = (await loadPdfium(pdfiumWasm))
    .open(await licensePdf(reprinted))
    .render(0, HEIGHT * PIXELS_PER_POINT);
  return sharp(rgba, { raw: { width, height, channels: 4 } })
    .png({ palette: true, dither: 0, compressionLevel: 9 })
    .toBuffer();
}

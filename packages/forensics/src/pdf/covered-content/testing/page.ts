import { buildPdf, type Objects, stream } from '../../../../../media/src/pdf/testing/build-pdf.js';
import { startedPdfium } from '../../../../../media/src/pdfium/testing/started-pdfium.js';
import type { Examined, Finding } from '../../../check.js';
import { coveredContent } from '../covered-content.js';

/** A text in Helvetica 12 with its baseline's left end at (x, y). */
export const text = (x: number, y: number, string: string): string =>
  `BT /F1 12 Tf 1 0 0 1 ${x} ${y} Tm (${string}) Tj ET\n`;

/** A statement of 300 x 200 points; the amount that most tests go for, 1,240.00, stands at (200, 140). */
export const STATEMENT =
  text(20, 180, 'Summit Bank') +
  text(200, 180, 'Statement') +
  text(20, 160, 'Rent payment') +
  text(200, 160, '840.68') +
  text(20, 140, 'Payroll deposit') +
  text(200, 140, '1,240.00') +
  text(20, 120, 'Closing balance') +
  text(200, 120, '399.32');

/** The statement as it would be without the amount. */
export const WITHOUT_AMOUNT = STATEMENT.replace(text(200, 140, '1,240.00'), '');

/** A white box over the amount. */
export const WHITE_BOX = '1 g 198 136 56 15 re f 0 g\n';

/** A picture of `width` x 15 points at (198, 136): white with one dark column. */
export const picture = (width: number, y = 136): string =>
  `q ${width} 0 0 15 198 ${y} cm BI /W 8 /H 1 /BPC 8 /CS /G ID \xff\xff\xff\x00\x00\xff\xff\xff EI Q\n`;

/** A page that paints `content`; `entries` go into the page object, `objects` beside it. */
export const page = (content: string, entries = '', resources = '', objects: Objects = {}): Uint8Array =>
  buildPdf({
    1: '<</Type/Catalog/Pages 2 0 R>>',
    2: '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    3: `<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>${resources}>>${entries}>>`,
    4: stream(content),
    5: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...objects,
  });

/** The statement with an annotation over the amount that paints `appearance` into 60 x 15 points. */
export const annotated = (subtype: string, appearance: string, entries = '', resources = ''): Uint8Array =>
  page(STATEMENT, '/Annots[7 0 R]', '', {
    7: `<</Type/Annot/Subtype/${subtype}/Rect[198 136 258 151]/F 4${entries}/AP<</N 8 0 R>>>>`,
    8: stream(
      appearance,
      `/Type/XObject/Subtype/Form/BBox[0 0 60 15]/Resources<</Font<</F1 5 0 R>>${resources}>>`,
    ),
  });

export async function examineBytes(bytes: Uint8Array): Promise<Examined> {
  const pages = (await startedPdfium()).open(bytes);
  try {
    return await coveredContent.examine({ pages });
  } finally {
    pages.close();
  }
}

/** The finding on a file that the check must be able to examine. */
export async function findingOn(bytes: Uint8Array): Promise<Finding> {
  const examined = await examineBytes(bytes);
  if (examined.kind !== 'examined') throw new Error(`not examined: ${examined.because}`);
  return examined.finding;
}

/** What was found, in short: code, earlier and later text. */
export const inShort = (finding: Finding): string[] =>
  finding.evidence.map(({ code, before, after }) => [code, before ?? '', after ?? ''].join('|'));

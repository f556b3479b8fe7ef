import { type Pdfium, readPictures } from '@assay/media';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildPdf, stream } from '../../../../media/src/pdf/testing/build-pdf.js';
import { startedPdfium } from '../../../../media/src/pdfium/testing/started-pdfium.js';
import type { Examined, Finding } from '../../check.js';
import { imagePatch } from './image-patch.js';

let pdfium: Pdfium;

beforeAll(async () => {
  pdfium = await startedPdfium();
});

const text = (x: number, y: number, string: string): string =>
  `BT /F1 10 Tf 1 0 0 1 ${x} ${y} Tm (${string}) Tj ET\n`;

/** Rows of a statement: a label and an amount that begins at x = 200. */
const AMOUNTS = ['840.68', '240.10', '399.32', '172.90'];
const statement = (leftOut?: number): string =>
  text(20, 180, 'Summit Bank, statement of your account') +
  AMOUNTS.map(
    (amount, row) =>
      text(20, 160 - 20 * row, 'Payment') + (row === leftOut ? '' : text(200, 160 - 20 * row, amount)),
  ).join('');

/**
 * Print-like pixels: `bars` black bars of 7 x 2 pixels in the middle of 9 rows, 4 pixels from one to the
 * next.
 */
function print(bars: number, level = 0): { readonly data: string; readonly width: number } {
  const width = 4 * bars + 2;
  const inked = `\xff\xff${`${String.fromCharCode(level).repeat(2)}\xff\xff`.repeat(bars)}`;
  return { data: '\xff'.repeat(width) + inked.repeat(7) + '\xff'.repeat(width), width };
}

/** A picture 9 points high at (x, y), a point to a pixel. */
const picture = (x: number, y: number, { data, width } = print(8), color = '/G'): string =>
  `q ${width} 0 0 9 ${x} ${y} cm BI /W ${width} /H 9 /BPC 8 /CS ${color} ID ${data} EI Q\n`;

const page = (...contents: readonly string[]): Uint8Array =>
  buildPdf({
    1: '<</Type/Catalog/Pages 2 0 R>>',
    2: `<</Type/Pages/Kids[${contents.map((_, index) => `${10 + 2 * index} 0 R`).join(' ')}]/Count ${contents.length}>>`,
    5: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...Object.fromEntries(
      contents.flatMap((content, index) => [
        [
          10 + 2 * index,
          `<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents ${11 + 2 * index} 0 R/Resources<</Font<</F1 5 0 R>>>>>>`,
        ],
        [11 + 2 * index, stream(content)],
      ]),
    ),
  });

async function examineBytes(bytes: Uint8Array): Promise<Examined> {
  const pages = pdfium.open(bytes);
  try {
    return await imagePatch.examine({ pages, pictures: readPictures(pages) });
  } finally {
    pages.close();
  }
}

async function findingOn(bytes: Uint8Array): Promise<Finding> {
  const examined = await examineBytes(bytes);
  if (examined.kind !== 'examined') throw new Error(`not examined: ${examined.because}`);
  return examined.finding;
}

describe('fail', () => {
  test('a picture of print where the column has an amount, its text gone', async () => {
    const { measure, evidence, heat, summary } = await findingOn(page(statement(1) + picture(198, 139)));
    expect(measure).toBe(3);
    expect(evidence.map(({ code, page }) => [code, page])).toEqual([['IMAGE_IN_PLACE_OF_TEXT', 1]]);
    expect(summary).toContain('a column whose other 3 values');
    const { x1, y1, x2, y2 } = evidence[0]!.boundingBox!;
    expect([x1 * 300, y1 * 200, x2 * 300, y2 * 200].map(Math.round)).toEqual([198, 52, 232, 61]);
    expect(heat).toMatchObject([{ page: 1, width: 300, height: 200, boxes: [{ intensity: 1 }] }]);
  });

  test('a picture over the amount, painted first or last', async () => {
    const { measure, summary } = await findingOn(page(statement() + picture(198, 139)));
    expect(measure).toBe(3);
    expect(summary).toContain('It hides text that is stored as text.');
    expect((await findingOn(page(picture(198, 139) + statement(1)))).measure).toBe(3);
  });

  test('several amounts at once', async () => {
    const finding = await findingOn(page(statement(1) + picture(198, 139) + picture(198, 119, print(9))));
    expect(finding).toMatchObject({ measure: 3 });
    expect(finding.summary).toContain('1 further picture is like this.');
  });

  test('a picture over a label', async () => {
    expect(await findingOn(page(statement() + picture(20, 139)))).toMatchObject({ measure: 2 });
  });

  test('a picture in a row of text that belongs to no column', async () => {
    const { measure, evidence } = await findingOn(page(statement() + picture(120, 139)));
    expect(measure).toBe(1);
    expect(evidence.map(({ code }) => code)).toEqual(['IMAGE_OF_TEXT_IN_ROW']);
  });
});

describe('pass', () => {
  const many = Array.from({ length: 8 }, (_, row) => picture(120, 159 - 20 * row, print(5 + row))).join('');
  const passes: Record<string, Uint8Array> = {
    'an icon of two strokes in the column': page(
      statement(1) + picture(198, 139, print(2)).replace('10 0 0 9', '20 0 0 9'),
    ),
    'a signature line’s worth of ink, far higher than the text': page(
      statement(1) + picture(198, 139).replace('34 0 0 9', '80 0 0 24'),
    ),
    'pale marks': page(statement(1) + picture(198, 139, print(8, 220))),
    'a picture that the rows repeat': page(statement() + picture(120, 139) + picture(120, 119)),
    'a picture that the pages repeat': page(
      statement(1) + picture(198, 139),
      statement(1) + picture(198, 139),
    ),
    'pictures of text all over the page': page(statement() + many),
    'a picture on a line of its own': page(statement() + picture(198, 29)),
    'the ground of live text': page(picture(198, 139) + statement()),
  };
  test.each(Object.entries(passes))('%s', async (_name, bytes) => {
    expect(await findingOn(bytes)).toMatchObject({ measure: 0, evidence: [], heat: [] });
  });
});

describe('cannot tell', () => {
  const untold: Record<string, Uint8Array> = {
    'no pictures': page(statement()),
    'pictures without text': page(picture(198, 139)),
    'a scan with a patch': page(
      `q 300 0 0 200 0 0 cm BI /W 1 /H 1 /BPC 8 /CS /G ID \xff EI Q ${statement(1)}${picture(198, 139)}`,
    ),
    'a picture turned upside down': page(
      statement(1) + picture(198, 139).replace('0 0 9 198 139', '0 0 -9 198 148'),
    ),
    'a photograph': page(statement() + picture(198, 139).replace('34 0 0 9', '80 0 0 60')),
  };
  test.each(Object.entries(untold))('%s', async (_name, bytes) => {
    expect(await examineBytes(bytes)).toMatchObject({ kind: 'not-applicable' });
  });
});

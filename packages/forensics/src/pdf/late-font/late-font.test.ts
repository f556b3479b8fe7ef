import { parsePdf, readContent } from '@assay/media';
import { describe, expect, test } from 'vitest';
import { buildPdf, stream } from '../../../../media/src/pdf/testing/build-pdf.js';
import type { CheckReport } from '../../examine.js';
import type { AnyCheck } from '../../run-check.js';
import { DEFAULT_POLICY, judge } from '../../verdict/judge.js';
import { styleBreak } from '../style-break/style-break.js';
import { lateFont } from './late-font.js';

const font = (name: string): string =>
  `<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>`;
const text = (name: string, y: number, words: string, x = 40): string =>
  `BT /${name} 10 Tf 1 0 0 1 ${x} ${y} Tm (${words}) Tj ET`;

/** One page, object 3 with stream 4, that names its fonts under these numbers; `catalog` is the catalog's. */
const pageOf = (
  catalog: number,
  [body, other]: readonly [number, number],
  texts: readonly string[],
): Uint8Array =>
  buildPdf(
    {
      [catalog]: '<</Type/Catalog/Pages 2 0 R>>',
      2: '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      3: `<</Type/Page/Parent 2 0 R/MediaBox[0 0 420 340]/Contents 4 0 R/Resources<</Font<</F1 ${body} 0 R/F2 ${other} 0 R>>>>>>`,
      4: stream(texts.join('\n')),
      [body]: font('Helvetica'),
      [other]: font('Times-Roman'),
    },
    { root: catalog },
  );
const HEAD = text('F1', 300, 'INVOICE');
const LABEL = text('F1', 200, 'Total');
const page = (fonts: readonly [number, number], ...texts: readonly string[]): Uint8Array =>
  pageOf(1, fonts, [HEAD, ...texts, LABEL]);

const examine = (bytes: Uint8Array) => {
  const pdf = parsePdf(bytes);
  return lateFont.examine({ pdf, content: readContent(pdf) });
};
const LATE = [5, 9] as const;
const value = (words = '1,450.00') => text('F2', 200, words, 300);

describe('fail', () => {
  test('a value that is all that its font sets, and the font came last', async () => {
    expect(await examine(page(LATE, value()))).toMatchObject({
      finding: {
        measure: 1,
        evidence: [{ code: 'VALUE_IN_LATE_FONT', page: 1, after: '1,450.00' }],
        heat: [{ page: 1, boxes: [{ intensity: 1 }] }],
      },
    });
  });
});

test.each(['11,450.00', '1,450.00'])('an amount is told beside %s in another font', async (amount) => {
  const other = text('F1', 150, amount);
  expect(await examine(page(LATE, value(), other))).toMatchObject({ finding: { measure: 1 } });
});

test('a value that was laid over the page is told in a file that was then written anew, catalog last', async () => {
  expect(await examine(pageOf(12, LATE, [HEAD, LABEL, value()]))).toMatchObject({ finding: { measure: 1 } });
});

describe('pass', () => {
  test.each([
    ['a font that its writer numbered before the other', page([9, 8], value())],
    [
      'a font before the catalog, with which its writer ended the file, and the page goes on',
      pageOf(12, LATE, [HEAD, value(), LABEL]),
    ],
    ['a font that sets two values', page(LATE, value(), text('F2', 220, '1,200.00', 300))],
    [
      'a bar code: the same number stands elsewhere in another font',
      page(LATE, value('352308003494'), text('F1', 150, '3523 0800 3494')),
    ],
    ['words', page(LATE, value('Thank you'))],
    ['a value among words', page(LATE, value('of 1,450.00'))],
    ['the number of a form', page(LATE, value('NJ-1040-V'))],
    ['a year', page(LATE, value('2026'))],
    ['a small number', page(LATE, value('12'))],
    ['a stamp that stands in no line', page(LATE, text('F2', 20, '000123456'))],
  ])('%s', async (_name, bytes) => {
    expect(await examine(bytes)).toMatchObject({ finding: { measure: 0, evidence: [] } });
  });
});

describe('not applicable', () => {
  test('one font alone', async () => {
    const bytes = buildPdf({
      1: '<</Type/Catalog/Pages 2 0 R>>',
      2: '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      3: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 420 340]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
      4: stream(text('F1', 200, '1,450.00')),
      5: font('Helvetica'),
    });
    expect((await examine(bytes)).kind).toBe('not-applicable');
  });
});

test('a style that breaks at the value rejects with it, and neither does alone', () => {
  const place = { page: 1, boundingBox: { x1: 0.7, y1: 0.4, x2: 0.8, y2: 0.43 } };
  const saying = (check: AnyCheck, measure: number): CheckReport => ({
    check,
    outcome: {
      kind: 'examined',
      finding: {
        measure,
        summary: '',
        evidence: [{ code: 'X', kind: 'structure', summary: '', ...place }],
        heat: [],
      },
    },
  });
  const bandOf = (...reports: readonly CheckReport[]) =>
    judge(reports, DEFAULT_POLICY, 'document').classification;
  expect(bandOf(saying(lateFont, 1))).toBe('unverified');
  expect(bandOf(saying(styleBreak, 4))).toBe('unverified');
  expect(bandOf(saying(styleBreak, 4), saying(lateFont, 1))).toBe('rejected');
});

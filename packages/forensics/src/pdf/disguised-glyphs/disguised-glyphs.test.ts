import { parsePdf, readContent } from '@assay/media';
import { expect, test, vi } from 'vitest';
import { buildPdf, stream } from '../../../../media/src/pdf/testing/build-pdf.js';
import { startedPdfium } from '../../../../media/src/pdfium/testing/started-pdfium.js';
import type { Finding } from '../../check.js';
import { disguisedGlyphs } from './disguised-glyphs.js';

const text = (x: number, y: number, string: string, font = 'F1'): string =>
  `BT /${font} 12 Tf 1 0 0 1 ${x} ${y} Tm (${string}) Tj ET\n`;

const AMOUNTS = ['1,234.56', '7,890.12', '3,456.78', '9,012.34', '5,678.90', '840.68', '399.32'];
const STATEMENT = AMOUNTS.map((amount, row) => text(200, 180 - 14 * row, amount)).join('');
const BASE_FONT = '/Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding';

/** A map that reads the given codes as the given characters. */
const toUnicode = (reading: Readonly<Record<string, string>>): string => {
  const hex = (character: string, digits: number) =>
    character.charCodeAt(0).toString(16).padStart(digits, '0');
  const rows = Object.entries(reading).map(([code, character]) => `<${hex(code, 2)}> <${hex(character, 4)}>`);
  return stream(
    `begincmap\n1 begincodespacerange\n<00> <ff>\nendcodespacerange\n${rows.length} beginbfchar\n${rows.join('\n')}\nendbfchar\nendcmap`,
  );
};

/** F1 is Helvetica, F2 another Helvetica that draws the same and is read by `reading`. */
async function examined(
  content: string,
  reading: Readonly<Record<string, string>>,
): Promise<{ finding: Finding; pagesDrawn: number }> {
  const bytes = buildPdf({
    1: '<</Type/Catalog/Pages 2 0 R>>',
    2: '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    3: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R/Resources<</Font<</F1 5 0 R/F2 6 0 R>>>>>>',
    4: stream(content),
    5: `<<${BASE_FONT}>>`,
    6: `<<${BASE_FONT}/ToUnicode 7 0 R>>`,
    7: toUnicode(reading),
  });
  const pages = (await startedPdfium()).open(bytes);
  const render = vi.spyOn(pages, 'render');
  try {
    const pdf = parsePdf(bytes);
    const outcome = await disguisedGlyphs.examine({ pages, pdf, content: readContent(pdf) });
    if (outcome.kind !== 'examined') throw new Error(outcome.because);
    return { finding: outcome.finding, pagesDrawn: render.mock.calls.length };
  } finally {
    pages.close();
  }
}

const findingOn = async (content: string, reading: Readonly<Record<string, string>> = {}): Promise<Finding> =>
  (await examined(content, reading)).finding;

const inShort = ({ measure, evidence }: Finding) => [
  measure,
  ...evidence.map(({ code, before, after }) => `${code}|${before}|${after}`),
];

test('digits that are drawn as they are read pass', async () => {
  expect(inShort(await findingOn(STATEMENT))).toEqual([0]);
  expect(inShort(await findingOn(STATEMENT + text(20, 100, '8,240.00', 'F2'), { 8: '8' }))).toEqual([0]);
});

test('a second font of the face that reads 3 where 8 is drawn', async () => {
  const finding = await findingOn(STATEMENT + text(20, 100, '8,240.00', 'F2'), { 8: '3' });
  expect(inShort(finding)).toEqual([1, 'DIGIT_DRAWN_AS_ANOTHER|3,240.00|8,240.00']);
  expect(finding.evidence[0]).toMatchObject({ page: 1, kind: 'value_comparison' });
  expect(finding.heat).toHaveLength(1);
});

test('two digits exchanged', async () => {
  const finding = await findingOn(STATEMENT + text(20, 100, '201.95', 'F2'), { 9: '5', 5: '9' });
  expect(inShort(finding)).toEqual([2, 'DIGIT_DRAWN_AS_ANOTHER|201.59|201.95']);
});

test('a font whose reading is scrambled as a whole is consistent with itself', async () => {
  const scrambled = Object.fromEntries(
    [...'0123456789'].map((digit) => [digit, String((Number(digit) + 3) % 10)]),
  );
  const content = STATEMENT.replaceAll('/F1', '/F2');
  expect(inShort(await findingOn(content, scrambled))).toEqual([0]);
});

test('a page without digits says nothing', async () => {
  await expect(findingOn(text(20, 100, 'words only'))).rejects.toThrow('no digits');
});

test('another text or a box over the digit is not its shape', async () => {
  const patch = `1 g 19 98 8 12 re f 0 g ${text(20, 100, '8')}`;
  expect(inShort(await findingOn(STATEMENT + text(20, 100, '3,240.00') + patch))).toEqual([0]);
});

test.each([
  ['one font, one code for each digit', STATEMENT, {}, 0],
  [
    'one font whose map reads two codes as one digit',
    STATEMENT.replaceAll('/F1', '/F2'),
    { 8: '3', 3: '3' },
    1,
  ],
  ['two fonts, one with a map of its own', STATEMENT + text(20, 100, '201.95', 'F2'), {}, 1],
  [
    'a reader told by /ActualText',
    `${STATEMENT}/Span <</ActualText(3)>> BDC ${text(20, 100, '8')} EMC`,
    {},
    1,
  ],
])(
  'draws a page only where a digit may be drawn in two ways: %s',
  async (_, content, reading, pagesDrawn) => {
    expect((await examined(content, reading)).pagesDrawn).toBe(pagesDrawn);
  },
);

import { parsePdf, readContent } from '@assay/media';
import { describe, expect, test } from 'vitest';
import { buildPdf, stream } from '../../../../media/src/pdf/testing/build-pdf.js';
import { startedPdfium } from '../../../../media/src/pdfium/testing/started-pdfium.js';
import type { Finding } from '../../check.js';
import { hiddenText } from './hidden-text.js';

const text = (x: number, y: number, string: string): string =>
  `BT /F1 12 Tf 1 0 0 1 ${x} ${y} Tm (${string}) Tj ET\n`;
const SEEN = text(20, 140, 'Payroll deposit') + text(200, 140, '9,240.00');
const inLayer = (content: string): string => `/OC /L BDC\n${content}EMC\n`;

/**
 * A page with a layer, object 6, in the state that `configuration` gives it; /L names it in the page's
 * resources.
 */
const page = (
  content: string,
  configuration = '/OFF[6 0 R]',
  layer = '6 0 R',
  objects: Record<number, string> = {},
): Uint8Array =>
  buildPdf({
    1: `<</Type/Catalog/Pages 2 0 R/OCProperties<</OCGs[6 0 R]/D<<${configuration}>>>>>>`,
    2: '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    3: `<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>/Properties<</L ${layer}>>/XObject<</X 8 0 R>>>>>>`,
    4: stream(content),
    5: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    6: '<</Type/OCG/Name(Layer)>>',
    ...objects,
  });

async function findingOn(bytes: Uint8Array): Promise<Finding> {
  const pages = (await startedPdfium()).open(bytes);
  try {
    const pdf = parsePdf(bytes);
    const examined = await hiddenText.examine({ pdf, content: readContent(pdf), pages });
    if (examined.kind !== 'examined') throw new Error(examined.because);
    return examined.finding;
  } finally {
    pages.close();
  }
}

const inShort = async (bytes: Uint8Array): Promise<unknown[]> => {
  const { measure, evidence } = await findingOn(bytes);
  return [measure, ...evidence.map(({ code, before, after }) => `${code}|${before}|${after}`)];
};

const MEMBERSHIP = '<</Type/OCMD/OCGs[6 0 R]/P/AllOff>>';
const OLD = text(200, 140, '1,240.00');
/** A bitmap font as TeX's drivers write it: no ToUnicode, names that say nothing, codes that are ASCII. */
const BITMAP_FONT =
  '<</Type/Font/Subtype/Type3/FontBBox[0 0 8 8]/FontMatrix[.125 0 0 .125 0 0]/FirstChar 44/LastChar 57/Widths[4 4 4 4 4 4 4 4 4 4 4 4 4 4]' +
  '/CharProcs<<>>/Encoding<</Differences[44/a44/a45/a46/a47/a48/a49/a50/a51/a52/a53/a54/a55/a56/a57]>>>>';
const FORM = stream(
  OLD,
  '/Type/XObject/Subtype/Form/BBox[0 0 300 200]/OC 6 0 R/Resources<</Font<</F1 5 0 R>>>>',
);

describe('pass', () => {
  const passes: Record<string, Uint8Array> = {
    'no layers': page(SEEN, ''),
    'a hidden layer beside the text': page(inLayer(text(200, 60, '1,240.00')) + SEEN),
    'a layer that is on, the rest of the page': page(inLayer(SEEN), ''),
    'a hidden layer that says the same in another notation': page(inLayer(text(200, 140, '9.240,00')) + SEEN),
    'white text under the same dark text': page(`1 g ${text(200.5, 139.5, '9,240.00')}0 g ${SEEN}`),
    'the same text once more for search': page(`${SEEN}BT 3 Tr /F1 12 Tf 200 140 Td (9,240.00) Tj ET`),
    'a layer shown when its group is off': page(
      inLayer(text(200, 60, '1,240.00')) + SEEN,
      '/OFF[6 0 R]',
      '7 0 R',
      { 7: MEMBERSHIP },
    ),
  };
  test.each(Object.entries(passes))('%s', async (_, bytes) => expect(await inShort(bytes)).toEqual([0]));

  test.each<[string, Uint8Array]>([
    ['words of another language', page(inLayer(text(200, 140, 'Balance')) + text(200, 140, 'Saldo'))],
    ['a sample under a date', page(inLayer(text(200, 140, '00/00/0000')) + text(200, 140, '05/30/2025'))],
    ['day and month swapped', page(inLayer(text(200, 140, '30/05/2025')) + text(200, 140, '05/30/2025'))],
    [
      'a price list in two currencies',
      page(
        Array.from(
          { length: 15 },
          (_, row) =>
            inLayer(text(200, 180 - 12 * row, `${row}1.50`)) + text(200, 180 - 12 * row, `${row}9.75`),
        ).join(''),
      ),
    ],
  ])('explicable: %s', async (_, bytes) => expect((await findingOn(bytes)).measure).toBe(1));
});

describe('fail', () => {
  const layer = [3, 'HIDDEN_LAYER_DIFFERS|1,240.00|9,240.00'];
  const fails: Record<string, [bytes: Uint8Array, expected: unknown[]]> = {
    'an amount on a layer that is off': [page(inLayer(OLD) + SEEN), layer],
    'set glyph by glyph': [
      page(
        inLayer(OLD) +
          text(20, 140, 'Payroll') +
          [...'9,240.00']
            .map((glyph, at) => text(200 + [0, 6.7, 10, 16.7, 23.4, 30, 33.4, 40][at]!, 140, glyph))
            .join(''),
      ),
      layer,
    ],
    'a base state of off': [page(inLayer(OLD) + SEEN, '/BaseState/OFF'), layer],
    'usage that hides it on the screen': [
      page(inLayer(OLD) + SEEN, '/AS[<</Event/View/Category[/View]/OCGs[6 0 R]>>]', '6 0 R', {
        6: '<</Type/OCG/Name(Layer)/Usage<</View<</ViewState/OFF>>>>>>',
      }),
      layer,
    ],
    'a membership that is off while its group is on': [
      page(inLayer(OLD) + SEEN, '', '7 0 R', { 7: MEMBERSHIP }),
      layer,
    ],
    'a form on the layer': [page(`/X Do ${SEEN}`, '/OFF[6 0 R]', '6 0 R', { 8: FORM }), layer],
    'in a font that tells no characters': [
      page(inLayer(text(200, 140, '1240.50')) + text(200, 140, '9240.50'), '/OFF[6 0 R]', '6 0 R', {
        5: BITMAP_FONT,
      }),
      [3, 'HIDDEN_LAYER_DIFFERS|1240.50|9240.50'],
    ],
    'an amount of which one digit differs': [
      page(inLayer(text(200, 140, '251,02')) + text(200, 140, '351,02')),
      [3, 'HIDDEN_LAYER_DIFFERS|251,02|351,02'],
    ],
    'a white amount': [page(`1 g ${OLD}0 g ${SEEN}`), [3, 'WHITE_TEXT_DIFFERS|1,240.00|9,240.00']],
    'an invisible amount': [
      page(`${SEEN}BT 3 Tr /F1 12 Tf 200 140 Td (1,240.00) Tj ET`),
      [2, 'INVISIBLE_TEXT_DIFFERS|1,240.00|9,240.00'],
    ],
    'a date': [
      page(inLayer(text(200, 140, '05/30/2025')) + text(200, 140, '05/30/2027')),
      [3, 'HIDDEN_LAYER_DIFFERS|05/30/2025|05/30/2027'],
    ],
  };
  test.each(Object.entries(fails))('%s', async (_, [bytes, expected]) =>
    expect(await inShort(bytes)).toEqual(expected),
  );

  test('the place is told', async () => {
    const [evidence] = (await findingOn(page(inLayer(OLD) + SEEN))).evidence;
    expect(evidence?.page).toBe(1);
    expect(evidence?.boundingBox?.x1).toBeCloseTo(200 / 300, 2);
    expect(evidence?.boundingBox?.y2).toBeCloseTo(1 - 137.6 / 200, 2);
  });
});

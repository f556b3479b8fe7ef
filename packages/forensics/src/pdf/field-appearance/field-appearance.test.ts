import { parsePdf, readContent } from '@assay/media';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildPdf, onePage, stream } from '../../../../media/src/pdf/testing/build-pdf.js';
import { startedPdfium } from '../../../../media/src/pdfium/testing/started-pdfium.js';
import type { Examined } from '../../check.js';
import { differenceOf } from './compare-texts.js';
import { fieldAppearance } from './field-appearance.js';

/** A page with one annotation, object 8, whose appearance, object 9, draws with Helvetica. */
const page = (
  annotation: string,
  appearance: string,
  form = '',
  objects: Record<number, string> = {},
): Uint8Array =>
  buildPdf({
    ...onePage('Please fill in'),
    1: `<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[8 0 R]/DR<</Font<</F1 5 0 R>>>>${form}>>>>`,
    3: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>/Annots[8 0 R]>>',
    8: `<</Type/Annot/Subtype/Widget/Rect[20 20 120 40]/T(Amount)/AP<</N 9 0 R>>${annotation}>>`,
    9: stream(appearance, '/Type/XObject/Subtype/Form/BBox[0 0 100 20]'),
    ...objects,
  });
const draw = (...texts: readonly string[]): string =>
  `/Tx BMC q BT /F1 9 Tf 2 5 Td ${texts.map((text) => `(${text}) Tj 9 0 Td`).join(' ')} ET Q EMC`;

async function examine(bytes: Uint8Array): Promise<Examined> {
  const pages = (await startedPdfium()).open(bytes);
  try {
    const pdf = parsePdf(bytes);
    return await fieldAppearance.examine({ pdf, content: readContent(pdf), pages });
  } finally {
    pages.close();
  }
}

/** Measure, code, stored and shown text of the strongest evidence. */
async function strongest(bytes: Uint8Array): Promise<unknown[]> {
  const examined = await examine(bytes);
  if (examined.kind !== 'examined') return [examined.because];
  const [first] = examined.finding.evidence;
  return first
    ? [examined.finding.measure, first.code, first.before, first.after]
    : [examined.finding.measure];
}

describe('pass', () => {
  const passes: Record<string, Uint8Array> = {
    'a text': page('/FT/Tx/V(Hugo Duarte)', draw('Hugo Duarte')),
    'a comb, one show operator a cell': page(
      '/FT/Tx/V(48210)/MaxLen 5/Ff 16777216',
      draw('4', '8', '2', '1', '0'),
    ),
    'several lines, the last not drawn': page(
      '/FT/Tx/Ff 4096/V(First line\nsecond line\nthird)',
      draw('First line', 'second line'),
    ),
    'an amount laid out by a script': page(
      '/FT/Tx/V(1240.5)/AA<</F<</S/JavaScript/JS(AFNumber_Format)>>>>',
      draw('$ 1,240.50'),
    ),
    'a percentage laid out by a script': page(
      '/FT/Tx/V(0.125)/AA<</F<</S/JavaScript/JS(AFPercent_Format)>>>>',
      draw('12.5%'),
    ),
    'a choice by its display text': page(
      '/FT/Ch/Ff 131072/V(mx)/Opt[[(us)(United States)][(mx)(Mexico)]]',
      draw('Mexico'),
    ),
    'a checked box': page('/FT/Btn/V/Yes/AS/Yes', '', '', {
      8: '<</Type/Annot/Subtype/Widget/Rect[20 20 30 30]/FT/Btn/T(b)/V/Yes/AS/Yes/AP<</N<</Yes 9 0 R>>>>>>',
    }),
    'a text box': page('/Subtype/FreeText/Contents(Paid 12.00)', draw('Paid 12.00')),
  };
  test.each(Object.entries(passes))('%s', async (_, bytes) => expect(await strongest(bytes)).toEqual([0]));
});

describe('explicable', () => {
  test.each<[string, Uint8Array, string]>([
    ['a value that nothing was drawn for', page('/FT/Tx/V(12.00)', ''), 'FIELD_VALUE_NOT_SHOWN'],
    ['a hidden field', page('/FT/Tx/V(12.00)/F 2', draw('12.00')), 'FIELD_VALUE_NOT_SHOWN'],
    [
      'a field without area',
      page('/FT/Tx/V(12.00)/Rect[20 20 20 20]', draw('12.00')),
      'FIELD_VALUE_NOT_SHOWN',
    ],
    ['a field that was cleared', page('/FT/Tx', draw('12.00')), 'FIELD_SHOWS_WITHOUT_VALUE'],
    [
      'a box that is drawn unchecked',
      page('', '', '', {
        8: '<</Type/Annot/Subtype/Widget/Rect[20 20 30 30]/FT/Btn/T(b)/V/Yes/AS/Off/AP<</N<</Yes 9 0 R/Off 9 0 R>>>>>>',
      }),
      'FIELD_STATE_DIFFERS',
    ],
  ])('%s', async (_, bytes, code) => expect((await strongest(bytes)).slice(0, 2)).toEqual([1, code]));
});

describe('fail', () => {
  test.each<[string, Uint8Array, unknown[]]>([
    [
      'another amount drawn',
      page('/FT/Tx/V(1,240.00)', draw('9,240.00')),
      [3, 'FIELD_SHOWS_OTHER_VALUE', '1,240.00', '9,240.00'],
    ],
    [
      'another date drawn',
      page('/FT/Tx/V(05/30/2025)', draw('05/30/2027')),
      [3, 'FIELD_SHOWS_OTHER_VALUE', '05/30/2025', '05/30/2027'],
    ],
    [
      'another name drawn',
      page('/FT/Tx/V(Hugo Duarte)', draw('Aisha Khan')),
      [3, 'FIELD_SHOWS_OTHER_VALUE', 'Hugo Duarte', 'Aisha Khan'],
    ],
    [
      'a text box',
      page('/Subtype/FreeText/Contents(Paid 12.00)', draw('Paid 72.00')),
      [3, 'TEXT_BOX_SHOWS_OTHER_TEXT', 'Paid 12.00', 'Paid 72.00'],
    ],
    [
      'other words',
      page('/FT/Tx/V(the tenant)', draw('the landlord')),
      [2, 'FIELD_SHOWS_OTHER_VALUE', 'the tenant', 'the landlord'],
    ],
  ])('%s', async (_, bytes, expected) => expect(await strongest(bytes)).toEqual(expected));

  test('the value is inherited from the parent field', async () => {
    const bytes = page('/Parent 10 0 R', draw('9,240.00'), '', {
      10: '<</FT/Tx/T(Sum)/V(1,240.00)/Kids[8 0 R]>>',
    });
    expect(await strongest(bytes)).toEqual([3, 'FIELD_SHOWS_OTHER_VALUE', '1,240.00', '9,240.00']);
  });
});

test('a form that is drawn anew by every reader, and a page without a form, say nothing', async () => {
  expect((await examine(page('/FT/Tx/V(1.00)', draw('9.00'), '/NeedAppearances true'))).kind).toBe(
    'not-applicable',
  );
  expect((await examine(buildPdf(onePage('Plain')))).kind).toBe('not-applicable');
});

test('an amount agrees with itself in any usual notation, and with no other', () => {
  const notations = [
    (cents: number) => (cents / 100).toFixed(2),
    (cents: number) => (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' }),
    (cents: number) =>
      (cents / 100).toLocaleString('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  ];
  const notation = fc.constantFrom(...notations);
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 999_999_99 }),
      fc.integer({ min: 200, max: 1e6 }),
      notation,
      notation,
      (cents, more, write, show) => {
        expect(differenceOf(write(cents), show(cents), false)).toBe(0);
        expect(differenceOf(write(cents), show(cents + more), false)).toBe(3);
      },
    ),
  );
});

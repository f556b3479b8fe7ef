import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stream } from '../../../../media/src/pdf/testing/build-pdf.js';
import { EVIDENCE_CODES } from './observation.js';
import {
  appearance,
  examineBytes,
  findingOn,
  inShort,
  pageWith,
  rows,
  STATEMENT,
  STATEMENT_ROWS,
  saved,
} from './testing/statement.js';

const [title, rent, , closing] = STATEMENT_ROWS;
const withPayroll = (left: string, right: string): string =>
  stream(rows(title, rent, [left, right], closing));
/** Eight rows of two words and two amounts of `hundreds`; every amount differs where `hundreds` does. */
const manyRows = (hundreds = 1) =>
  Array.from(
    { length: 8 },
    (_, row) => [`Row${row} paid`, `${hundreds}0${row}.00 ${hundreds}1${row}.50`] as const,
  );
/** The amount 1,240.00 with a little room around it. */
const OVER_AMOUNT = '/Rect[198 136 258 152]';

describe('pass', () => {
  const passes: Record<string, Uint8Array> = {
    'metadata rewritten': saved(
      { ...STATEMENT, 1: '<</Type/Catalog/Pages 2 0 R/Metadata 7 0 R>>', 7: stream('<x/>') },
      { 7: stream('<y/>') },
    ),
    'the page written anew, showing the same': saved(STATEMENT, {
      4: stream(`q ${rows(...STATEMENT_ROWS)} Q`),
    }),
    'the page written anew with its rows a point lower': saved(STATEMENT, {
      4: stream(`q 1 0 0 1 0 -1 cm ${rows(...STATEMENT_ROWS)} Q`),
    }),
    'an unreferenced object added': saved(STATEMENT, { 9: '(nobody reads this)' }),
    'a sticky note': saved(STATEMENT, {
      3: pageWith('/Annots[7 0 R]'),
      7: '<</Type/Annot/Subtype/Text/Rect[270 180 290 198]/Contents(please check)>>',
    }),
    'a link with a border over the amount': saved(STATEMENT, {
      3: pageWith('/Annots[7 0 R]'),
      7: `<</Type/Annot/Subtype/Link${OVER_AMOUNT}/Border[0 0 4]>>`,
    }),
    'a translucent highlight over the amount': saved(STATEMENT, {
      3: pageWith('/Annots[7 0 R]'),
      7: `<</Type/Annot/Subtype/Highlight${OVER_AMOUNT}/AP<</N 8 0 R>>>>`,
      8: appearance(60, '/G gs 1 1 0 rg 0 0 60 16 re f', '/ExtGState<</G<</BM/Multiply>>>>'),
    }),
    'an empty form field filled': saved(
      {
        ...STATEMENT,
        1: '<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[7 0 R]/DA(/Helv 10 Tf)>>>>',
        3: pageWith('/Annots[7 0 R]'),
        7: '<</Type/Annot/Subtype/Widget/FT/Tx/T(iban)/Rect[20 20 200 40]>>',
      },
      {
        7: '<</Type/Annot/Subtype/Widget/FT/Tx/T(iban)/Rect[20 20 200 40]/V(DE89 3704)/AP<</N 8 0 R>>>>',
        8: appearance(180, 'BT /F1 10 Tf 2 4 Td (DE89 3704) Tj ET'),
      },
    ),
    'a signature with its validation data': saved(STATEMENT, {
      1: '<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[7 0 R]/SigFlags 3>>/Perms<</DocMDP 8 0 R>>/DSS<</Certs[]>>>>',
      3: pageWith('/Annots[7 0 R]'),
      7: '<</Type/Annot/Subtype/Widget/FT/Sig/T(sig)/V 8 0 R/Rect[0 0 0 0]/F 132>>',
      8: '<</Type/Sig/Filter/Adobe.PPKLite/Contents<00>/ByteRange[0 0 0 0]>>',
    }),
    'a comment taken away': saved(
      {
        ...STATEMENT,
        3: pageWith('/Annots[7 0 R]'),
        7: '<</Type/Annot/Subtype/FreeText/Rect[20 20 90 40]/Contents(draft)>>',
      },
      { 3: pageWith('') },
    ),
  };

  test.each(Object.entries(passes))('%s', async (_, bytes) => {
    const finding = await findingOn(bytes);
    expect(inShort(finding)).toEqual([]);
    expect(finding.measure).toBe(0);
  });
});

describe('fail', () => {
  const fails: Record<string, [bytes: Uint8Array, strongest: string, measure: number]> = {
    'amount replaced in the content': [
      saved(STATEMENT, { 4: withPayroll('Payroll deposit', '9,240.00') }),
      'TEXT_REPLACED|1,240.00|9,240.00',
      4,
    ],
    'name replaced in the content': [
      saved(
        { ...STATEMENT, 4: withPayroll('Hugo Duarte', '5.00') },
        { 4: withPayroll('Aisha Khan', '5.00') },
      ),
      'TEXT_REPLACED|Hugo Duarte|Aisha Khan',
      4,
    ],
    'misspelling corrected in the content': [
      saved(
        { ...STATEMENT, 4: withPayroll('Payrol deposit', '5.00') },
        { 4: withPayroll('Payroll deposit', '5.00') },
      ),
      'TEXT_REPLACED|Payrol|Payroll',
      3,
    ],
    'a white box and a new amount painted over the old one': [
      saved(STATEMENT, {
        3: pageWith('').replace('4 0 R', '[4 0 R 7 0 R]'),
        7: stream('1 g 198 136 60 16 re f 0 g BT /F1 12 Tf 1 0 0 1 200 140 Tm (9,240.00) Tj ET'),
      }),
      'TEXT_REPLACED|1,240.00|9,240.00',
      4,
    ],
    'one digit of the amount patched': [
      saved(STATEMENT, {
        3: pageWith('').replace('4 0 R', '[4 0 R 7 0 R]'),
        7: stream('1 g 200 137 6.5 14 re f 0 g BT /F1 12 Tf 1 0 0 1 200 140 Tm (9) Tj ET'),
      }),
      'TEXT_REPLACED|1,240.00|9,240.00',
      4,
    ],
    'a white box over the amount': [
      saved(STATEMENT, {
        3: pageWith('').replace('4 0 R', '[4 0 R 7 0 R]'),
        7: stream('1 g 198 136 60 16 re f'),
      }),
      'CONTENT_COVERED|1,240.00|',
      4,
    ],
    'a black box over the amount, as redaction leaves it': [
      saved(STATEMENT, {
        3: pageWith('').replace('4 0 R', '[4 0 R 7 0 R]'),
        7: stream('0 g 198 136 60 16 re f'),
      }),
      'CONTENT_COVERED|1,240.00|',
      3,
    ],
    'an image laid over the amount': [
      saved(STATEMENT, {
        3: pageWith('').replace('4 0 R', '[4 0 R 7 0 R]'),
        7: stream('q 60 0 0 16 198 136 cm BI /W 4 /H 1 /BPC 8 /CS /G ID \xff\xc0\xff\xc0 EI Q'),
      }),
      'CONTENT_COVERED|1,240.00|',
      4,
    ],
    'a text box over the amount': [
      saved(STATEMENT, {
        3: pageWith('/Annots[7 0 R]'),
        7: `<</Type/Annot/Subtype/FreeText${OVER_AMOUNT}/Contents(9,240.00)/DA(/F1 12 Tf)/AP<</N 8 0 R>>>>`,
        8: appearance(60, '1 g 0 0 60 16 re f 0 g BT /F1 12 Tf 2 4 Td (9,240.00) Tj ET'),
      }),
      'ANNOTATION_COVERS_TEXT|1,240.00|9,240.00',
      4,
    ],
    'a remark whose words run into the amount': [
      saved(STATEMENT, {
        3: pageWith('/Annots[7 0 R]'),
        7: `<</Type/Annot/Subtype/FreeText${OVER_AMOUNT}/Contents(Seen and filed 11-2026)/DA(/F1 12 Tf)/AP<</N 8 0 R>>>>`,
        8: appearance(60, '0 g BT /F1 5 Tf 2 1 Td (Seen and filed 11-2026) Tj ET'),
      }),
      'ANNOTATION_ADDS_TEXT||Seen and filed 11-2026',
      2,
    ],
    'a remark laid over the amount': [
      saved(STATEMENT, {
        3: pageWith('/Annots[7 0 R]'),
        7: `<</Type/Annot/Subtype/FreeText${OVER_AMOUNT}/Contents(Seen and filed 11-2026)/DA(/F1 12 Tf)/AP<</N 8 0 R>>>>`,
        8: appearance(60, '1 g 0 0 60 16 re f 0 g BT /F1 5 Tf 2 4 Td (Seen and filed 11-2026) Tj ET'),
      }),
      'ANNOTATION_COVERS_TEXT|1,240.00|Seen and filed 11-2026',
      3,
    ],
    'a highlight that is painted opaque': [
      saved(STATEMENT, {
        3: pageWith('/Annots[7 0 R]'),
        7: `<</Type/Annot/Subtype/Highlight${OVER_AMOUNT}/AP<</N 8 0 R>>>>`,
        8: appearance(60, '1 g 0 0 60 16 re f'),
      }),
      'ANNOTATION_COVERS_TEXT|1,240.00|',
      4,
    ],
    'a form field laid over the amount': [
      saved(STATEMENT, {
        1: '<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[7 0 R]>>>>',
        3: pageWith('/Annots[7 0 R]'),
        7: `<</Type/Annot/Subtype/Widget/FT/Tx/T(a)${OVER_AMOUNT}/V(9,240.00)/AP<</N 8 0 R>>>>`,
        8: appearance(60, '1 g 0 0 60 16 re f 0 g BT /F1 12 Tf 2 4 Td (9,240.00) Tj ET'),
      }),
      'ANNOTATION_COVERS_TEXT|1,240.00|9,240.00',
      4,
    ],
    'a sentence with a number in it taken out': [
      saved(
        {
          ...STATEMENT,
          4: withPayroll('Member of the fund by art. 14.2 of the act', '5.00'),
        },
        { 4: withPayroll('', '5.00') },
      ),
      'TEXT_REMOVED|Member of the fund by art. 14.2 of the act|',
      3,
    ],
    'a placeholder that gave way to an amount': [
      saved({ ...STATEMENT, 4: withPayroll('Total', 'amount') }, { 4: withPayroll('Total', '1,240.00') }),
      'TEXT_REPLACED|amount|1,240.00',
      3,
    ],
    'a page that its author reworked': [
      saved(
        { ...STATEMENT, 4: stream(rows(...manyRows(), ['Total', '1,240.00'])) },
        { 4: stream(rows(...manyRows(9), ['Total', '9,240.00'])) },
      ),
      'TEXT_REPLACED|100.00 110.50|900.00 910.50',
      3,
    ],
    'one amount of such a page': [
      saved(
        { ...STATEMENT, 4: stream(rows(...manyRows(), ['Total', '1,240.00'])) },
        { 4: stream(rows(...manyRows(), ['Total', '9,240.00'])) },
      ),
      'TEXT_REPLACED|1,240.00|9,240.00',
      4,
    ],
    'a row taken out': [
      saved(STATEMENT, { 4: stream(rows(title, rent, ['', ''], closing)) }),
      'TEXT_REMOVED|1,240.00|',
      4,
    ],
    'an amount put into an empty place between rows': [
      saved(
        { ...STATEMENT, 4: withPayroll('Payroll deposit', '') },
        { 4: withPayroll('Payroll deposit', '1,240.00') },
      ),
      'TEXT_ADDED||1,240.00',
      3,
    ],
    'the filled value of a form field changed': [
      saved(
        {
          ...STATEMENT,
          1: '<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[7 0 R]>>>>',
          3: pageWith('/Annots[7 0 R]'),
          7: '<</Type/Annot/Subtype/Widget/FT/Tx/T(salary)/Rect[20 20 200 40]/V(4,000)>>',
        },
        { 7: '<</Type/Annot/Subtype/Widget/FT/Tx/T(salary)/Rect[20 20 200 40]/V(9,000)>>' },
      ),
      'FIELD_VALUE_CHANGED|4,000|9,000',
      1.5,
    ],
    'a page number put into the margin': [
      saved(STATEMENT, {
        3: pageWith('').replace('4 0 R', '[4 0 R 7 0 R]'),
        7: stream('BT /F1 8 Tf 1 0 0 1 260 10 Tm (0004711) Tj ET'),
      }),
      'TEXT_ADDED||0004711',
      2,
    ],
    'a page appended': [
      saved(STATEMENT, {
        2: '<</Type/Pages/Kids[3 0 R 8 0 R]/Count 2>>',
        8: pageWith(''),
      }),
      'PAGE_ADDED||',
      2,
    ],
    'a font changed so that 1 is drawn as 2': [
      saved(STATEMENT, {
        5: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding<</Differences[49/two]>>/ToUnicode 9 0 R>>',
        9: stream(
          'begincmap 1 begincodespacerange <00><ff> endcodespacerange 1 beginbfrange <20><7e><0020> endbfrange endcmap',
        ),
      }),
      'CONTENT_COVERED|1,240.00|',
      4,
    ],
    'invisible text laid over the page': [
      saved(STATEMENT, {
        3: pageWith('').replace('4 0 R', '[4 0 R 7 0 R]'),
        7: stream('BT 3 Tr /F1 12 Tf 1 0 0 1 20 40 Tm (searchable) Tj ET'),
      }),
      'TEXT_LAYER_CHANGED||searchable',
      1,
    ],
    'a script that runs on opening': [
      saved(STATEMENT, { 1: '<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(app.alert(1))>>>>' }),
      'STRUCTURE_CHANGED||',
      1,
    ],
    'an edit that a later save took back': [
      saved(
        STATEMENT,
        { 4: withPayroll('Payroll deposit', '9,240.00') },
        { 4: stream(rows(...STATEMENT_ROWS)) },
      ),
      'TEXT_REPLACED|1,240.00|9,240.00',
      1,
    ],
  };

  test.each(Object.entries(fails))('%s', async (_, [bytes, strongest, measure]) => {
    const finding = await findingOn(bytes);
    expect(inShort(finding)[0]).toBe(strongest);
    expect(finding.measure).toBe(measure);
  });
});

test('README.md explains every evidence code', () => {
  const readme = readFileSync(new URL('./README.md', import.meta.url), 'utf8');
  for (const code of EVIDENCE_CODES) expect(readme).toContain(`\`${code}\``);
});

test('a file saved once gives nothing to examine, which is not a pass', async () => {
  expect(await examineBytes(saved(STATEMENT))).toEqual({
    kind: 'not-applicable',
    because: expect.stringContaining('one saved version'),
  });
});

test('evidence names the page and the rectangle of the change, and the heat layer has the same box', async () => {
  const finding = await findingOn(saved(STATEMENT, { 4: withPayroll('Payroll deposit', '9,240.00') }));
  const [evidence] = finding.evidence;
  expect(evidence).toMatchObject({
    page: 1,
    kind: 'value_comparison',
    summary: '“1,240.00” became “9,240.00”.',
  });
  expect(evidence?.boundingBox?.x1).toBeCloseTo(200 / 300, 1);
  expect(evidence?.boundingBox?.y2).toBeCloseTo(1 - 140 / 200, 1);
  expect(finding.heat).toEqual([
    { page: 1, width: 300, height: 200, boxes: [{ box: evidence?.boundingBox, intensity: 1 }] },
  ]);
});

test('a page that PDFium does not count, because /Count is wrong, cannot be compared, and does not break the check', async () => {
  const twoPages = {
    ...STATEMENT,
    2: '<</Type/Pages/Kids[3 0 R 8 0 R]/Count 1>>',
    8: pageWith('').replace('4 0 R', '9 0 R'),
    9: stream(rows(title)),
  };
  expect(inShort(await findingOn(saved(twoPages, { 9: stream(rows(rent)) })))).toEqual([
    'STRUCTURE_CHANGED||',
  ]);
});

test('an edit in the 35th of 40 saves is found among them', async () => {
  const notes = Array.from({ length: 40 }, (_, index) => ({ 9: `(note ${index})` }));
  const bytes = saved(
    STATEMENT,
    ...notes.slice(0, 34),
    { 4: withPayroll('Payroll deposit', '9,240.00') },
    ...notes.slice(34),
  );
  expect(inShort(await findingOn(bytes))).toEqual(['TEXT_REPLACED|1,240.00|9,240.00']);
});

test('any amount that takes the place of another is reported with both', async () => {
  const amount = fc.integer({ min: 100, max: 999_999 }).map((cents) => (cents / 100).toFixed(2));
  await fc.assert(
    fc.asyncProperty(amount, amount, async (before, after) => {
      fc.pre(before !== after);
      const bytes = saved(
        { ...STATEMENT, 4: withPayroll('Deposit', before) },
        { 4: withPayroll('Deposit', after) },
      );
      const finding = await findingOn(bytes);
      expect(inShort(finding)).toEqual([`TEXT_REPLACED|${before}|${after}`]);
      expect(finding.measure).toBe(4);
    }),
    { numRuns: 25 },
  );
});

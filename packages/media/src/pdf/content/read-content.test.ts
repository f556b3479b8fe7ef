import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parsePdf } from '../parse-pdf.js';
import { buildPdf, type Objects, onePage, pdfBytes, stream } from '../testing/build-pdf.js';
import { readContent } from './read-content.js';
import type { PageContent, TextRun } from './types.js';

const HELVETICA = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';

function pageOf(objects: Objects): PageContent {
  return readContent(parsePdf(buildPdf(objects))).page(0);
}
/** A page with this content, Helvetica as /F1. */
const shown = (content: string, more: Objects = {}): PageContent =>
  pageOf({ ...onePage(''), 4: stream(content), ...more });
const runs = (content: string): readonly TextRun[] => shown(content).runs;
/** The runs with fonts of the test's own. */
const runsInFont = (content: string, more: Objects): readonly TextRun[] => shown(content, more).runs;

describe('position', () => {
  test('a run starts where its matrices put it and ends behind its widths', () => {
    const [run] = runs('q 2 0 0 2 10 20 cm BT /F1 10 Tf 1 0 0 1 5 7.50 Tm (AB) Tj ET Q');
    expect(run).toMatchObject({
      text: 'AB',
      start: [20, 35],
      fontSize: 10,
      sizePoints: 20,
      positionDecimals: 2,
      savedStates: 1,
    });
    expect(run?.end[0]).toBeCloseTo(20 + 2 * 10 * (0.667 + 0.667));
  });

  test('Td moves from the start of the line, TD sets the leading, and T* and the quote operators use it', () => {
    const texts = runs(
      'BT /F1 10 Tf 10 100 Td (a) Tj 5 -1 Td (b) Tj 0 -12 TD (c) Tj T* (d) Tj (e) \' 1 2 (f) " ET',
    );
    expect(texts.map(({ start, operator }) => [operator, ...start])).toEqual([
      ['Tj', 10, 100],
      ['Tj', 15, 99],
      ['Tj', 15, 87],
      ['Tj', 15, 75],
      ["'", 15, 63],
      ['"', 15, 51],
    ]);
  });

  test('kerning, character and word spacing and horizontal scale move what follows', () => {
    const [, after] = runs('BT /F1 10 Tf 50 Tz 1 Tc 2 Tw [(a) 100 ( )] TJ (b) Tj ET');
    expect(after?.start[0]).toBeCloseTo(0.5 * (5.56 + 1 - 1 + 2.78 + 1 + 2));
  });

  test('a row written at once is cut at its wide gaps, into cells without the spaces around them', () => {
    const [run] = runs('BT /F1 10 Tf 20 50 Td [(12.50 ) -3000 (a b)] TJ ET');
    expect(run?.segments.map(({ text }) => text)).toEqual(['12.50', 'a b']);
    expect(run?.segments[0]?.end[0]).toBeCloseTo(20 + 4 * 5.56 + 2.78);
    expect(run?.segments[1]?.start[0]).toBeCloseTo(20 + 4 * 5.56 + 2.78 + 2.78 + 30);
  });

  test('Q brings font, color and matrix back', () => {
    const [first, second] = runs('BT /F1 10 Tf ET q 0.5 g 3 0 0 3 0 0 cm BT (a) Tj ET Q BT (b) Tj ET');
    expect(first).toMatchObject({ sizePoints: 30, fill: { operator: 'g', components: [0.5] } });
    expect(second).toMatchObject({ sizePoints: 10, fill: { operator: '', components: [] }, savedStates: 0 });
  });
});

describe('grammar', () => {
  test('tells operators, kinds of string, spacing and the operators before each run', () => {
    const content =
      'BT /F1 9.5 Tf 0 0 1 rg 1 0 0 1 5 5 Tm (a)Tj 3.125 0 Td [<62> -20 (c)]\nTJ ET q BT 0 g <64> Tj ET Q';
    expect(runs(content)).toMatchObject([
      {
        operator: 'Tj',
        lead: ['BT', 'Tf', 'rg', 'Tm'],
        strings: 'literal',
        gap: 'none',
        positionDecimals: 0,
        sizeDecimals: 1,
        textObject: 0,
      },
      {
        operator: 'TJ',
        lead: ['Td'],
        strings: 'mixed',
        gap: 'line-end',
        kerns: 1,
        positionDecimals: 3,
        text: 'bc',
      },
      {
        operator: 'Tj',
        lead: ['ET', 'q', 'BT', 'g'],
        strings: 'hex',
        gap: 'space',
        savedStates: 1,
        textObject: 1,
      },
    ]);
  });

  test('counts decimal places as written, closing zeros and missing ones too', () => {
    expect(runs('BT /F1 9 Tf 10.50 -.1 Td (a) Tj ET')[0]?.positionDecimals).toBe(2);
  });

  test('names the byte range, operands and operator', () => {
    const content = 'BT /F1 9 Tf 1 2 Td (abc) Tj ET';
    const [run] = runs(content);
    expect(content.slice(run?.startOffsetBytes, run?.endOffsetBytes)).toBe('(abc) Tj');
  });

  test('knows marked content and rendering mode', () => {
    const [inside, outside] = runs(
      '/P <</MCID 0>> BDC /TouchUp_TextEdit MP /Span BMC BT 3 Tr /F1 9 Tf (a) Tj ET EMC EMC BT (b) Tj ET',
    );
    expect(inside).toMatchObject({ markedContent: ['P', 'Span'], renderingMode: 3 });
    expect(inside?.lead).toContain('MP/TouchUp_TextEdit');
    expect(outside).toMatchObject({ markedContent: [] });
  });

  test('goes on behind an inline image, whatever its bytes', () => {
    expect(
      runs('BI /W 1 /H 1 ID \x00(\xff EI\x80) EI BT /F1 9 Tf (a) Tj ET').map(({ text }) => text),
    ).toEqual(['a']);
  });
});

describe('streams and forms', () => {
  test('streams of one page are one content, and each run names its own', () => {
    const page = pageOf({
      ...onePage(''),
      3: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents[4 0 R 6 0 R]/Resources<</Font<</F1 5 0 R>>>>>>',
      4: stream('BT /F1 10 Tf (a) Tj'),
      6: stream('(b) Tj ET'),
    });
    expect(page.runs.map(({ text, streamIndex, textObject }) => [text, streamIndex, textObject])).toEqual([
      ['a', 0, 0],
      ['b', 1, 0],
    ]);
    expect(page).toMatchObject({ streamCount: 2, stopped: null });
  });

  const withForm = (form: string, content: string): PageContent =>
    pageOf({
      ...onePage(''),
      3: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>/XObject<</X 6 0 R>>>>>>',
      4: stream(content),
      6: form,
    });

  test('a form is entered where it is painted, with its matrix', () => {
    const form = stream(
      'BT /F1 10 Tf 1 0 Td (in) Tj ET',
      '/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Matrix[1 0 0 1 100 0]',
    );
    const { runs: found } = withForm(form, 'BT /F1 10 Tf (a) Tj ET q 1 0 0 1 0 50 cm /X Do Q BT (b) Tj ET');
    expect(found.map(({ text, forms, start }) => [text, forms, start])).toEqual([
      ['a', [], [0, 0]],
      ['in', ['X'], [101, 50]],
      ['b', [], [0, 0]],
    ]);
  });

  test('a form that paints itself ends', () => {
    const form = stream(
      'BT /F1 10 Tf (in) Tj ET /X Do /X Do',
      '/Subtype/Form/BBox[0 0 9 9]/Resources<</Font<</F1 5 0 R>>/XObject<</X 6 0 R>>>>',
    );
    expect(withForm(form, '/X Do').runs.length).toBeLessThan(2 ** 13);
  });
});

describe('fonts and text', () => {
  test('tells subset, kind and embedding, and reads two-byte codes by ToUnicode and /W', () => {
    const map =
      '1 begincodespacerange <0000> <FFFF> endcodespacerange 1 beginbfchar <0003> <00A3> endbfchar ' +
      '2 beginbfrange <0010> <0019> <0030> <0020> <0021> [<0041> <00660069>] endbfrange';
    const [run] = runsInFont('BT /F1 10 Tf <00030011001900200021> Tj (\x00\x77) Tj ET', {
      5: '<</Type/Font/Subtype/Type0/BaseFont/ABCDEF+Lato/Encoding/Identity-H/DescendantFonts[6 0 R]/ToUnicode 7 0 R>>',
      6: '<</Subtype/CIDFontType2/DW 250/W[3 [100] 17 25 500 32 [700]]/FontDescriptor 8 0 R>>',
      7: stream(map),
      8: '<</FontFile2 9 0 R>>',
      9: stream('glyphs'),
    });
    expect(run).toMatchObject({
      text: '£19Afi',
      font: { baseFont: 'Lato', subsetPrefix: 'ABCDEF', subtype: 'Type0', embedded: true },
    });
    expect(run?.end[0]).toBeCloseTo(10 * (0.1 + 0.5 + 0.5 + 0.7 + 0.25));
  });

  test('reads simple fonts by their encoding, and leaves unknown glyphs unread', () => {
    const font =
      '<</Subtype/TrueType/BaseFont/X/Encoding<</BaseEncoding/WinAnsiEncoding/Differences[1/five/uni20AC/g17]>>>>';
    const [known, unknown] = runsInFont('BT /F1 10 Tf (\x01\x02 A\x80) Tj (A\x03) Tj ET', { 5: font });
    expect(known?.text).toBe('5€ A€');
    expect(unknown?.text).toBeUndefined();
  });

  test('a glyph named after a control character is unknown', () => {
    const font =
      '<</Subtype/Type3/FontMatrix[.001 0 0 .001 0 0]/Encoding<</Differences[52/uni00000018 54/uni0000001A]>>>>';
    expect(runsInFont('BT /F1 10 Tf (46) Tj ET', { 5: font })[0]?.text).toBeUndefined();
  });

  test('a font that the resources lack leaves font and text unknown', () => {
    expect(runs('BT /F9 10 Tf (A) Tj ET')[0]).toMatchObject({
      fontResource: 'F9',
      font: null,
      text: undefined,
    });
  });
});

describe('hostile content', () => {
  test('never throws, whatever the bytes', () => {
    const piece = fc.constantFrom(
      'BT',
      'ET',
      'q',
      'Q',
      'cm',
      '/F1',
      '[',
      ']',
      '<<',
      '>>',
      '(a',
      ')',
      '<41',
      'Tj',
      'TJ',
      'Do',
      'ID',
      'EMC',
      '1e9',
      '-.',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        expect(shown(pieces.join(' ')).runs.length).toBeLessThanOrEqual(pieces.length);
      }),
    );
  });

  test('states saved without end cost no more than their bytes', () => {
    expect(shown(`${'q '.repeat(100_000)} BT /F1 9 Tf (a) Tj ET`).runs).toHaveLength(1);
  });

  test('a stream over the size limit is said to be unread', () => {
    const pdf = parsePdf(buildPdf({ ...onePage('a'), 5: HELVETICA }));
    const [revision] = pdf.revisions;
    const tooLarge = {
      ...revision!,
      streamBytes: () => new Uint8Array(129 * 1024 * 1024),
      pages: () => revision!.pages(),
    };
    expect(
      readContent({
        ...pdf,
        revisions: [{ ...tooLarge, resolve: (value) => revision!.resolve(value) }],
      }).page(0),
    ).toMatchObject({
      runs: [],
      stopped: 'too-large',
    });
  });

  test('a page that does not exist is refused', () => {
    expect(() => readContent(parsePdf(pdfBytes('%PDF-1.4'))).page(0)).toThrow();
    expect(() => readContent(parsePdf(buildPdf(onePage('a')))).page(1)).toThrow(RangeError);
  });
});

describe('glyphs', () => {
  test('each glyph has its code, its cell and the kerning before it', () => {
    const [run] = runs('BT /F1 10 Tf [(A) -50 20 (B)] TJ ET');
    const [first, second] = run?.glyphs() ?? [];
    expect(first).toMatchObject({ code: 65, from: 0, kern: 0, text: 'A' });
    expect(second).toMatchObject({ code: 66, kern: -30, text: 'B' });
    expect(second?.from).toBeCloseTo(6.67 + 0.3);
    expect(second?.to).toBeCloseTo(6.67 + 0.3 + 6.67);
  });

  test('a font says what its codes mean, shown or not', () => {
    expect(runs('BT /F1 10 Tf (A) Tj ET')[0]?.font?.textOf(0x7a)).toBe('z');
  });
});

test('appearances of annotations are read with their own resources, each state of them', () => {
  const pdf = parsePdf(
    buildPdf({
      ...onePage('page'),
      3: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>/Annots[6 0 R 7 0 R]>>',
      6: '<</Type/Annot/Subtype/FreeText/AP<</N 8 0 R>>>>',
      7: '<</Type/Annot/Subtype/Widget/AP<</N<</On 9 0 R/Off null>>>>>>',
      8: stream('BT /G 10 Tf (note) Tj ET', '/Subtype/Form/Resources<</Font<</G 5 0 R>>>>'),
      9: stream('BT /G 10 Tf (on) Tj ET', '/Subtype/Form/Resources<</Font<</G 5 0 R>>>>'),
    }),
  );
  const content = readContent(pdf);
  expect(content.page(0).runs.map(({ text }) => text)).toEqual(['page']);
  expect(content.annotationRuns(0).map(({ text }) => text)).toEqual(['note', 'on']);
});

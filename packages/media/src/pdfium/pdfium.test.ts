import { beforeAll, describe, expect, test } from 'vitest';
import { DecodeError } from '../errors.js';
import { MAX_DECODED_PIXELS } from '../limits.js';
import { appendUpdate, buildPdf, type Objects, onePage, pdfBytes, stream } from '../pdf/testing/build-pdf.js';
import type { Pdfium } from './pdfium.js';
import { startedPdfium } from './testing/started-pdfium.js';
import type { PageText, PdfiumDocument } from './types.js';

let pdfium: Pdfium;

beforeAll(async () => {
  pdfium = await startedPdfium();
});

function opened<T>(bytes: Uint8Array, look: (document: PdfiumDocument) => T): T {
  const document = pdfium.open(bytes);
  try {
    return look(document);
  } finally {
    document.close();
  }
}

/** The statement's page with other entries; contents and font as in {@link onePage}. */
const pageObjects = (entries: string, content: string): Objects => ({
  ...onePage(''),
  3: `<</Type/Page/Parent 2 0 R/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>${entries}>>`,
  4: stream(content),
});

/** Black square of 20 points at (40, 150) of user space. */
const SQUARE = '0 g 40 150 20 20 re f';

const darkBox = (document: PdfiumDocument, maxSide: number): number[] => {
  const { width, height, rgba } = document.render(0, maxSide);
  const dark = Array.from({ length: width * height }, (_, pixel) => pixel).filter(
    (pixel) => rgba[pixel * 4]! < 128,
  );
  const xs = dark.map((pixel) => pixel % width);
  const ys = dark.map((pixel) => Math.floor(pixel / width));
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs) + 1, Math.max(...ys) + 1];
};

describe('text', () => {
  test('is cut into words with their lines, boxes in fractions from the top left', () => {
    const bytes = buildPdf(
      pageObjects(
        '/MediaBox[0 0 200 100]',
        'BT /F1 10 Tf 1 0 0 1 20 80 Tm (Total due) Tj 1 0 0 1 150 80 Tm (9.50) Tj 1 0 0 1 20 60 Tm (Paid) Tj ET',
      ),
    );
    opened(bytes, (document) => {
      const { words, glyphs } = document.text(0);
      expect(words.map(({ text, line }) => [text, line])).toEqual([
        ['Total', 0],
        ['due', 0],
        ['9.50', 0],
        ['Paid', 1],
      ]);
      const amount = words[2]!.box;
      expect(amount.x1).toBeCloseTo(0.75, 1);
      expect(amount.y2).toBeCloseTo(0.2, 2);
      expect(glyphs.map((glyph) => glyph.text).join('')).toBe('Totaldue9.50Paid');
      expect(glyphs[0]!.sizePoints).toBeCloseTo(10, 5);
    });
  });

  test('laid over other text stays a word of its own, and a superscript is not part of the number', () => {
    const content =
      'BT /F1 10 Tf 1 0 0 1 20 80 Tm (876.57) Tj 1 0 0 1 21 81 Tm (916.57) Tj 1 0 0 1 20 40 Tm (1996) Tj /F1 6 Tf 1 0 0 1 42.5 45 Tm (2) Tj ET';
    opened(buildPdf(pageObjects('/MediaBox[0 0 200 100]', content)), (document) => {
      expect(
        document
          .text(0)
          .words.map((word) => word.text)
          .sort(),
      ).toEqual(['1996', '2', '876.57', '916.57']);
    });
  });

  test('of words set each on its own, little of the space between them is enough; letters set so are one word', () => {
    const content =
      'BT /F1 10 Tf 1 0 0 1 20 80 Tm (PAGE) Tj 1 0 0 1 49.6 80 Tm (TURNER) Tj 1 0 0 1 20 40 Tm (T) Tj 1 0 0 1 27.1 40 Tm (o) Tj ET';
    opened(buildPdf(pageObjects('/MediaBox[0 0 200 100]', content)), (document) => {
      expect(document.text(0).words.map((word) => word.text)).toEqual(['PAGE', 'TURNER', 'To']);
    });
  });

  test('runs of close letters are words where the room between them is less still; spaced letters are one word', () => {
    // In Helvetica at 10 points AB is 13.34 wide and CD 14.44: 1 point of room, then a letter alone with 1
    // point on either side.
    const close =
      '1 0 0 1 20 80 Tm (AB) Tj 1 0 0 1 34.34 80 Tm (CD) Tj 1 0 0 1 49.78 80 Tm (A) Tj 1 0 0 1 57.45 80 Tm (BC) Tj';
    const spaced = '1 Tc 1 0 0 1 20 40 Tm (AB) Tj 1 0 0 1 35.34 40 Tm (CD) Tj';
    opened(
      buildPdf(pageObjects('/MediaBox[0 0 200 100]', `BT /F1 10 Tf ${close} ${spaced} ET`)),
      (document) => {
        expect(document.text(0).words.map((word) => word.text)).toEqual(['AB', 'CD', 'A', 'BC', 'ABCD']);
      },
    );
  });

  test('a stop set under the arm of the letter before it is of the same word', () => {
    const content = 'BT /F1 10 Tf 1 0 0 1 20 80 Tm [(S.A.P) 200 (.I. de C.V) 190 (.)] TJ ET';
    opened(buildPdf(pageObjects('/MediaBox[0 0 200 100]', content)), (document) => {
      expect(document.text(0).words.map((word) => word.text)).toEqual(['S.A.P.I.', 'de', 'C.V.']);
    });
  });

  test('outside the visible page is left out', () => {
    const bytes = buildPdf(
      pageObjects(
        '/MediaBox[0 0 200 200]/CropBox[0 100 200 200]',
        'BT /F1 10 Tf 1 0 0 1 20 150 Tm (in) Tj 1 0 0 1 20 50 Tm (out) Tj ET',
      ),
    );
    opened(bytes, (document) => expect(document.text(0).words.map((word) => word.text)).toEqual(['in']));
  });
});

describe('a page is shown as displayed', () => {
  // MediaBox 200 x 300 moved off the origin, CropBox its upper left 100 x 200: the square lies 20..40 from
  // its left, 30..50 from its top.
  const page = (degrees: number) =>
    buildPdf(
      pageObjects(
        `/MediaBox[20 0 220 300]/CropBox[20 0 120 200]/Rotate ${degrees}`,
        `${SQUARE} 1 g BT /F1 20 Tf 1 0 0 1 40 150 Tm (H) Tj ET`,
      ),
    );
  const cases: [degrees: number, size: [number, number], square: [number, number, number, number]][] = [
    [0, [100, 200], [20, 30, 40, 50]],
    [90, [200, 100], [150, 20, 170, 40]],
    [180, [100, 200], [60, 150, 80, 170]],
    [270, [200, 100], [30, 60, 50, 80]],
  ];

  test.each(cases)(
    'turned by %i degrees: size, pixels and text agree',
    (degrees, [width, height], [x1, y1, x2, y2]) => {
      opened(page(degrees), (document) => {
        expect(document.page(0)).toEqual({ index: 0, widthPoints: width, heightPoints: height });
        expect(darkBox(document, 200)).toEqual([x1, y1, x2, y2]);
        const [glyph] = document.text(0).glyphs;
        expect(glyph!.box.x1 * width).toBeGreaterThanOrEqual(x1);
        expect(glyph!.box.x2 * width).toBeLessThanOrEqual(x2);
        expect(glyph!.box.y1 * height).toBeGreaterThanOrEqual(y1);
        expect(glyph!.box.y2 * height).toBeLessThanOrEqual(y2);
      });
    },
  );
});

describe('a rendering', () => {
  test('keeps the proportions and is opaque', () => {
    opened(buildPdf(pageObjects('/MediaBox[0 0 200 100]', SQUARE)), (document) => {
      const { width, height, rgba } = document.render(0, 50);
      expect([width, height, rgba.length]).toEqual([50, 25, 50 * 25 * 4]);
      expect(rgba.filter((_, at) => at % 4 === 3).every((alpha) => alpha === 255)).toBe(true);
    });
  });

  test('shows annotations, and fields that were filled without an appearance', () => {
    const widget = '<</Type/Annot/Subtype/Widget/FT/Tx/T(a)/Rect[20 20 180 80]/V(8888)/DA(/F1 40 Tf 0 g)>>';
    const objects = {
      ...pageObjects('/MediaBox[0 0 200 100]/Annots[7 0 R]', ''),
      1: '<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[7 0 R]/NeedAppearances true/DR<</Font<</F1 5 0 R>>>>>>>>',
      7: widget,
    };
    opened(buildPdf(objects), (document) => {
      const [left, , right] = darkBox(document, 200);
      expect(left).toBeGreaterThanOrEqual(20);
      expect(right! - left!).toBeGreaterThan(50);
    });
    const square = {
      ...pageObjects('/MediaBox[0 0 200 100]/Annots[7 0 R]', ''),
      7: '<</Type/Annot/Subtype/Square/Rect[50 20 90 60]/IC[0 0 0]/AP<</N 8 0 R>>>>',
      8: stream('0 g 0 0 40 40 re f', '/Subtype/Form/BBox[0 0 40 40]'),
    };
    opened(buildPdf(square), (document) => expect(darkBox(document, 200)).toEqual([50, 40, 90, 80]));
  });

  test('larger than the pixel limit is refused before it is made', () => {
    opened(buildPdf(onePage('x')), (document) => {
      expect(() => document.render(0, Math.ceil(Math.sqrt(MAX_DECODED_PIXELS)) * 2)).toThrow(
        expect.objectContaining({ code: 'TOO_MANY_PIXELS' }),
      );
    });
  });
});

describe('hostile page sizes', () => {
  test.each(['[0 0 0 0]', '[0 0 1e30 1e30]', '[0 0 1e-9 500]', '[500 500 0 0]', '[0 0 (a) /b]'])(
    '%s gives finite sides and a rendering',
    (mediaBox) => {
      opened(buildPdf(pageObjects(`/MediaBox${mediaBox}`, SQUARE)), (document) => {
        const { widthPoints, heightPoints } = document.page(0);
        expect(widthPoints).toBeGreaterThanOrEqual(1);
        expect(heightPoints).toBeGreaterThanOrEqual(1);
        expect(Number.isFinite(widthPoints * heightPoints)).toBe(true);
        expect(document.render(0, 100).rgba.length).toBeGreaterThan(0);
        expect(document.text(0).words).toBeDefined();
      });
    },
  );
});

describe('earlier saves', () => {
  const first = buildPdf(onePage('Total 100.00'));
  const second = appendUpdate(first, { 4: stream('BT /F1 12 Tf 20 100 Td (Total 900.00) Tj ET') });

  test('open from the same bytes and show what they showed', () => {
    opened(second, (document) => {
      const earlier = document.prefix(first.length);
      expect(earlier?.text(0).words[1]?.text).toBe('100.00');
      expect(document.text(0).words[1]?.text).toBe('900.00');
      expect(document.prefix(first.length)).toBe(earlier);
    });
  });

  test('that cannot be opened are undefined', () => {
    opened(second, (document) => {
      expect([0, 20, second.length + 1, Number.NaN].map((end) => document.prefix(end))).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
    });
  });
});

test('brightness weighs the colors as BT.601 does, today and of an earlier save', () => {
  const filled = (color: string) => pageObjects('/MediaBox[0 0 40 40]', `${color} rg 0 0 40 20 re f`);
  const first = buildPdf(filled('1 0 0'));
  opened(appendUpdate(first, { 4: stream('0 1 0 rg 0 0 40 20 re f') }), (document) => {
    const seen = [document.prefix(first.length)!, document].map((save) => save.brightness(0, 4));
    const white = Array.from({ length: 8 }, () => 255);
    expect(seen.map(({ values }) => [...values])).toEqual([
      [...white, ...white.map(() => 76)],
      [...white, ...white.map(() => 149)],
    ]);
  });
});

describe('what cannot be opened says why', () => {
  const codeOf = (bytes: Uint8Array): string => {
    try {
      pdfium.open(bytes).close();
    } catch (error) {
      return error instanceof DecodeError ? error.code : String(error);
    }
    return 'opened';
  };
  const encrypted =
    '/Encrypt<</Filter/Standard/V 1/R 2/P -4/O(01234567890123456789012345678901)/U(01234567890123456789012345678901)>>/ID[(a)(a)]';

  test.each([
    ['EMPTY', new Uint8Array()],
    ['NOT_DECODABLE', pdfBytes('plain text')],
    ['NO_PAGES', buildPdf({ 1: '<</Type/Catalog/Pages 2 0 R>>', 2: '<</Type/Pages/Kids[]/Count 0>>' })],
    ['PASSWORD_REQUIRED', buildPdf(onePage('x'), { trailer: encrypted })],
  ] as const)('%s', (code, bytes) => expect(codeOf(bytes)).toBe(code));
});

test('a page that only another reader of the page tree counts is a fault of the file', () => {
  const document = pdfium.open(buildPdf(onePage('x')));
  expect(() => document.text(1)).toThrow(
    new DecodeError('NOT_DECODABLE', 'page 2 is not among the 1 that PDFium shows'),
  );
});

test('what is no page index, and a closed document, are the caller’s mistake', () => {
  const document = pdfium.open(buildPdf(onePage('x')));
  expect(() => document.page(-1)).toThrow(new RangeError('expected a page index from 0, received -1'));
  document.close();
  document.close();
  expect(() => document.text(0)).toThrow(TypeError);
});

test('closing frees everything: memory stays flat over many documents', () => {
  const padding = stream(' '.repeat(300_000));
  const first = buildPdf({ ...onePage('Total 100.00'), 6: padding });
  const bytes = appendUpdate(first, { 4: stream('BT /F1 12 Tf 20 100 Td (Total 900.00) Tj ET') });
  const use = () =>
    opened(bytes, (document) => {
      document.prefix(first.length)?.render(0, 400);
      document.render(0, 400);
      document.text(0);
    });
  for (let round = 0; round < 5; round++) use();
  const before = pdfium.memoryBytes;
  for (let round = 0; round < 60; round++) use();
  expect(pdfium.memoryBytes).toBe(before);
});

describe('renderings that are kept', () => {
  const objects = pageObjects('/MediaBox[0 0 200 200]', SQUARE);

  test('the same page at the same size is drawn once', () =>
    opened(buildPdf(objects), (document) => {
      const first = document.render(0, 200);
      expect(document.render(0, 200) === first).toBe(true);
      expect(document.render(0, 100) === first).toBe(false);
    }));

  test('an earlier save has renderings of its own', () => {
    const first = buildPdf(objects);
    opened(appendUpdate(first, { 4: stream('') }), (document) => {
      const inkOf = ({ rgba }: { rgba: Uint8Array }) => rgba.filter((value) => value < 128).length;
      expect(inkOf(document.prefix(first.length)!.render(0, 200))).toBeGreaterThan(
        inkOf(document.render(0, 200)),
      );
    });
  });

  test('only a bounded number of bytes', () =>
    opened(buildPdf(objects), (document) => {
      const first = document.render(0, 2_400);
      document.render(0, 2_401);
      expect(document.render(0, 2_400) === first).toBe(false);
    }));
});

/** 90 pages of 720 letters and a picture are more than are kept. */
function longDocument(): Uint8Array {
  const rows = Array.from(
    { length: 45 },
    (_, row) => `1 0 0 1 20 ${740 - 16 * row} Tm (ACCOUNT NUMBER 00${row % 10}) Tj`,
  );
  const kids = Array.from({ length: 90 }, (_, index) => `${10 + index} 0 R`);
  const page =
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 760]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>';
  return buildPdf({
    ...onePage(''),
    2: `<</Type/Pages/Kids[${kids.join(' ')}]/Count ${kids.length}>>`,
    4: stream(`BT /F1 9 Tf ${rows.join(' ')} ET q 20 0 0 20 100 10 cm BI /W 2 /H 1 /BPC 8 /CS /G ID ab EI Q`),
    ...Object.fromEntries(kids.map((_, index) => [10 + index, page])),
  });
}

test('a page is painted once for all who follow, and need not be kept for them', () => {
  const document = pdfium.open(longDocument());
  const linesOf = document.follow(({ text, painted }) => [text.words, text.glyphs.length, painted.length]);
  for (let index = 0; index < document.pageCount; index++) document.paint(index);
  const last = document.pageCount - 1;
  const words = document.text(last).words;
  document.close();
  // Nothing can be read of it any more.
  expect(linesOf(last)).toEqual([words, 720, 46]);
});

test('the glyphs of a page far back in a long document are those of one that is alike in front', () => {
  opened(longDocument(), (document) => {
    const texts = Array.from({ length: document.pageCount }, (_, index) => document.text(index));
    const [first, last] = [texts[0]!, texts.at(-1)!];
    expect(first.glyphs.length * texts.length).toBeGreaterThan(60_000);
    const seen = ({ words, glyphs }: PageText) => [
      words,
      glyphs.map(({ text, box, sizePoints }) => ({ text, box, sizePoints })),
    ];
    expect(seen(last)).toEqual(seen(first));
    const isKept = ({ glyphs }: PageText, { glyphs: again }: PageText): boolean => glyphs === again;
    expect([isKept(first, first), isKept(last, last)]).toEqual([true, false]);
  });
});

test.each([
  { x1: 0.19, y1: 0.1, x2: 0.25, y2: 0.3 },
  { x1: 0, y1: 0, x2: 1, y2: 1 },
  { x1: -3, y1: 0.22, x2: 0.28, y2: 7 },
])('a part of a page within %o is drawn as in the whole, and no more of it', (within) =>
  opened(buildPdf(pageObjects('/MediaBox[0 0 200 200]', `${SQUARE} 0 0 5 5 re f`)), (document) => {
    const whole = document.render(0, 331);
    const { page, left, top, width, height, rgba } = document.renderPart(0, 331, within, {
      objects: new Set(),
    });
    expect(page).toEqual({ width: 331, height: 331 });
    expect(rgba.length).toBe(4 * width * height);
    expect(left / 331).toBeLessThanOrEqual(Math.max(0, within.x1));
    expect((left + width) / 331).toBeGreaterThanOrEqual(Math.min(1, within.x2));
    const rows = Array.from({ length: height }, (_, row) => {
      const start = 4 * ((top + row) * 331 + left);
      return [...whole.rgba.subarray(start, start + 4 * width)];
    });
    expect([...rgba]).toEqual(rows.flat());
    if (within.x1 > 0) expect(width).toBeLessThan(331 / 4);
  }),
);

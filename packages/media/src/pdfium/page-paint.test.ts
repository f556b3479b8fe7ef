import { beforeAll, describe, expect, test } from 'vitest';
import { MAX_PAINTED_OBJECTS_PER_PAGE } from '../limits.js';
import { buildPdf, type Objects, onePage, stream } from '../pdf/testing/build-pdf.js';
import type { Pdfium } from './pdfium.js';
import { startedPdfium } from './testing/started-pdfium.js';
import type { LeftOut, PageRendering, PaintedObject, PdfiumDocument } from './types.js';

let pdfium: Pdfium;

beforeAll(async () => {
  pdfium = await startedPdfium();
});

function opened<T>(objects: Objects, look: (document: PdfiumDocument) => T): T {
  const document = pdfium.open(buildPdf(objects));
  try {
    return look(document);
  } finally {
    document.close();
  }
}

/** A page of 200 x 100 points. */
const page = (content: string, resources = '', entries = ''): Objects => ({
  ...onePage(''),
  3: `<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>${resources}>>${entries}>>`,
  4: stream(content),
});

const paintOf = (objects: Objects): readonly PaintedObject[] =>
  opened(objects, (document) => document.paint(0));

/** In points from the page's top left. */
const points = (box: { x1: number; y1: number; x2: number; y2: number } | undefined) =>
  box && [box.x1 * 200, box.y1 * 100, box.x2 * 200, box.y2 * 100].map((value) => Math.round(value * 10) / 10);

const only = <K extends PaintedObject['kind']>(objects: Objects, kind: K) =>
  paintOf(objects).filter((object): object is Extract<PaintedObject, { kind: K }> => object.kind === kind);

describe('images', () => {
  test('are the same whether the page was painted before or not', () => {
    const objects = {
      ...page(
        'BT /F1 10 Tf 12 15 Td (9.50) Tj ET q 20 0 0 20 100 50 cm BI /W 2 /H 1 /BPC 8 /CS /G ID ab EI Q /X1 Do',
        '/XObject<</X1 9 0 R>>',
        '/Annots[7 0 R]',
      ),
      7: '<</Type/Annot/Subtype/Stamp/Rect[10 60 50 80]/AP<</N 8 0 R>>>>',
      8: stream('q 40 0 0 20 0 0 cm BI /W 1 /H 1 /BPC 8 /CS /G ID a EI Q', '/Subtype/Form/BBox[0 0 40 20]'),
      9: stream('q 9 0 0 9 1 1 cm BI /W 1 /H 2 /BPC 8 /CS /G ID ab EI Q', '/Subtype/Form/BBox[0 0 40 20]'),
    };
    const alone = opened(objects, (document) => document.images(0));
    const painted = opened(objects, (document) => {
      document.paint(0);
      return document.images(0);
    });
    expect(alone.map(({ order, heightPixels }) => [order, heightPixels])).toEqual([
      [1, 1],
      [2, 2],
    ]);
    expect(painted).toEqual(alone);
  });
});

describe('paint order', () => {
  test('is the order of the content, with annotations after it', () => {
    const objects = {
      ...page(
        '1 0 0 rg 10 10 50 20 re f BT /F1 10 Tf 12 15 Td (9.50) Tj ET q 20 0 0 20 100 50 cm BI /W 2 /H 1 /BPC 8 /CS /G ID ab EI Q',
        '',
        '/Annots[7 0 R]',
      ),
      7: '<</Type/Annot/Subtype/FreeText/Rect[10 60 50 80]/Contents(1.00)/AP<</N 8 0 R>>>>',
      8: stream('1 g 0 0 40 20 re f', '/Subtype/Form/BBox[0 0 40 20]'),
    };
    const painted = paintOf(objects);
    expect(painted.map(({ kind, order }) => [kind, order])).toEqual([
      ['path', 0],
      ['text', 1],
      ['image', 2],
      ['path', 3],
    ]);
    expect(painted[3]!.source).toEqual({
      kind: 'annotation',
      subtype: 'FreeText',
      contents: '1.00',
      formDepth: 0,
    });
    expect(points(painted[3]!.box)).toEqual([10, 20, 50, 40]);
    expect(painted[2]).toMatchObject({ widthPixels: 2, heightPixels: 1 });
    expect(painted[1]!.kind === 'text' && painted[1]!.glyphs.map(({ text }) => text).join('')).toBe('9.50');
    expect(points(painted[0]!.box)).toEqual([10, 70, 60, 90]);
  });

  test('enters forms: places, clips and opacities of all levels are combined', () => {
    const objects = {
      ...page('q 1 0 0 1 50 20 cm /X Do Q', '/XObject<</X 6 0 R>>'),
      6: stream(
        'q 2 0 0 2 0 0 cm /G gs /Y Do Q',
        '/Subtype/Form/BBox[0 0 100 100]/Resources<</XObject<</Y 7 0 R>>/ExtGState<</G<</ca .5>>>>>>',
      ),
      7: stream('0 0 1 rg 0 0 20 10 re f', '/Subtype/Form/BBox[0 0 10 10]'),
    };
    const [path] = only(objects, 'path');
    expect(path!.source).toEqual({ kind: 'content', formDepth: 2 });
    expect(points(path!.box)).toEqual([50, 60, 90, 80]);
    expect(points(path!.clip)).toEqual([50, 60, 70, 80]);
    expect(path!.fill!.opacity).toBeCloseTo(0.25, 1); // the state that the form was drawn in holds inside of it, too
    expect(path!.blended).toBe(true);
  });

  test('ends in forms that hold themselves, and at the limit of objects', () => {
    const loop = {
      ...page('/X Do 0 0 10 10 re f', '/XObject<</X 6 0 R>>'),
      6: stream('0 0 5 5 re f /X Do', '/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X 6 0 R>>>>'),
    };
    expect(paintOf(loop).length).toBeLessThan(50);
    const many = page('0 0 1 1 re f\n'.repeat(MAX_PAINTED_OBJECTS_PER_PAGE + 10));
    expect(paintOf(many).length).toBe(MAX_PAINTED_OBJECTS_PER_PAGE);
  });
});

describe('what is known of an object', () => {
  test('rectangles of a path, and only upright ones', () => {
    const rectangles = (content: string) => only(page(content), 'path')[0]!.rectangles?.map(points);
    expect(rectangles('10 10 20 5 re 50 50 10 10 re f')).toEqual([
      [10, 85, 30, 90],
      [50, 40, 60, 50],
    ]);
    expect(rectangles('10 10 m 30 10 l 30 20 l 10 20 l h f')).toEqual([[10, 80, 30, 90]]);
    expect(rectangles('q 0 1 -1 0 100 0 cm 10 10 20 5 re f Q')).toEqual([[85, 70, 90, 90]]);
    expect(rectangles('10 10 m 30 12 l 30 22 l 10 20 l h f')).toBeUndefined();
    expect(rectangles('10 10 m 20 20 30 20 40 10 c h f')).toBeUndefined();
    expect(rectangles('10 10 20 5 re S')).toBeUndefined();
  });

  test('fill, opacity, stroke width, clip and blending of a path', () => {
    const states = '/ExtGState<</A<</ca .5>>/M<</BM/Multiply>>>>';
    const [plain, half, multiplied, stroked, clipped] = only(
      page(
        '.2 .4 .6 rg 0 0 9 9 re f q /A gs 0 0 9 9 re f Q q /M gs 0 0 9 9 re f Q q 2 0 0 2 0 0 cm 3 w 0 0 m 9 9 l S Q 5 5 3 3 re W n 0 0 9 9 re f',
        states,
      ),
      'path',
    );
    expect(plain).toMatchObject({
      filled: true,
      blended: false,
      fill: { red: 51, green: 102, blue: 153, opacity: 1 },
    });
    expect(half!.fill!.opacity).toBeCloseTo(0.5, 2);
    expect([half!.blended, multiplied!.blended]).toEqual([true, true]);
    expect(stroked).toMatchObject({ filled: false, strokeWidthPoints: 6 });
    expect(plain!.clip).toBeUndefined();
    expect(points(clipped!.clip)).toEqual([5, 92, 8, 95]);
  });

  test('font, size as shown and render mode of a text', () => {
    const content = 'BT /F1 1 Tf 12 0 0 12 20 50 Tm (Paid) Tj ET BT 3 Tr /F1 8 Tf 20 20 Td (unseen) Tj ET';
    const [shown, unseen] = only(page(content), 'text');
    expect(shown).toMatchObject({
      fontName: 'Helvetica',
      sizePoints: 12,
      renderMode: 0,
      fill: { red: 0, opacity: 1 },
    });
    expect(unseen).toMatchObject({ renderMode: 3 });
  });

  test('an annotation that PDFium draws without an appearance of its own, and none that is hidden', () => {
    const square = (flags: number) => ({
      ...page('', '', '/Annots[7 0 R]'),
      7: `<</Type/Annot/Subtype/Square/Rect[50 20 90 60]/IC[1 1 1]/C[1 1 1]/F ${flags}>>`,
    });
    expect(paintOf(square(4)).map(({ kind, source }) => [kind, source.kind])).toEqual([
      ['path', 'annotation'],
    ]);
    expect(paintOf(square(2))).toEqual([]);
  });

  test('boxes follow the page’s rotation', () => {
    const [path] = only(page('10 10 20 5 re f', '', '/Rotate 90'), 'path');
    expect(points(path!.box)).toEqual([20, 5, 30, 15]);
  });
});

describe('a rendering without some objects', () => {
  const dark = ({ rgba }: PageRendering): number =>
    rgba.filter((value, at) => at % 4 === 0 && value < 128).length;
  const objects = {
    ...page('0 g 0 0 10 10 re f q 1 0 0 1 20 0 cm /X Do Q', '/XObject<</X 6 0 R>>', '/Annots[7 0 R]'),
    6: stream('0 g 0 0 20 10 re f', '/Subtype/Form/BBox[0 0 20 10]'),
    7: '<</Type/Annot/Subtype/Stamp/Rect[50 20 90 30]/AP<</N 8 0 R>>>>',
    8: stream('0 g 0 0 40 10 re f', '/Subtype/Form/BBox[0 0 40 10]'),
  };
  const without: [LeftOut, number][] = [
    [{ objects: new Set() }, 100 + 200 + 400],
    [{ objects: new Set([0]) }, 200 + 400],
    [{ objects: new Set([1]) }, 100 + 400],
    [{ objects: new Set([0, 1]), annotations: true }, 0],
  ];

  test.each(without)('%o', (leftOut, pixels) =>
    opened(objects, (document) => {
      expect(dark(document.renderWithout(0, 200, leftOut))).toBe(pixels);
      expect(dark(document.render(0, 200))).toBe(700);
    }),
  );
});

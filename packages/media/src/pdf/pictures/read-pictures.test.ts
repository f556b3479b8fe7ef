import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Pdfium } from '../../pdfium/pdfium.js';
import { startedPdfium } from '../../pdfium/testing/started-pdfium.js';
import { buildPdf, type Objects, onePage, pdfText, stream } from '../testing/build-pdf.js';
import { readPictures } from './read-pictures.js';
import type { PdfPicture } from './types.js';

let pdfium: Pdfium;

beforeAll(async () => {
  pdfium = await startedPdfium();
});

/** A page of 144 x 72 points that paints `content`, with the image `X` in its resources. */
const page = (content: string, image: string, entries = ''): Objects => ({
  ...onePage(''),
  3: `<</Type/Page/Parent 2 0 R/MediaBox[0 0 144 72]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>/XObject<</X 6 0 R/Fm 7 0 R>>>>${entries}>>`,
  4: stream(content),
  6: image,
});

const image = (data: string, entries: string): string =>
  stream(data, `/Type/XObject/Subtype/Image${entries}`);

/** 2 x 1 pixels: red, blue. */
const RED_BLUE = image(
  '\xff\x00\x00\x00\x00\xff',
  '/Width 2/Height 1/BitsPerComponent 8/ColorSpace/DeviceRGB',
);

async function withPictures<T>(
  objects: Objects,
  look: (pictures: readonly PdfPicture[]) => T | Promise<T>,
): Promise<T> {
  const document = pdfium.open(buildPdf(objects));
  try {
    return await look(readPictures(document).page(0));
  } finally {
    document.close();
  }
}

const pixelsOf = async (objects: Objects): Promise<number[]> =>
  withPictures(objects, async ([picture]) => [...(await picture!.views().get('raster')).rgb]);

describe('a picture on a page', () => {
  test('has its place, its share of the page and its resolution', async () => {
    await withPictures(page('BT /F1 9 Tf (a) Tj ET q 72 0 0 36 36 18 cm /X Do Q', RED_BLUE), ([picture]) => {
      expect(picture).toMatchObject({
        pageIndex: 0,
        order: 1,
        widthPixels: 2,
        heightPixels: 1,
        box: { x1: 0.25, y1: 0.25, x2: 0.75, y2: 0.75 },
      });
      expect(picture!.pageShare).toBeCloseTo(0.25);
      expect(picture!.dotsPerInch).toBeCloseTo(2);
      expect(picture!.toPage.map((value) => Math.round(value * 100) / 100)).toEqual([
        0.5, 0, 0, 0.5, 0.25, 0.25,
      ]);
    });
  });

  test('on a page turned for display, its first row runs down the right edge', async () => {
    await withPictures(page('q 144 0 0 72 0 0 cm /X Do Q', RED_BLUE, '/Rotate 90'), ([picture]) => {
      const [a, b, c, d, e, f] = picture!.toPage;
      expect([e, f].map(Math.round)).toEqual([1, 0]); // first pixel: top right
      expect([a + e, b + f].map(Math.round)).toEqual([1, 1]); // end of the first row: bottom right
      expect([c + e, d + f].map(Math.round)).toEqual([0, 0]); // start of the last row: top left
    });
  });

  test('counts with what its clip leaves, and inside of forms', async () => {
    const objects = { ...page('q 2 0 0 2 0 0 cm /Fm Do Q', RED_BLUE), 7: '' };
    const form = stream(
      '0 0 36 36 re W n 72 0 0 36 0 0 cm /X Do',
      '/Subtype/Form/BBox[0 0 72 36]/Resources<</XObject<</X 6 0 R>>>>',
    );
    await withPictures({ ...objects, 7: form }, ([picture]) => {
      expect(picture!.pageShare).toBeCloseTo(0.5);
      expect(picture!.toPage.map(Math.round)).toEqual([1, 0, 0, 1, 0, 0]);
    });
  });

  test('an annotation’s is none', async () => {
    const objects = {
      ...page('', RED_BLUE, '/Annots[8 0 R]'),
      8: '<</Type/Annot/Subtype/Stamp/Rect[0 0 72 36]/AP<</N 7 0 R>>>>',
      7: stream('72 0 0 36 0 0 cm /X Do', '/Subtype/Form/BBox[0 0 72 36]/Resources<</XObject<</X 6 0 R>>>>'),
    };
    await withPictures(objects, (pictures) => expect(pictures).toEqual([]));
  });
});

describe('the pixels of a picture', () => {
  const full = (data: string, entries: string) => page('q 144 0 0 72 0 0 cm /X Do Q', image(data, entries));

  test('are those of its colors, whatever codes them', async () => {
    expect(await pixelsOf(page('q 9 0 0 9 0 0 cm /X Do Q', RED_BLUE))).toEqual([255, 0, 0, 0, 0, 255]);
    const indexed = '/Width 2/Height 1/BitsPerComponent 1/ColorSpace[/Indexed/DeviceRGB 1<0000FFFF0000>]';
    expect(await pixelsOf(full('\x40', indexed))).toEqual([0, 0, 255, 255, 0, 0]);
    expect(
      await pixelsOf(
        full('10>', '/Width 2/Height 1/BitsPerComponent 4/ColorSpace/DeviceGray/Filter/ASCIIHexDecode'),
      ),
    ).toEqual([17, 17, 17, 0, 0, 0]);
  });

  test('ignore a soft mask', async () => {
    const objects = full(
      '\xff\x00\x00\x00\x00\xff',
      '/Width 2/Height 1/BitsPerComponent 8/ColorSpace/DeviceRGB/SMask 8 0 R',
    );
    const mask = image('\x00\x00', '/Width 2/Height 1/BitsPerComponent 8/ColorSpace/DeviceGray');
    expect(await pixelsOf({ ...objects, 8: mask })).toEqual([255, 0, 0, 0, 0, 255]);
  });

  test('of a stencil are black where it paints', async () => {
    expect(await pixelsOf(full('\x40', '/Width 2/Height 1/BitsPerComponent 1/ImageMask true'))).toEqual([
      0, 0, 0, 255, 255, 255,
    ]);
    expect(
      await pixelsOf(full('\x40', '/Width 2/Height 1/BitsPerComponent 1/ColorSpace/DeviceGray')),
    ).toEqual([0, 0, 0, 255, 255, 255]);
  });

  test('are not made when there are too many', async () => {
    const objects = full('', '/Width 20000/Height 20000/BitsPerComponent 1/ColorSpace/DeviceGray');
    await expect(pixelsOf(objects)).rejects.toMatchObject({ name: 'DecodeError', code: 'TOO_MANY_PIXELS' });
  });
});

describe('a JPEG picture', () => {
  const jpeg = () =>
    sharp({ create: { width: 16, height: 8, channels: 3, background: '#c04020' } })
      .jpeg({ quality: 90 })
      .withMetadata({ orientation: 6 })
      .toBuffer();
  const entries = '/Width 16/Height 8/BitsPerComponent 8/ColorSpace/DeviceRGB';

  test.each([
    ['alone', '/Filter/DCTDecode', (bytes: Uint8Array) => pdfText(bytes)],
    [
      'in hexadecimal',
      '/Filter[/ASCIIHexDecode/DCTDecode]',
      (bytes: Uint8Array) => `${Buffer.from(bytes).toString('hex')}>`,
    ],
  ])('gives its coefficients as coded, and pixels as a PDF shows them: %s', async (_name, filter, coded) => {
    const bytes = await jpeg();
    await withPictures(
      page('q 144 0 0 72 0 0 cm /X Do Q', image(coded(bytes), `${entries}${filter}`)),
      async ([picture]) => {
        const views = picture!.views();
        expect((await views.get('jpeg')).components).toHaveLength(3);
        expect(await views.get('raster')).toMatchObject({ width: 16, height: 8, orientation: 1 });
      },
    );
  });

  test('that only PDFium forgives still has pixels', async () => {
    const cut = (await jpeg()).subarray(0, -4);
    await withPictures(
      page('q 144 0 0 72 0 0 cm /X Do Q', image(pdfText(cut), `${entries}/Filter/DCTDecode`)),
      async ([picture]) => {
        expect(await picture!.views().get('raster')).toMatchObject({ width: 16, height: 8 });
      },
    );
  });

  test('other codings offer no coefficients', async () => {
    await withPictures(page('q 144 0 0 72 0 0 cm /X Do Q', RED_BLUE), ([picture]) =>
      expect(picture!.views().offers('jpeg')).toBe(false),
    );
  });
});

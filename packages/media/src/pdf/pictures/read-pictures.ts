import { DecodeError } from '../../errors.js';
import { type Box, box } from '../../geometry.js';
import { decodeJpegCoefficients } from '../../jpeg/decode-jpeg-coefficients.js';
import { MAX_PICTURES_PER_PAGE } from '../../limits.js';
import type { PaintedImage, PdfiumDocument, PdfiumPage } from '../../pdfium/types.js';
import { decodeRaster } from '../../raster/decode-raster.js';
import type { Raster } from '../../raster/types.js';
import { Views } from '../../views.js';
import type { PdfPicture, PdfPictures } from './types.js';

const POINTS_PER_INCH = 72;

/**
 * The pictures that the pages of an open document paint. Nothing is decoded until a picture's views are
 * asked.
 */
export function readPictures(pages: PdfiumDocument): PdfPictures {
  const read = new Map<number, readonly PdfPicture[]>();
  return {
    pageCount: pages.pageCount,
    page(index) {
      let pictures = read.get(index);
      if (!pictures) {
        const page = pages.page(index);
        pictures = pages
          .images(index)
          .filter(({ widthPixels, heightPixels }) => widthPixels > 0 && heightPixels > 0)
          .slice(0, MAX_PICTURES_PER_PAGE)
          .map((image) => pictureOf(pages, page, image));
        read.set(index, pictures);
      }
      return pictures;
    },
  };
}

function pictureOf(pages: PdfiumDocument, page: PdfiumPage, image: PaintedImage): PdfPicture {
  const { order, toPage, widthPixels, heightPixels } = image;
  const shown = shownBox(image);
  return {
    pageIndex: page.index,
    order,
    box: shown,
    toPage,
    widthPixels,
    heightPixels,
    dotsPerInch: dotsPerInch(page, image),
    pageShare: (shown.x2 - shown.x1) * (shown.y2 - shown.y1),
    views: () => viewsOf(pages, page.index, order),
  };
}

function shownBox({ box: own, clip }: PaintedImage): Box {
  if (!clip) return own;
  const [x1, y1] = [Math.max(own.x1, clip.x1), Math.max(own.y1, clip.y1)];
  return box(x1, y1, Math.max(x1, Math.min(own.x2, clip.x2)), Math.max(y1, Math.min(own.y2, clip.y2)));
}

function dotsPerInch(
  { widthPoints, heightPoints }: PdfiumPage,
  { toPage: [a, b, c, d], widthPixels, heightPixels }: PaintedImage,
): number {
  const acrossInches = Math.hypot(a * widthPoints, b * heightPoints) / POINTS_PER_INCH;
  const downInches = Math.hypot(c * widthPoints, d * heightPoints) / POINTS_PER_INCH;
  return Math.min(
    acrossInches > 0 ? widthPixels / acrossInches : 0,
    downInches > 0 ? heightPixels / downInches : 0,
  );
}

function viewsOf(pages: PdfiumDocument, pageIndex: number, order: number): Views {
  const jpeg = pages.imageJpeg(pageIndex, order);
  if (!jpeg) return new Views({ raster: async () => pages.imageRaster(pageIndex, order) });
  return new Views({
    jpeg: async () => decodeJpegCoefficients(jpeg),
    raster: () => rasterOf(jpeg, () => pages.imageRaster(pageIndex, order)),
  });
}

/** @param byPdfium for JPEGs that PDF readers forgive and the decoder of image files does not */
async function rasterOf(jpeg: Uint8Array, byPdfium: () => Raster): Promise<Raster> {
  try {
    return { ...(await decodeRaster(jpeg, 'jpeg')), orientation: 1 };
  } catch (error) {
    if (!(error instanceof DecodeError) || error.code === 'TOO_MANY_PIXELS') throw error;
    return byPdfium();
  }
}

import type { ExifOrientation, Raster } from '@assay/media';
import { resized, sizeWithin } from './resized.js';
import { type Turn, turned } from './turned.js';
import type { DocumentPages, RgbImage } from './types.js';

/** TIFF 6.0, tag 274: how coded pixels are laid out for the display. */
const EXIF_TURNS: Readonly<Record<ExifOrientation, Turn>> = {
  1: { swaps: false, reversesX: false, reversesY: false },
  2: { swaps: false, reversesX: true, reversesY: false },
  3: { swaps: false, reversesX: true, reversesY: true },
  4: { swaps: false, reversesX: false, reversesY: true },
  5: { swaps: true, reversesX: false, reversesY: false },
  6: { swaps: true, reversesX: true, reversesY: false },
  7: { swaps: true, reversesX: true, reversesY: true },
  8: { swaps: true, reversesX: false, reversesY: true },
};

/** An image as a document of one page, its EXIF orientation applied. */
export function pagesOfImage(raster: Raster): DocumentPages {
  let last: RgbImage | undefined;
  return {
    pageCount: 1,
    pdf: undefined,
    async image(page, maxSidePixels) {
      if (page !== 1) throw new RangeError(`expected page 1 of an image, received ${page}`);
      const { width, height } = sizeWithin(raster, maxSidePixels);
      // Reduced first: turning moves every pixel.
      if (!last || Math.max(last.width, last.height) !== Math.max(width, height))
        last = turned(resized(raster, width, height), EXIF_TURNS[raster.orientation]);
      return last;
    },
    textLayer: () => [],
  };
}

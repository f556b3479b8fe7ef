import { EXIF_TURNS, type Raster, type RgbImage, resized, sizeWithin, turned } from '@assay/media';
import type { DocumentPages } from './types.js';

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

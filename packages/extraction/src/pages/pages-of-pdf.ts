import { type DrawnPixels, type PdfiumDocument, Recenternderings, type RgbImage } from '@assay/media';
import { readLines } from '../text-layer/read-lines.js';
import type { DocumentPages } from './types.js';

/** Pixels kept, at three bytes each: two letter pages as they are read. */
const MAX_KEPT_BYTES = 30 * 1024 * 1024;

/**
 * A PDF's pages, drawn by PDFium. Made before anybody reads them, its text layers ride along with whoever has
 * pages painted first.
 */
export function pagesOfPdf(pdf: PdfiumDocument): DocumentPages {
  const linesOf = pdf.follow(readLines);
  const images = new Recenternderings<RgbImage>(MAX_KEPT_BYTES, ({ rgb }) => rgb.length);
  return {
    pageCount: pdf.pageCount,
    pdf,
    async image(page, maxSidePixels) {
      return images.get(pdf, `${page} ${maxSidePixels}`, () => pdf.drawn(page - 1, maxSidePixels, imageOf));
    },
    textLayer: (page) => linesOf(page - 1),
  };
}

const imageOf = ({ width, height, pixels }: DrawnPixels): RgbImage => ({
  width,
  height,
  rgb: withoutAlpha(pixels),
});

const IS_LITTLE_ENDIAN = new Uint8Array(Int32Array.of(1).buffer)[0] === 1;

/**
 * Four pixels at a time, as the three words that they fill; the last ones, and in the other byte order all,
 * by bytes.
 */
export function withoutAlpha(pixels: Int32Array): Uint8Array {
  const rgba = new Uint8Array(pixels.buffer, pixels.byteOffset, pixels.byteLength);
  const rgb = new Uint8Array(pixels.length * 3);
  const fours = IS_LITTLE_ENDIAN ? pixels.length >> 2 : 0;
  const words = new Uint32Array(rgb.buffer, 0, fours * 3);
  for (let four = 0, from = 0, to = 0; four < fours; four++, from += 4, to += 3) {
    const [second, third] = [pixels[from + 1]!, pixels[from + 2]!];
    words[to] = (pixels[from]! & 0xffffff) | (second << 24);
    words[to + 1] = ((second >>> 8) & 0xffff) | (third << 16);
    words[to + 2] = ((third >>> 16) & 0xff) | (pixels[from + 3]! << 8);
  }
  for (let from = fours * 16, to = fours * 12; from < rgba.length; from += 4, to += 3) {
    rgb[to] = rgba[from]!;
    rgb[to + 1] = rgba[from + 1]!;
    rgb[to + 2] = rgba[from + 2]!;
  }
  return rgb;
}

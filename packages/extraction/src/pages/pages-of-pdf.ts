import type { PdfiumDocument, RgbImage } from '@assay/media';
import { readLines } from '../text-layer/read-lines.js';
import type { DocumentPages } from './types.js';

/** A PDF's pages, drawn by PDFium. */
export function pagesOfPdf(pdf: PdfiumDocument): DocumentPages {
  let last: { page: number; maxSidePixels: number; image: RgbImage } | undefined;
  return {
    pageCount: pdf.pageCount,
    pdf,
    async image(page, maxSidePixels) {
      if (last?.page === page && last.maxSidePixels === maxSidePixels) return last.image;
      const { width, height, rgba } = pdf.render(page - 1, maxSidePixels);
      const image = { width, height, rgb: withoutAlpha(rgba) };
      last = { page, maxSidePixels, image };
      return image;
    },
    textLayer: (page) => readLines(pdf, page - 1),
  };
}

function withoutAlpha(rgba: Uint8Array): Uint8Array {
  const rgb = new Uint8Array((rgba.length / 4) * 3);
  for (let from = 0, to = 0; from < rgba.length; from += 4, to += 3) {
    rgb[to] = rgba[from]!;
    rgb[to + 1] = rgba[from + 1]!;
    rgb[to + 2] = rgba[from + 2]!;
  }
  return rgb;
}

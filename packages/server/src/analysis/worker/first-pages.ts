import type { DocumentPages } from '@assay/extraction';

/** The first pages of a document, as a document. @param maxSidePixels of its pictures, however large ones are asked for */
export const firstPages = (pages: DocumentPages, count: number, maxSidePixels: number): DocumentPages => ({
  pageCount: Math.min(count, pages.pageCount),
  pdf: pages.pdf,
  image: (page, maxAskedPixels) => pages.image(page, Math.min(maxAskedPixels, maxSidePixels)),
  textLayer: (page) => pages.textLayer(page),
});

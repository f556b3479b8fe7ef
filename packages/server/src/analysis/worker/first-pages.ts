import type { DocumentPages } from '@assay/extraction';

/** The first pages of a document, as a document. */
export const firstPages = (pages: DocumentPages, count: number): DocumentPages => ({
  pageCount: Math.min(count, pages.pageCount),
  pdf: pages.pdf,
  image: (page, maxSidePixels) => pages.image(page, maxSidePixels),
  textLayer: (page) => pages.textLayer(page),
});

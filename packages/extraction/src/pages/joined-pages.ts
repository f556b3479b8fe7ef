import type { DocumentPages } from './types.js';

/**
 * The pages of several files as those of one document, in their order: front and back of a card. What only a PDF has is
 * not asked of it.
 */
export function joinedPages(documents: readonly DocumentPages[]): DocumentPages {
  const at = (page: number): readonly [DocumentPages, number] => {
    let own = page;
    for (const document of documents) {
      if (own <= document.pageCount) return [document, own];
      own -= document.pageCount;
    }
    throw new RangeError(`expected one of the pages, received ${page}`);
  };
  return {
    pageCount: documents.reduce((count, document) => count + document.pageCount, 0),
    pdf: undefined,
    image: async (page, maxSidePixels) => {
      const [document, own] = at(page);
      return document.image(own, maxSidePixels);
    },
    textLayer: (page) => {
      const [document, own] = at(page);
      return document.textLayer(own).map((line) => ({ ...line, page }));
    },
  };
}

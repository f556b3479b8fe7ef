import type { DocumentCodes, DocumentText, TextLine } from '@assay/media';
import type { DocumentPages } from './types.js';

/**
 * The pages of several files as those of one document, in their order: front and back of a card. What only a
 * PDF has is not asked of it.
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

/** What was read of one side of a card, and how many pages it has. */
export interface SideReading {
  readonly text: DocumentText;
  readonly codes: DocumentCodes;
  readonly pageCount: number;
}

/**
 * What was read of front and back, as one document whose pages follow each other; the front's zone, where
 * both have one.
 */
export function joinedReading(
  front: SideReading,
  back: SideReading,
): { readonly text: DocumentText; readonly codes: DocumentCodes } {
  const later = <Placed extends { readonly page: number }>(one: Placed): Placed => ({
    ...one,
    page: one.page + front.pageCount,
  });
  const backPages = back.text.pages.map((page) => ({
    ...later(page),
    lines: page.lines.map((line): TextLine => later(line)),
  }));
  return {
    text: {
      pages: [...front.text.pages, ...backPages],
      pagesUnread: front.text.pagesUnread + back.text.pagesUnread,
    },
    codes: {
      barcodes: [...front.codes.barcodes, ...back.codes.barcodes.map(later)],
      mrz: front.codes.mrz ?? (back.codes.mrz && later(back.codes.mrz)),
    },
  };
}

import type { DocumentCodes, DocumentText, TextLine } from '@assay/media';

/** What was read of one side of a card, and how many pages it has. */
export interface SideReading {
  readonly text: DocumentText;
  readonly codes: DocumentCodes;
  readonly pageCount: number;
}

/** What was read of front and back, as one document whose pages follow each other; the front's zone, where both have one. */
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

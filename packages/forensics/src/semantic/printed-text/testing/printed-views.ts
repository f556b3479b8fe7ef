import {
  type Barcode,
  type BarcodeContent,
  box,
  type DocumentCodes,
  type DocumentText,
  fraction,
  type PdfiumDocument,
} from '@assay/media';
import { printed } from '../../../../../extraction/src/testing/printed.js';
import type { Examined } from '../../../check.js';

/** Size of every page of a document that is typed out. */
const SIZES = (pageCount: number) =>
  ({
    pageCount,
    page: (index: number) => ({ index, widthPoints: 600, heightPoints: 800 }),
  }) as PdfiumDocument;

/**
 * A document typed out in a fixed pitch, `===` between its pages: from a text layer, or recognized with
 * `reading`.
 */
export function printedViews(
  text: string,
  { reading }: { readonly reading?: number } = {},
): { text: DocumentText; pages: PdfiumDocument } {
  const lines = printed(text);
  const pageCount = Math.max(1, ...lines.map(({ page }) => page));
  const sure = fraction(reading ?? 1);
  const pages = Array.from({ length: pageCount }, (_, index) => ({
    page: index + 1,
    source: reading === undefined ? ('text' as const) : ('ocr' as const),
    lines: lines
      .filter(({ page }) => page === index + 1)
      .map((line) => ({ ...line, words: line.words.map((word) => ({ ...word, reading: sure })) })),
    aspect: 0.75,
    upright: undefined,
  }));
  return { text: { pages, pagesUnread: 0 }, pages: SIZES(pageCount) };
}

/** A bar code that was understood as such values, at the foot of its page. */
export function codeOf(content: BarcodeContent, { text = JSON.stringify(content), page = 1 } = {}): Barcode {
  return { symbology: 'qr', page, box: box(0.1, 0.8, 0.3, 0.95), text, content };
}

export const codesView = (...barcodes: Barcode[]): DocumentCodes => ({ barcodes, mrz: undefined });

/** Measure, then codes with the coded and the printed value; or why nothing was examined. */
export function inShort(examined: Examined): string {
  if (examined.kind !== 'examined') return examined.because;
  const { measure, evidence } = examined.finding;
  return [
    measure,
    ...evidence.map(({ code, before, after }) =>
      after === undefined ? code : `${code} ${before} | ${after}`,
    ),
  ].join('; ');
}

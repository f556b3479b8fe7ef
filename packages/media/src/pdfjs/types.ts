import type { Box } from '../geometry.js';

/** A piece of text as the second reader gives it: mostly what one operator shows, at most a line. */
export interface SecondText {
  readonly text: string;
  /** On the page as displayed; from the baseline up by the font's height, of an upright or turned line. */
  readonly box: Box;
}

export interface SecondPage {
  /** As displayed (rotation applied), in points. */
  readonly widthPoints: number;
  readonly heightPoints: number;
  /** In the order of the content; of a page with very much text the first part. */
  readonly texts: readonly SecondText[];
}

/** What pdf.js reads of a document, beside what PDFium shows of it. */
export type SecondReading =
  | { readonly kind: 'unreadable' /** Which bound or error. */; readonly reason: 'too-large' | 'cannot-open' }
  | {
      readonly kind: 'read';
      readonly pageCount: number;
      /** The first pages, 20 at most; undefined for one that pdf.js cannot read. */
      readonly pages: readonly (SecondPage | undefined)[];
    };

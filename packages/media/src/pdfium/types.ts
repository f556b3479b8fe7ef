import type { Box } from '../geometry.js';

/** One glyph as PDFium places it. */
export interface Glyph {
  /** One Unicode character (may be a surrogate pair). */
  readonly text: string;
  /** On the page as displayed. */
  readonly box: Box;
  /** Font size in points after the text matrix. */
  readonly sizePoints: number;
}

/** A run of glyphs without a gap: split at white space and at wide gaps, kept in reading order of the page's lines. */
export interface Word {
  readonly text: string;
  readonly box: Box;
  /** Counted from the top; words of one visual line share it. */
  readonly line: number;
}

export interface PageText {
  readonly glyphs: readonly Glyph[];
  readonly words: readonly Word[];
}

/** A page drawn to pixels, annotations and form fields included. */
export interface PageRendering {
  readonly width: number;
  readonly height: number;
  /** Interleaved 8-bit RGBA, opaque, length `width * height * 4`. */
  readonly rgba: Uint8Array;
}

export interface PdfiumPage {
  /** 0-based. */
  readonly index: number;
  /** As displayed (rotation applied), in points. */
  readonly widthPoints: number;
  readonly heightPoints: number;
}

/** A PDF opened by PDFium, and its earlier saves on demand. Closed by whoever opened it. */
export interface PdfiumDocument {
  readonly pageCount: number;
  /**
   * @throws DecodeError for an index past the last page: another reader of a damaged page tree may have counted more
   * @throws RangeError for what is no index at all
   */
  page(index: number): PdfiumPage;
  /** Made on first use, kept. */
  text(index: number): PageText;
  /** @param maxSidePixels the longer side of the result; the page's proportions are kept. */
  render(index: number, maxSidePixels: number): PageRendering;
  /**
   * The file as it stood when its first `endOffsetBytes` bytes were all of it. Kept; closed with this document.
   * @returns undefined when PDFium cannot open that prefix.
   */
  prefix(endOffsetBytes: number): PdfiumDocument | undefined;
  close(): void;
}

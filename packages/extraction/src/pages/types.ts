import type { PdfiumDocument, RgbImage, TextLine } from '@assay/media';

/** The pages of one document, an image being one page: what is read of a document is read of these. */
export interface DocumentPages {
  readonly pageCount: number;
  /** Undefined for an image. */
  readonly pdf: PdfiumDocument | undefined;
  /**
   * A page as displayed, its proportions kept. An image is never enlarged. The last ones are kept.
   * @param page from 1
   * @param maxSidePixels the longer side of the result is at most this
   * @throws DecodeError when the page cannot be loaded
   */
  image(page: number, maxSidePixels: number): Promise<RgbImage>;
  /**
   * The page's text layer; none for an image.
   * @throws DecodeError when the page cannot be loaded
   */
  textLayer(page: number): readonly TextLine[];
}

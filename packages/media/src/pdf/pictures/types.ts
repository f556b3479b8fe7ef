import type { Box } from '../../geometry.js';
import type { Matrix } from '../../pdfium/affine.js';
import type { Views } from '../../views.js';

/** A picture that a page paints. */
export interface PdfPicture {
  /** 0-based. */
  readonly pageIndex: number;
  /**
   * Place in the page's paint order, comparable with what `PdfiumDocument.paint` gives: text of a higher
   * order lies on it.
   */
  readonly order: number;
  /** Around what shows of it, cut to its clip and to the page as displayed. */
  readonly box: Box;
  /**
   * From fractions of the picture as stored to fractions of the page as displayed; origins top left, y
   * downwards.
   */
  readonly toPage: Matrix;
  readonly widthPixels: number;
  readonly heightPixels: number;
  /** Pixels to an inch of the page, in the direction that has fewer. */
  readonly dotsPerInch: number;
  /** Area of {@link box}, 0..1. */
  readonly pageShare: number;
  /**
   * `raster` - the picture's pixels in stored order, soft masks ignored, an EXIF orientation too, as PDF
   * readers do - and, when its stream is a JPEG, `jpeg` with its coefficients as coded. Made anew on each
   * call and decoded when first asked for: whoever is done with a picture drops its views, so that a
   * document's pictures never stand in memory together.
   * @throws DecodeError from the views
   */
  views(): Views;
}

/**
 * The pictures of a document's pages, stencils and inline images among them; those of annotations are left
 * out.
 */
export interface PdfPictures {
  readonly pageCount: number;
  /**
   * At most {@link MAX_PICTURES_PER_PAGE}, in paint order. Made on first use, kept.
   * @throws DecodeError for a page that cannot be loaded
   */
  page(index: number): readonly PdfPicture[];
}

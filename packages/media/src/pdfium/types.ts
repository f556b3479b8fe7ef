import type { Box } from '../geometry.js';
import type { Raster } from '../raster/types.js';
import type { Matrix } from './affine.js';

/** One glyph as PDFium places it. */
export interface Glyph {
  /** One Unicode character (may be a surrogate pair). */
  readonly text: string;
  /** On the page as displayed. */
  readonly box: Box;
  /** Font size in points after the text matrix. */
  readonly sizePoints: number;
}

/**
 * A run of glyphs without a gap: split at white space and at wide gaps, kept in reading order of the page's
 * lines.
 */
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

/** A page where PDFium drew it, as a {@link PageRendering} is drawn: to be read before the next call of PDFium. */
export interface DrawnPixels {
  readonly width: number;
  readonly height: number;
  /** Four bytes each, red first in memory; the fourth may be anything. */
  readonly pixels: Int32Array;
}

/** How bright a page is where, drawn as a {@link PageRendering} is. */
export interface PageBrightness {
  readonly width: number;
  readonly height: number;
  /** 0 black to 255 white, row by row. */
  readonly values: Uint8Array;
}

/** A part of a page drawn. */
export interface PartRendering {
  /** Of the page that it is a part of, in the same pixels. */
  readonly page: { readonly width: number; readonly height: number };
  /** Where it lies on the page. */
  readonly left: number;
  readonly top: number;
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

/** Where a painted object stands in the file. */
export type PaintSource =
  | { readonly kind: 'content' /** Form XObjects around it. */; readonly formDepth: number }
  | {
      readonly kind: 'annotation';
      /** As in the file, like `FreeText`. */
      readonly subtype: string;
      /** Its /Contents; empty when absent or over 8,000 characters. */
      readonly contents: string;
      readonly formDepth: number;
    };

/** DeviceRGB, 0..255; `opacity` 0..1 includes the constant alpha of the forms around. */
export interface PaintColor {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly opacity: number;
}

/** What a rendering leaves out. */
export interface LeftOut {
  /** {@link PaintedObject.order} of objects of the page content; those of annotations are passed over. */
  readonly objects: ReadonlySet<number>;
  /** All annotations and form fields. */
  readonly annotations?: boolean;
}

interface Painted {
  /** Place in the page's paint order, from 0; names the object in {@link PdfiumDocument.renderWithout}. */
  readonly order: number;
  /** Around all that it paints, cut to the page but not to `clip`. */
  readonly box: Box;
  /**
   * Outside of this nothing of it shows; undefined when nothing clips it. Clips that are not rectangles count
   * as the box around them.
   */
  readonly clip: Box | undefined;
  /** A blend mode, a soft mask or an alpha below 1 is set for it or for a form around it. */
  readonly blended: boolean;
  readonly source: PaintSource;
}

/** A glyph with the room that its font gives it. */
export interface PaintedGlyph extends Glyph {
  /**
   * Advance width by font height: next to each other in a word, cells touch, and digits and dots of one line reach equally
   * high.
   */
  readonly cell: Box;
}

/** The text of one show operator. */
export interface PaintedText extends Painted {
  readonly kind: 'text';
  /**
   * Those on the page, white space left out; none for annotations, which PDFium's text reading leaves out. It
   * leaves out glyphs, too, that repeat one painted shortly before in the same place: bold by overprinting,
   * or a repaint.
   */
  readonly glyphs: readonly PaintedGlyph[];
  /** Tr: 3 paints nothing, 7 only clips (ISO 32000-2, table 104). */
  readonly renderMode: number;
  /** /BaseFont with its subset prefix. */
  readonly fontName: string;
  readonly sizePoints: number;
  /** Undefined for a pattern. */
  readonly fill: PaintColor | undefined;
}

export interface PaintedPath extends Painted {
  readonly kind: 'path';
  readonly segments: number;
  readonly filled: boolean;
  /** Undefined when not filled, or filled with a pattern. */
  readonly fill: PaintColor | undefined;
  /** What is filled, when the path is nothing but upright rectangles. */
  readonly rectangles: readonly Box[] | undefined;
  /** 0 when not stroked. */
  readonly strokeWidthPoints: number;
}

export interface PaintedImage extends Painted {
  readonly kind: 'image';
  /** 0 when PDFium cannot tell. */
  readonly widthPixels: number;
  readonly heightPixels: number;
  /**
   * From fractions of the picture as stored (origin top left, y downwards) to fractions of the page as
   * displayed: where the picture's corners go, rotation, mirroring and skew included. Not cut to the page.
   */
  readonly toPage: Matrix;
}

export interface PaintedShading extends Painted {
  readonly kind: 'shading';
}

/** One object of a page in the order of painting: what comes later lies on top. */
export type PaintedObject = PaintedText | PaintedPath | PaintedImage | PaintedShading;

/** A page whose text and paint have just been read. */
export interface ReadPaint {
  readonly index: number;
  readonly page: PdfiumPage;
  /** All of it, glyphs too. */
  readonly text: PageText;
  readonly painted: readonly PaintedObject[];
}

/** A PDF opened by PDFium, and its earlier saves on demand. Closed by whoever opened it. */
export interface PdfiumDocument {
  readonly pageCount: number;
  /**
   * @throws DecodeError for an index past the last page: another reader of a damaged page tree may have
   * counted more
   * @throws RangeError for what is no index at all
   */
  page(index: number): PdfiumPage;
  /** Made on first use, kept. */
  text(index: number): PageText;
  /**
   * The last few are kept, so that checks which look at the same page share them: not to be written to.
   * @param maxSidePixels the longer side of the result; the page's proportions are kept.
   */
  render(index: number, maxSidePixels: number): PageRendering;
  /**
   * What is made of the pixels that {@link render} draws, where PDFium drew them: no copy of them, and nothing is kept.
   * @param make reads the pixels, asks nothing of PDFium, and holds on to none of them
   */
  drawn<T>(index: number, maxSidePixels: number, make: (drawn: DrawnPixels) => T): T;
  /** The brightness of what {@link render} draws, kept like that. */
  brightness(index: number, maxSidePixels: number): PageBrightness;
  /**
   * What a page paints, in paint order: its content with form XObjects entered, then the appearances of its
   * visible annotations. At most {@link MAX_PAINTED_OBJECTS_PER_PAGE} of each. Kept for a few pages.
   */
  paint(index: number): readonly PaintedObject[];
  /**
   * Makes something of each page that is painted from now on, for whoever asks later: a page of a long document is then read
   * once for all who need what it paints, and let go.
   * @param make what it throws is thrown to whoever asks for that page
   * @returns what was made of a page, kept; the page is read now if nobody has had it painted since
   */
  follow<T>(make: (page: ReadPaint) => T): (index: number) => T;
  /**
   * The images of {@link paint} that stand in the page's content, without reading its text: far cheaper on a
   * page full of it. Kept, but for pages with very many.
   */
  images(index: number): readonly PaintedImage[];
  /**
   * The JPEG file that an image's stream holds, byte for byte; undefined for any other coding.
   * @param order as {@link images} gives it
   * @throws RangeError when nothing of the page's content has that place in its paint order, or no image
   */
  imageJpeg(index: number, order: number): Uint8Array | undefined;
  /**
   * An image's own pixels, whatever its coding, in its colors as RGB; masks, the page and its rotation play
   * no part. Stencil masks are black where they paint.
   * @param order as {@link images} gives it
   * @throws DecodeError TOO_MANY_PIXELS or NOT_DECODABLE
   * @throws RangeError like {@link imageJpeg}
   */
  imageRaster(index: number, order: number): Raster;
  /** The page as {@link render} draws it, with some of it left out. */
  renderWithout(index: number, maxSidePixels: number, leftOut: LeftOut): PageRendering;
  /**
   * What {@link renderWithout} draws within a box and a pixel around it: a small part of a page takes a fraction of the
   * time. PDFium sets glyphs on whole pixels and may round halves otherwise, so compare only renderings of one box.
   */
  renderPart(index: number, maxSidePixels: number, within: Box, leftOut: LeftOut): PartRendering;
  /**
   * The file as it stood when its first `endOffsetBytes` bytes were all of it. Kept; closed with this
   * document.
   * @returns undefined when PDFium cannot open that prefix.
   */
  prefix(endOffsetBytes: number): PdfiumDocument | undefined;
  close(): void;
}

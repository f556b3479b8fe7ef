import type { PaintedObject, PdfiumDocument } from '@assay/media';

/** The shortest symbols have some 20 bars: strokes of two segments, or rectangles of four. */
const MIN_SEGMENTS = 40;

/**
 * In names of fonts whose letters are bars or modules, and of those that name nothing, as Type 3 fonts may.
 */
const CODE_FONT = /^$|bar|code|3 ?of ?9|2 ?of ?5|i25|itf|39|128|ean|upc|417|qr|matrix|aztec/iu;

/**
 * Whether a page of a PDF may bear a bar code: a picture, a shading, enough lines or rectangles, a pattern,
 * or text in a font of bars. A page of writing with few rules need not be drawn to look for one.
 * @param page from 1
 * @throws DecodeError when the page cannot be loaded
 */
export const mayBearCode = (pdf: PdfiumDocument, page: number): boolean =>
  pdf.images(page - 1).length > 0 || mayShowBars(pdf.paint(page - 1));

/** The same, of what a page paints. */
export function mayShowBars(painted: readonly PaintedObject[]): boolean {
  let segments = 0;
  for (const object of painted) {
    if (object.kind === 'image' || object.kind === 'shading') return true;
    if (object.kind === 'text' && CODE_FONT.test(object.fontName.replace(/^[A-Z]{6}\+/u, ''))) return true;
    if (object.kind !== 'path') continue;
    const isPattern = object.filled && object.fill === undefined;
    segments += object.segments;
    if (isPattern || segments >= MIN_SEGMENTS) return true;
  }
  return false;
}

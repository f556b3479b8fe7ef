import { DecodeError } from '../errors.js';
import { MAX_DECODED_PIXELS } from '../limits.js';
import type { PdfiumFunctions } from './library.js';
import type { PageRendering, PdfiumPage } from './types.js';

/** fpdfview.h: draw annotations; give RGBA instead of BGRA. */
const FPDF_ANNOT = 0x01;
const FPDF_REVERSE_BYTE_ORDER = 0x10;
const WHITE = 0xffffffff;

/** Alpha 255 and no colour, in this machine's byte order: PDFium leaves the fourth byte of a pixel without alpha as it was. */
const OPAQUE = new Int32Array(Uint8Array.of(0, 0, 0, 255).buffer)[0]!;

/** Pixel size of a page whose longer side is `maxSidePixels`; at least one pixel each way. */
export function renderedSize(page: PdfiumPage, maxSidePixels: number): { width: number; height: number } {
  const longer = Math.max(page.widthPoints, page.heightPoints);
  const pixels = (points: number) => Math.max(1, Math.round((points / longer) * maxSidePixels));
  return { width: pixels(page.widthPoints), height: pixels(page.heightPoints) };
}

/**
 * Draws an open page over white: page content, then annotations, then form fields (FPDF_FFLDraw: PDFium leaves widgets
 * to it, and it makes the appearances that a filled field lacks).
 * @param form 0 when the document has no form-fill environment
 * @param annotations false leaves annotations and form fields out
 * @throws DecodeError TOO_MANY_PIXELS
 */
export function renderPage(
  functions: PdfiumFunctions,
  page: number,
  form: number,
  { width, height }: { width: number; height: number },
  annotations = true,
): PageRendering {
  if (!(width * height <= MAX_DECODED_PIXELS)) {
    throw new DecodeError('TOO_MANY_PIXELS', `a rendering of ${width} x ${height} pixels is over the limit`);
  }
  const bitmap = functions.FPDFBitmap_Create(width, height, 0);
  if (bitmap === 0) throw new DecodeError('TOO_MANY_PIXELS', `no memory for ${width} x ${height} pixels`);
  try {
    functions.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
    const flags = (annotations ? FPDF_ANNOT : 0) | FPDF_REVERSE_BYTE_ORDER;
    functions.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, flags);
    if (form !== 0 && annotations) functions.FPDF_FFLDraw(form, bitmap, page, 0, 0, width, height, 0, flags);
    const pointer = functions.FPDFBitmap_GetBuffer(bitmap);
    const rgba = new Uint8Array(width * height * 4);
    const pixels = new Int32Array(rgba.buffer);
    // A bitmap of four bytes a pixel has no padding and begins at a multiple of four; signed, since V8 then stays with integers.
    const drawn = new Int32Array(functions.memory.buffer, pointer, pixels.length);
    for (let pixel = 0; pixel < pixels.length; pixel++) pixels[pixel] = drawn[pixel]! | OPAQUE;
    return { width, height, rgba };
  } finally {
    functions.FPDFBitmap_Destroy(bitmap);
  }
}

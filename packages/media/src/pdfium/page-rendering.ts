import { DecodeError } from '../errors.js';
import type { Box } from '../geometry.js';
import { MAX_DECODED_PIXELS } from '../limits.js';
import type { PdfiumFunctions } from './library.js';
import type { PageRendering, PartRendering, PdfiumPage } from './types.js';

/** fpdfview.h: draw annotations; give RGBA instead of BGRA. */
const FPDF_ANNOT = 0x01;
const FPDF_REVERSE_BYTE_ORDER = 0x10;
const WHITE = 0xffffffff;

/**
 * Alpha 255 and no colour, in this machine's byte order: PDFium leaves the fourth byte of a pixel without
 * alpha as it was.
 */
const OPAQUE = new Int32Array(Uint8Array.of(0, 0, 0, 255).buffer)[0]!;

/** Pixel size of a page whose longer side is `maxSidePixels`; at least one pixel each way. */
export function renderedSize(page: PdfiumPage, maxSidePixels: number): { width: number; height: number } {
  const longer = Math.max(page.widthPoints, page.heightPoints);
  const pixels = (points: number) => Math.max(1, Math.round((points / longer) * maxSidePixels));
  return { width: pixels(page.widthPoints), height: pixels(page.heightPoints) };
}

/** A part of a rendering, in whole pixels. */
interface PixelWindow {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The pixels that a box touches, and one around them. */
function windowAround({ x1, y1, x2, y2 }: Box, { width, height }: Size): PixelWindow {
  const left = clamped(Math.floor(x1 * width) - 1, width - 1);
  const top = clamped(Math.floor(y1 * height) - 1, height - 1);
  const right = clamped(Math.ceil(x2 * width) + 1, width);
  const bottom = clamped(Math.ceil(y2 * height) + 1, height);
  return { left, top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
}

const clamped = (value: number, largest: number): number => (value > 0 ? Math.min(value, largest) : 0);

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Draws an open page over white: page content, then annotations, then form fields (FPDF_FFLDraw: PDFium
 * leaves widgets to it, and it makes the appearances that a filled field lacks).
 * @param form 0 when the document has no form-fill environment
 * @param annotations false leaves annotations and form fields out
 * @throws DecodeError TOO_MANY_PIXELS
 */
export const renderPage = (
  functions: PdfiumFunctions,
  page: number,
  form: number,
  size: Size,
  annotations = true,
): PageRendering => ({
  ...size,
  rgba: draw(functions, page, form, size, { left: 0, top: 0, ...size }, annotations),
});

/**
 * {@link renderPage} of the pixels that a box touches, and one around them.
 * @throws DecodeError TOO_MANY_PIXELS
 */
export function renderPart(
  functions: PdfiumFunctions,
  page: number,
  form: number,
  size: Size,
  within: Box,
  annotations: boolean,
): PartRendering {
  const seen = windowAround(within, size);
  return { ...seen, page: size, rgba: draw(functions, page, form, size, seen, annotations) };
}

/** @returns RGBA of the window */
function draw(
  functions: PdfiumFunctions,
  page: number,
  form: number,
  { width, height }: Size,
  seen: PixelWindow,
  annotations: boolean,
): Uint8Array {
  if (!(width * height <= MAX_DECODED_PIXELS)) {
    throw new DecodeError('TOO_MANY_PIXELS', `a rendering of ${width} x ${height} pixels is over the limit`);
  }
  const bitmap = functions.FPDFBitmap_Create(seen.width, seen.height, 0);
  if (bitmap === 0)
    throw new DecodeError('TOO_MANY_PIXELS', `no memory for ${seen.width} x ${seen.height} pixels`);
  try {
    functions.FPDFBitmap_FillRect(bitmap, 0, 0, seen.width, seen.height, WHITE);
    const flags = (annotations ? FPDF_ANNOT : 0) | FPDF_REVERSE_BYTE_ORDER;
    const place = [-seen.left, -seen.top, width, height, 0, flags] as const;
    functions.FPDF_RenderPageBitmap(bitmap, page, ...place);
    if (form !== 0 && annotations) functions.FPDF_FFLDraw(form, bitmap, page, ...place);
    // A bitmap of four bytes a pixel has no padding and begins at a multiple of four; signed, since V8 then
    // stays with integers.
    const pixels = new Int32Array(
      functions.memory.buffer,
      functions.FPDFBitmap_GetBuffer(bitmap),
      seen.width * seen.height,
    ).slice();
    for (let at = 0; at < pixels.length; at++) pixels[at]! |= OPAQUE;
    return new Uint8Array(pixels.buffer);
  } finally {
    functions.FPDFBitmap_Destroy(bitmap);
  }
}

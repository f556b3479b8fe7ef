import { DecodeError } from '../errors.js';
import type { Box } from '../geometry.js';
import { MAX_DECODED_PIXELS } from '../limits.js';
import type { PdfiumFunctions } from './library.js';
import type { DrawnPixels, PageRendering, PartRendering, PdfiumPage } from './types.js';

/** fpdfview.h: draw annotations; give RGBA instead of BGRA. */
const FPDF_ANNOT = 0x01;
const FPDF_REVERSE_BYTE_ORDER = 0x10;
const WHITE = 0xffffffff;

/**
 * Alpha 255 and no color, in this machine's byte order: PDFium leaves the fourth byte of a pixel without
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
  rgba: draw(functions, page, form, size, { left: 0, top: 0, ...size }, annotations, opaque),
});

/**
 * What is made of a page drawn as {@link renderPage} draws it, from PDFium's own pixels: new memory of the size of a page
 * costs more than many a look at it.
 * @throws DecodeError TOO_MANY_PIXELS
 */
export const drawPage = <T>(
  functions: PdfiumFunctions,
  page: number,
  form: number,
  size: Size,
  make: (drawn: DrawnPixels) => T,
): T =>
  draw(functions, page, form, size, { left: 0, top: 0, ...size }, true, (pixels) =>
    // Named one by one: what a spread makes has another shape after each collection, and code made for it is dropped.
    make({ width: size.width, height: size.height, pixels }),
  );

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
  return { ...seen, page: size, rgba: draw(functions, page, form, size, seen, annotations, opaque) };
}

/**
 * @param take what is wanted of the pixels: PDFium's own RGBA, its fourth byte anything, gone afterwards
 */
function draw<T>(
  functions: PdfiumFunctions,
  page: number,
  form: number,
  { width, height }: Size,
  seen: PixelWindow,
  annotations: boolean,
  take: (pixels: Int32Array) => T,
): T {
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
    const start = functions.FPDFBitmap_GetBuffer(bitmap);
    return take(new Int32Array(functions.memory.buffer, start, seen.width * seen.height));
  } finally {
    functions.FPDFBitmap_Destroy(bitmap);
  }
}

function opaque(pixels: Int32Array): Uint8Array {
  const own = new Int32Array(pixels.length);
  for (let at = 0; at < own.length; at++) own[at] = pixels[at]! | OPAQUE;
  return new Uint8Array(own.buffer);
}

/** A white pixel, in any byte order. */
const WHITE_PIXEL = -1;

/**
 * BT.601 brightness, 0..255, of RGBA pixels; the fourth byte is not looked at.
 * @param pixels four bytes each, red first in memory
 */
export function brightnessOf(pixels: Int32Array): Uint8Array {
  const values = new Uint8Array(pixels.length).fill(255);
  const bytes = new Uint8Array(pixels.buffer, pixels.byteOffset, pixels.byteLength);
  for (let pixel = 0; pixel < values.length; pixel++) {
    if ((pixels[pixel]! | OPAQUE) === WHITE_PIXEL) continue; // most of a page
    const red = bytes[pixel * 4]!;
    const green = bytes[pixel * 4 + 1]!;
    const blue = bytes[pixel * 4 + 2]!;
    values[pixel] = red === green && green === blue ? red : (77 * red + 150 * green + 29 * blue) >> 8; // weights in 1/256
  }
  return values;
}

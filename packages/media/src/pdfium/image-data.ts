import { DecodeError } from '../errors.js';
import { MAX_DECODED_PIXELS } from '../limits.js';
import type { Raster } from '../raster/types.js';
import type { Heap } from './heap.js';
import type { PdfiumFunctions } from './library.js';

/** fpdfview.h: FPDFBitmap_Gray, FPDFBitmap_BGR; BGRx and BGRA have four bytes a pixel. */
const GRAY = 1;
const BGR = 2;

/**
 * fpdf_edit.h: FPDF_IMAGEOBJ_METADATA, of which the third and fourth words follow two sizes and two
 * resolutions.
 */
const METADATA = { sizeBytes: 28, bitsPerPixelAt: 16, colorSpaceAt: 20, unknownColorSpace: 0 } as const;

/** Names of filters are read to this length; the longest there is has 15 characters. */
const MAX_NAME_BYTES = 32;

/** The bytes of an image whose last filter is DCTDecode, the filters before it undone. */
export function readJpeg(functions: PdfiumFunctions, heap: Heap, image: number): Uint8Array | undefined {
  const filters = functions.FPDFImageObj_GetImageFilterCount(image);
  if (filters < 1 || filterName(functions, heap, image, filters - 1) !== 'DCTDecode') return undefined;
  const read = (out: number, sizeBytes: number): number =>
    filters === 1
      ? functions.FPDFImageObj_GetImageDataRaw(image, out, sizeBytes)
      : functions.FPDFImageObj_GetImageDataDecoded(image, out, sizeBytes);
  const sizeBytes = read(0, 0);
  if (sizeBytes <= 0) return undefined;
  return heap.borrow(sizeBytes, (out) =>
    read(out, sizeBytes) === sizeBytes ? heap.bytes(out, sizeBytes).slice() : undefined,
  );
}

function filterName(functions: PdfiumFunctions, heap: Heap, image: number, index: number): string {
  return heap.borrow(MAX_NAME_BYTES, (out) => {
    const length = functions.FPDFImageObj_GetImageFilter(image, index, out, MAX_NAME_BYTES);
    const name =
      length > 1 && length <= MAX_NAME_BYTES ? String.fromCharCode(...heap.bytes(out, length - 1)) : '';
    return name === 'DCT' ? 'DCTDecode' : name; // inline images may shorten it (ISO 32000-2, table 92)
  });
}

/**
 * An image as PDFium decodes it, without its masks and its place.
 * @throws DecodeError TOO_MANY_PIXELS or NOT_DECODABLE
 */
export function readRaster(functions: PdfiumFunctions, heap: Heap, image: number, page: number): Raster {
  requireSize(functions, heap, image);
  const isStencil = isStencilMask(functions, heap, image, page);
  const bitmap = functions.FPDFImageObj_GetBitmap(image);
  if (bitmap === 0) throw new DecodeError('NOT_DECODABLE', 'PDFium does not decode the image');
  try {
    const width = functions.FPDFBitmap_GetWidth(bitmap);
    const height = functions.FPDFBitmap_GetHeight(bitmap);
    const format = functions.FPDFBitmap_GetFormat(bitmap);
    const stride = functions.FPDFBitmap_GetStride(bitmap);
    const samples = heap.bytes(functions.FPDFBitmap_GetBuffer(bitmap), stride * height);
    const rgb = new Uint8Array(width * height * 3);
    const step = format === GRAY ? 1 : format === BGR ? 3 : 4;
    const [red, green] = step === 1 ? [0, 0] : [2, 1];
    const flip = isStencil ? 255 : 0;
    for (let y = 0, to = 0; y < height; y++) {
      for (let x = 0, from = y * stride; x < width; x++, from += step, to += 3) {
        rgb[to] = samples[from + red]! ^ flip;
        rgb[to + 1] = samples[from + green]! ^ flip;
        rgb[to + 2] = samples[from]! ^ flip;
      }
    }
    return { width, height, rgb, orientation: 1 };
  } finally {
    functions.FPDFBitmap_Destroy(bitmap);
  }
}

function requireSize(functions: PdfiumFunctions, heap: Heap, image: number): void {
  const out = heap.scratch;
  if (functions.FPDFImageObj_GetImagePixelSize(image, out, out + 4) === 0) {
    throw new DecodeError('NOT_DECODABLE', 'the image has no size');
  }
  const [width, height] = [heap.word(out), heap.word(out + 4)];
  if (width * height > MAX_DECODED_PIXELS) {
    throw new DecodeError(
      'TOO_MANY_PIXELS',
      `${width} x ${height} pixels, at most ${MAX_DECODED_PIXELS} are decoded`,
    );
  }
}

/** A stencil has one bit a pixel and no color space (8.9.6.2); PDFium gives 255 where it paints. */
function isStencilMask(functions: PdfiumFunctions, heap: Heap, image: number, page: number): boolean {
  return heap.borrow(METADATA.sizeBytes, (out) => {
    if (functions.FPDFImageObj_GetImageMetadata(image, page, out) === 0) return false;
    return (
      heap.word(out + METADATA.bitsPerPixelAt) === 1 &&
      heap.word(out + METADATA.colorSpaceAt) === METADATA.unknownColorSpace
    );
  });
}

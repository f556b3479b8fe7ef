import { readFigures } from '@assay/extraction';
import {
  decodeJpegCoefficients,
  decodeRaster,
  type Format,
  type ImageFormat,
  parsePdf,
  readContent,
  readPictures,
  readWithPdfjs,
  type ViewMakers,
  Views,
} from '@assay/media';
import type { PdfiumSupply } from './pdfium-supply.js';

/** A document whose pixels or pages are known to decode. */
export interface OpenedDocument {
  readonly views: Views;
  /** 1 for an image. */
  readonly pageCount: number;
}

/**
 * Opens a document by its primary view: what a reader would look at. The other views are made when a check asks.
 * @throws DecodeError when PDFium opens no page, or the image does not decode to pixels
 */
export async function openDocument(bytes: Uint8Array, format: Format, pdfium: PdfiumSupply): Promise<OpenedDocument> {
  return format === 'pdf' ? openPdf(bytes, pdfium) : openImage(bytes, format);
}

async function openPdf(bytes: Uint8Array, pdfium: PdfiumSupply): Promise<OpenedDocument> {
  // Never closed: the whole PDFium is dropped with the document, which frees it even after a crash inside.
  const pages = (await pdfium.take()).open(bytes);
  const views = new Views({
    bytes: async () => bytes,
    pdf: async () => parsePdf(bytes),
    content: async (made) => readContent(await made.get('pdf')),
    pages: async () => pages,
    secondReading: () => readWithPdfjs(bytes),
    pictures: async () => readPictures(pages),
    figures: async () => readFigures(pages),
  });
  return { views, pageCount: pages.pageCount };
}

async function openImage(bytes: Uint8Array, format: ImageFormat): Promise<OpenedDocument> {
  const makers: ViewMakers = {
    bytes: async () => bytes,
    raster: () => decodeRaster(bytes, format),
    ...(format === 'jpeg' ? { jpeg: async () => decodeJpegCoefficients(bytes) } : {}),
  };
  const views = new Views(makers);
  await views.get('raster');
  return { views, pageCount: 1 };
}

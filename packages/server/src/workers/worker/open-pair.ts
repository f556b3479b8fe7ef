import { type IdPage, MAX_ID_PAGES, type Selfie } from '@assay/biometrics';
import { pagesOfPdf } from '@assay/extraction';
import {
  decodeRaster,
  EXIF_TURNS,
  type Format,
  type ImageFormat,
  isVideo,
  openVideo,
  type RgbImage,
  turned,
  type VideoFormat,
} from '@assay/media';
import { ID_PAGE_SIDE_PIXELS } from './id-page-side.js';
import type { PdfiumSupply } from './pdfium-supply.js';

/**
 * The pages of an ID's file as displayed: an image at its full size, the first pages of a PDF drawn.
 * @throws DecodeError
 */
export async function openId(
  bytes: Uint8Array,
  format: Format,
  pdfium: PdfiumSupply,
): Promise<readonly IdPage[]> {
  if (format !== 'pdf') return [{ page: 1, image: await displayedImage(bytes, format) }];
  const pages = pagesOfPdf((await pdfium.take()).open(bytes));
  const drawn: IdPage[] = [];
  for (let page = 1; page <= Math.min(MAX_ID_PAGES, pages.pageCount); page++) {
    drawn.push({ page, image: await pages.image(page, ID_PAGE_SIDE_PIXELS) });
  }
  return drawn;
}

/**
 * A selfie: an image as displayed, or a video whose frames are decoded when they are asked for. @throws
 * DecodeError
 */
export async function openSelfie(bytes: Uint8Array, format: ImageFormat | VideoFormat): Promise<Selfie> {
  if (isVideo(format)) return { kind: 'video', video: await openVideo(bytes, format) };
  return { kind: 'image', image: await displayedImage(bytes, format) };
}

async function displayedImage(bytes: Uint8Array, format: ImageFormat): Promise<RgbImage> {
  const raster = await decodeRaster(bytes, format);
  return turned(raster, EXIF_TURNS[raster.orientation]);
}

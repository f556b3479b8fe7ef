import { type IdPage, MAX_ID_PAGES, type Selfie } from '@assay/biometrics';
import { type DocumentPages, pagesOfImage, pagesOfPdf } from '@assay/extraction';
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
  type ViewMakers,
} from '@assay/media';
import { ID_PAGE_SIDE_PIXELS } from './id-page-side.js';
import type { PdfiumSupply } from './pdfium-supply.js';

/** An ID's file, decoded once for those who look at its faces and those who read it. */
export interface OpenedId {
  /** As displayed: an image at its full size, the first pages of a PDF drawn. */
  readonly idPages: readonly IdPage[];
  readonly document: DocumentPages;
  /** What its pages are made of, for the size of a page. */
  readonly primary: ViewMakers;
}

/** @throws DecodeError */
export async function openId(bytes: Uint8Array, format: Format, pdfium: PdfiumSupply): Promise<OpenedId> {
  if (format !== 'pdf') {
    const raster = await decodeRaster(bytes, format);
    return {
      idPages: [{ page: 1, image: turned(raster, EXIF_TURNS[raster.orientation]) }],
      document: pagesOfImage(raster),
      primary: { raster: async () => raster },
    };
  }
  const pdf = (await pdfium.take()).open(bytes);
  const pages = pagesOfPdf(pdf);
  const drawn: IdPage[] = [];
  for (let page = 1; page <= Math.min(MAX_ID_PAGES, pages.pageCount); page++) {
    drawn.push({ page, image: await pages.image(page, ID_PAGE_SIDE_PIXELS) });
  }
  return { idPages: drawn, document: pages, primary: { pages: async () => pdf } };
}

/** The pages of both sides of a card whose faces are looked for, at most as many as are looked at. */
export const idPagesOf = (sides: readonly OpenedId[]): IdPage[] =>
  sides
    .flatMap(({ idPages }) => idPages)
    .slice(0, MAX_ID_PAGES)
    .map(({ image }, index) => ({ page: index + 1, image }));

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

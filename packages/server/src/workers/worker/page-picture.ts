import type { PagePicture } from '@assay/forensics';
import {
  EXIF_TURNS,
  opaqueRgba,
  type PdfiumDocument,
  resizedForViewing,
  sizeWithin,
  turned,
} from '@assay/media';
import type { OpenedDocument } from './open-document.js';

/**
 * A page of a PDF or a picture as displayed; a picture is never enlarged.
 * @param page from 1
 * @returns undefined where there is no such page
 * @throws DecodeError
 */
export async function pagePicture(
  views: OpenedDocument['views'],
  page: number,
  maxSidePixels: number,
): Promise<PagePicture | undefined> {
  if (views.offers('pages')) return renderedPage(await views.get('pages'), page, maxSidePixels);
  if (page > 1) return undefined;
  const raster = await views.get('raster');
  // Made small before it is turned: a large picture is not held twice.
  const { width, height } = sizeWithin(raster, maxSidePixels);
  const image = turned(await resizedForViewing(raster, width, height), EXIF_TURNS[raster.orientation]);
  return { width: image.width, height: image.height, rgba: opaqueRgba(image) };
}

/** @param page from 1 */
export const renderedPage = (
  pages: PdfiumDocument,
  page: number,
  maxSidePixels: number,
): PagePicture | undefined => (page > pages.pageCount ? undefined : pages.render(page - 1, maxSidePixels));

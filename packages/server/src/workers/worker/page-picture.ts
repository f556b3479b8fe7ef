import type { PagePicture } from '@assay/forensics';
import { EXIF_TURNS, type PdfiumDocument, resizedForViewing, sizeWithin, turned } from '@assay/media';
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
  return { width: image.width, height: image.height, rgba: opaque(image.rgb) };
}

/** @param page from 1 */
export const renderedPage = (
  pages: PdfiumDocument,
  page: number,
  maxSidePixels: number,
): PagePicture | undefined => (page > pages.pageCount ? undefined : pages.render(page - 1, maxSidePixels));

function opaque(rgb: Uint8Array): Uint8Array {
  const rgba = new Uint8Array((rgb.length / 3) * 4).fill(255);
  for (let from = 0, to = 0; from < rgb.length; from += 3, to += 4) {
    rgba[to] = rgb[from] as number;
    rgba[to + 1] = rgb[from + 1] as number;
    rgba[to + 2] = rgb[from + 2] as number;
  }
  return rgba;
}

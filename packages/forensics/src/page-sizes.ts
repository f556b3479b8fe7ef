import { displayedSize, type PdfiumDocument, type Raster } from '@assay/media';

/** How large each page is displayed. The unit differs by format: only the ratio matters. */
export interface PageSizes {
  readonly pageCount: number;
  /** @param index of the page, from 0 */
  page(index: number): { readonly widthPoints: number; readonly heightPoints: number };
}

/**
 * The sizes of a PDF's pages, or of an image, which is one page whose pixels count as points.
 * @throws RangeError where the document offers neither view
 */
export function pageSizesOf({
  pages,
  raster,
}: {
  readonly pages?: PdfiumDocument | undefined;
  readonly raster?: Raster | undefined;
}): PageSizes {
  if (pages) return pages;
  if (!raster) throw new RangeError('expected a document of pages or of pixels');
  const { width, height } = displayedSize(raster.width, raster.height, raster.orientation);
  return { pageCount: 1, page: () => ({ widthPoints: width, heightPoints: height }) };
}

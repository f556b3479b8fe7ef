import type { PagePicture } from '@assay/forensics';
import type { Box } from '@assay/media';

/** The longer side of a page that a place is cut out of: a large sheet at 4000 pixels takes 64 MB as RGBA. */
const MOST_SIDE_PIXELS = 4000;

/** So long must a page's longer side be drawn that the longer side of one of its places is as asked for. */
export function sideForPlace(
  { width, height }: { readonly width: number; readonly height: number },
  { x1, y1, x2, y2 }: Box,
  maxSidePixels: number,
): number {
  const share = Math.max((x2 - x1) * width, (y2 - y1) * height) / Math.max(width, height);
  return Math.min(MOST_SIDE_PIXELS, Math.max(1, Math.round(maxSidePixels / Math.max(share, 1e-6))));
}

/** A place of a picture, whole pixels around it. */
export function cutPlace({ width, height, rgba }: PagePicture, { x1, y1, x2, y2 }: Box): PagePicture {
  const left = Math.min(width - 1, Math.max(0, Math.floor(x1 * width)));
  const top = Math.min(height - 1, Math.max(0, Math.floor(y1 * height)));
  const right = Math.min(width, Math.max(left + 1, Math.ceil(x2 * width)));
  const bottom = Math.min(height, Math.max(top + 1, Math.ceil(y2 * height)));
  const cut = new Uint8Array(4 * (right - left) * (bottom - top));
  for (let y = top; y < bottom; y++)
    cut.set(rgba.subarray(4 * (y * width + left), 4 * (y * width + right)), 4 * (y - top) * (right - left));
  return { width: right - left, height: bottom - top, rgba: cut };
}

import { cutOut, type Raster, type RgbImage } from '@assay/media';

/**
 * Side of a window. Statistics of fewer pixels differ from window to window more than from picture to
 * picture.
 */
const SIDE_PX = 256;
/** A picture smaller than this, on either side, is not looked at. */
const LEAST_SIDE_PX = 160;
/** At most so many windows along each side: 12 megapixels cost as much as one. */
const WINDOWS_ACROSS = 3;
/** Windows begin on the grid of a JPEG's blocks, so that its traces lie at the same place in each. */
const GRID_PX = 8;

/**
 * Windows spread evenly over a picture, as stored: one for a small picture, nine at most. @returns none for a
 * picture that is too small
 */
export function windowsOf(raster: Raster): RgbImage[] {
  if (Math.min(raster.width, raster.height) < LEAST_SIDE_PX) return [];
  const [width, height] = [raster.width, raster.height].map((side) =>
    Math.min(SIDE_PX, side - (side % GRID_PX)),
  ) as [number, number];
  const lefts = starts(raster.width, width);
  return starts(raster.height, height).flatMap((top) =>
    lefts.map((left) => cutOut(raster, left, top, width, height)),
  );
}

function starts(length: number, side: number): number[] {
  const count = Math.min(WINDOWS_ACROSS, Math.max(1, Math.round(length / side)));
  const room = length - side;
  return Array.from({ length: count }, (_, index) => {
    const start = count === 1 ? room / 2 : (index * room) / (count - 1);
    return GRID_PX * Math.floor(start / GRID_PX);
  });
}

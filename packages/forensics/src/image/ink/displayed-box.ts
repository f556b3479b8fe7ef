import { type Box, box, type Raster, toDisplayed } from '@assay/media';
import type { PixelBox } from './components.js';

/** A rectangle of coded pixels as a box on the image as displayed. */
export function displayedBox(
  { left, top, right, bottom }: PixelBox,
  { width, height, orientation }: Raster,
): Box {
  return toDisplayed(box(left / width, top / height, right / width, bottom / height), orientation);
}

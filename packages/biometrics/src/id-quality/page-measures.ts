import { type RgbImage, resized, sizeWithin } from '@assay/media';

/** Longer side at which a page's colours are looked at. */
const LOOK_SIDE_PX = 256;
/**
 * A pixel whose strongest and weakest colour differ by more has a colour: paper, JPEG and white balance leave
 * less.
 */
const COLOURED_STEPS = 24;

/** Share of a page's pixels that have a colour of their own. */
export function colouredShare(image: RgbImage): number {
  const { width, height } = sizeWithin(image, LOOK_SIDE_PX);
  const { rgb } = resized(image, width, height);
  let coloured = 0;
  for (let at = 0; at < rgb.length; at += 3) {
    if (
      Math.max(rgb[at]!, rgb[at + 1]!, rgb[at + 2]!) - Math.min(rgb[at]!, rgb[at + 1]!, rgb[at + 2]!) >
      COLOURED_STEPS
    )
      coloured++;
  }
  return coloured / (width * height);
}

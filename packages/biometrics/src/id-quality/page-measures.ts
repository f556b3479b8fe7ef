import { type RgbImage, resized, sizeWithin } from '@assay/media';

/** Longer side at which a page's colors are looked at. */
const LOOK_SIDE_PX = 256;
/**
 * A pixel whose strongest and weakest color differ by more has a color: paper, JPEG and white balance leave
 * less.
 */
const COLORED_STEPS = 24;

/** Share of a page's pixels that have a color of their own. */
export function coloredShare(image: RgbImage): number {
  const { width, height } = sizeWithin(image, LOOK_SIDE_PX);
  const { rgb } = resized(image, width, height);
  let colored = 0;
  for (let at = 0; at < rgb.length; at += 3) {
    if (
      Math.max(rgb[at]!, rgb[at + 1]!, rgb[at + 2]!) - Math.min(rgb[at]!, rgb[at + 1]!, rgb[at + 2]!) >
      COLORED_STEPS
    )
      colored++;
  }
  return colored / (width * height);
}

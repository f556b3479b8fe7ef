import type { RgbImage } from '@assay/media';

/**
 * Writing differs from its ground by more than this, of 255, or cannot be read: the noise of an empty sheet
 * does not, saved as JPEG.
 */
const MAX_DIFFERENCE = 8;

/** Whether an image is of one colour but for slight noise, so that nothing can stand on it. */
export function isBlank({ rgb }: RgbImage): boolean {
  const lowest = [255, 255, 255];
  const highest = [0, 0, 0];
  for (let at = 0; at < rgb.length; at++) {
    const channel = at % 3;
    const value = rgb[at]!;
    if (value < lowest[channel]!) lowest[channel] = value;
    if (value > highest[channel]!) highest[channel] = value;
    if (highest[channel]! - lowest[channel]! > MAX_DIFFERENCE) return false;
  }
  return true;
}

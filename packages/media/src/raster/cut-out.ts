import type { RgbImage } from './types.js';

/**
 * A rectangle of an image, in pixels; it has to lie within. Whole rows share the pixels of the image: nothing may be
 * written to either.
 */
export function cutOut(image: RgbImage, left: number, top: number, width: number, height: number): RgbImage {
  if (width === image.width)
    return { width, height, rgb: image.rgb.subarray(3 * top * width, 3 * (top + height) * width) };
  const rgb = new Uint8Array(3 * width * height);
  for (let y = 0; y < height; y++) {
    const from = 3 * ((top + y) * image.width + left);
    rgb.set(image.rgb.subarray(from, from + 3 * width), 3 * y * width);
  }
  return { width, height, rgb };
}

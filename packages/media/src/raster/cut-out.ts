import type { RgbImage } from './types.js';

/** A rectangle of an image, in pixels; it has to lie within. */
export function cutOut(image: RgbImage, left: number, top: number, width: number, height: number): RgbImage {
  const rgb = new Uint8Array(3 * width * height);
  for (let y = 0; y < height; y++) {
    const from = 3 * ((top + y) * image.width + left);
    rgb.set(image.rgb.subarray(from, from + 3 * width), 3 * y * width);
  }
  return { width, height, rgb };
}

import { EXIF_TURNS, type Turn } from './orientation.js';
import type { RgbImage } from './types.js';

/** By clockwise quarter turns, 0..3. */
export const QUARTER_TURNS: readonly Turn[] = [EXIF_TURNS[1], EXIF_TURNS[6], EXIF_TURNS[3], EXIF_TURNS[8]];

/** The pixels of an image laid out anew. */
export function turned(image: RgbImage, { swaps, reversesX, reversesY }: Turn): RgbImage {
  if (!swaps && !reversesX && !reversesY) return image;
  const width = swaps ? image.height : image.width;
  const height = swaps ? image.width : image.height;
  const rgb = new Uint8Array(image.rgb.length);
  const stepX = (swaps ? image.width : 1) * (reversesX ? -3 : 3);
  for (let y = 0, to = 0; y < height; y++) {
    const across = reversesX ? width - 1 : 0;
    const down = reversesY ? height - 1 - y : y;
    let from = 3 * (swaps ? across * image.width + down : down * image.width + across);
    for (let x = 0; x < width; x++, to += 3, from += stepX) {
      rgb[to] = image.rgb[from]!;
      rgb[to + 1] = image.rgb[from + 1]!;
      rgb[to + 2] = image.rgb[from + 2]!;
    }
  }
  return { width, height, rgb };
}

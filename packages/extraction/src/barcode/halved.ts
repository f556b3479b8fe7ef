import type { RgbImage } from '@assay/media';

/** Half as wide and high, each pixel the mean of four. */
export function halved({ width: full, height: fullHeight, rgb: from }: RgbImage): RgbImage {
  const [width, height] = [full >> 1, fullHeight >> 1];
  const rgb = new Uint8Array(width * height * 3);
  for (let y = 0, to = 0; y < height; y++) {
    let upper = 2 * y * full * 3;
    let lower = upper + full * 3;
    for (let x = 0; x < width; x++, to += 3, upper += 6, lower += 6) {
      rgb[to] = (from[upper]! + from[upper + 3]! + from[lower]! + from[lower + 3]! + 2) >> 2;
      rgb[to + 1] = (from[upper + 1]! + from[upper + 4]! + from[lower + 1]! + from[lower + 4]! + 2) >> 2;
      rgb[to + 2] = (from[upper + 2]! + from[upper + 5]! + from[lower + 2]! + from[lower + 5]! + 2) >> 2;
    }
  }
  return { width, height, rgb };
}

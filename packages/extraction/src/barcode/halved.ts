import type { RgbImage } from '@assay/media';

/** Half as wide and high, each pixel the mean of four. */
export function halved({ width: full, height, rgb: from }: RgbImage): RgbImage {
  const width = full >> 1;
  const rgb = new Uint8Array(width * (height >> 1) * 3);
  for (let to = 0; to < rgb.length; to++) {
    const column = to % (width * 3);
    const at = 2 * Math.floor(to / (width * 3)) * full * 3 + column + 3 * Math.floor(column / 3);
    rgb[to] = (from[at]! + from[at + 3]! + from[at + full * 3]! + from[at + full * 3 + 3]! + 2) >> 2;
  }
  return { width, height: height >> 1, rgb };
}

import type { RgbImage } from '@assay/media';
import type { Region } from './bar-regions.js';

/**
 * A region cut out, turned back by its lean in radians, and enlarged; between pixels brightness lies on the
 * line between neighbors. Gray.
 */
export function straightened(
  image: RgbImage,
  { left, top, right, bottom }: Region,
  lean: number,
  enlarged: number,
): RgbImage {
  const [width, height] = [Math.round((right - left) * enlarged), Math.round((bottom - top) * enlarged)];
  const [cosine, sine] = [Math.cos(lean), Math.sin(lean)];
  const [middleX, middleY] = [(left + right - 1) / 2, (top + bottom - 1) / 2];
  const rgb = new Uint8Array(width * height * 3);
  for (let row = 0, to = 0; row < height; row++) {
    const down = (row + 0.5) / enlarged - (bottom - top) / 2;
    for (let column = 0; column < width; column++, to += 3) {
      const across = (column + 0.5) / enlarged - (right - left) / 2;
      const value = sampled(
        image,
        middleX + across * cosine - down * sine,
        middleY + across * sine + down * cosine,
      );
      rgb[to] = value;
      rgb[to + 1] = value;
      rgb[to + 2] = value;
    }
  }
  return { width, height, rgb };
}

/** Green, which carries most of the brightness; beyond the edge as at the edge. */
function sampled({ width, height, rgb }: RgbImage, x: number, y: number): number {
  const x1 = Math.min(width - 1, Math.max(0, x));
  const y1 = Math.min(height - 1, Math.max(0, y));
  const column = Math.min(width - 2, Math.floor(x1));
  const row = Math.min(height - 2, Math.floor(y1));
  const [right, down] = [x1 - column, y1 - row];
  const at = (row * width + column) * 3 + 1;
  const below = at + width * 3;
  const upper = rgb[at]! * (1 - right) + rgb[at + 3]! * right;
  const lower = rgb[below]! * (1 - right) + rgb[below + 3]! * right;
  return upper * (1 - down) + lower * down + 0.5;
}

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

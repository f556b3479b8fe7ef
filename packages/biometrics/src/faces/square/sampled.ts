import type { RgbImage } from '@assay/media';
import type { Pyramid } from './pyramid.js';
import { fromSquare, type TurnedSquare } from './turned-square.js';

/**
 * A turned square as an image of `size` by `size` pixels; what lies outside of the image is black. A new
 * pixel lies on the line between its neighbours, in a level of the pyramid that leaves none out.
 */
export function sampled(pyramid: Pyramid, square: TurnedSquare, size: number): RgbImage {
  const rgb = new Uint8Array(size * size * 3);
  const step = square.sidePx / size;
  const {
    pixels: { width, height, rgb: source },
    scale,
  } = pyramid.levelFor(step);
  const first = fromSquare(square, { x: 0.5 / size, y: 0.5 / size });
  const [right, below] = [
    step * scale * Math.cos(square.rollRadians),
    step * scale * Math.sin(square.rollRadians),
  ];
  const [lastX, lastY] = [width - 1, height - 1];
  for (let row = 0, to = 0; row < size; row++) {
    // The first pixel of a row covers 0..1: its middle is at .5.
    const startX = first.x * scale - 0.5 - row * below;
    const startY = first.y * scale - 0.5 + row * right;
    for (let column = 0; column < size; column++, to += 3) {
      const x = startX + column * right;
      const y = startY + column * below;
      if (x < -0.5 || y < -0.5 || x > lastX + 0.5 || y > lastY + 0.5) continue;
      const left = x > 0 ? Math.floor(x) : 0;
      const top = y > 0 ? Math.floor(y) : 0;
      const across = x > 0 && left < lastX ? x - left : 0;
      const down = y > 0 && top < lastY ? y - top : 0;
      const from = (top * width + left) * 3;
      const toRight = left < lastX ? 3 : 0;
      const toBelow = top < lastY ? width * 3 : 0;
      for (let channel = 0; channel < 3; channel++) {
        const above = from + channel;
        const below = above + toBelow;
        const upper = source[above]! + (source[above + toRight]! - source[above]!) * across;
        const lower = source[below]! + (source[below + toRight]! - source[below]!) * across;
        rgb[to + channel] = upper + (lower - upper) * down + 0.5;
      }
    }
  }
  return { width: size, height: size, rgb };
}

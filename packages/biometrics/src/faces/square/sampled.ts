import type { RgbImage } from '@assay/media';
import type { Pyramid } from './pyramid.js';
import { fromSquare, type TurnedSquare } from './turned-square.js';

/**
 * A turned square as an image of `size` by `size` pixels; what lies outside of the image is black. A new
 * pixel lies on the line between its neighbors, in a level of the pyramid that leaves none out.
 */
export function sampled(pyramid: Pyramid, square: TurnedSquare, size: number): RgbImage {
  const rgb = new Uint8Array(size * size * 3);
  const step = square.sidePx / size;
  const {
    pixels: { width, height, rgb: source },
    scale,
  } = pyramid.levelFor(step);
  const corner = fromSquare(square, { x: 0.5 / size, y: 0.5 / size });
  const [right, below] = [
    step * scale * Math.cos(square.rollRadians),
    step * scale * Math.sin(square.rollRadians),
  ];
  const [lastX, lastY] = [width - 1, height - 1];
  for (let row = 0, to = 0; row < size; row++) {
    // The first pixel of a row covers 0..1: its middle is at .5.
    const startX = corner.x * scale - 0.5 - row * below;
    const startY = corner.y * scale - 0.5 + row * right;
    for (let column = 0; column < size; column++, to += 3) {
      const x = startX + column * right;
      const y = startY + column * below;
      if (x < -0.5 || y < -0.5 || x > lastX + 0.5 || y > lastY + 0.5) continue;
      const left = x > 0 ? x | 0 : 0;
      const top = y > 0 ? y | 0 : 0;
      const across = x > 0 && left < lastX ? x - left : 0;
      const down = y > 0 && top < lastY ? y - top : 0;
      const above = (top * width + left) * 3;
      const aboveRight = left < lastX ? above + 3 : above;
      const toBelow = top < lastY ? width * 3 : 0;
      for (let channel = 0; channel < 3; channel++) {
        const first = source[above + channel]!;
        const upper = first + (source[aboveRight + channel]! - first) * across;
        const second = source[above + toBelow + channel]!;
        const lower = second + (source[aboveRight + toBelow + channel]! - second) * across;
        rgb[to + channel] = upper + (lower - upper) * down + 0.5;
      }
    }
  }
  return { width: size, height: size, rgb };
}

import type { RgbImage } from '../raster/types.js';

/** How a network takes pixels. */
export interface PixelCoding {
  readonly channels: 'RGB' | 'BGR';
  /** What 0 and 255 of a coded sample become, for red, green and blue. */
  readonly black: readonly number[];
  readonly white: readonly number[];
  /** Planes first (`NCHW`) or the channels of a pixel side by side (`NHWC`). */
  readonly layout: 'NCHW' | 'NHWC';
}

/** A picture as the numbers that a network takes; length `3 * width * height`. */
export function pixelTensor(
  { width, height, rgb }: RgbImage,
  { channels, black, white, layout }: PixelCoding,
): Float32Array {
  const size = width * height;
  const numbers = new Float32Array(3 * size);
  for (let channel = 0; channel < 3; channel++) {
    const place = channels === 'RGB' ? channel : 2 - channel;
    const [start, stride] = layout === 'NCHW' ? [place * size, 1] : [place, 3];
    const from = black[channel]!;
    const range = white[channel]! - from;
    for (let pixel = 0, to = start; pixel < size; pixel++, to += stride)
      numbers[to] = from + (rgb[3 * pixel + channel]! / 255) * range;
  }
  return numbers;
}

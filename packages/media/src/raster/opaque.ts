import type { RgbImage } from './types.js';

const IS_LITTLE_ENDIAN = new Uint8Array(Int32Array.of(1).buffer)[0] === 1;

/** The pixels with an alpha of 255 behind each, red first; written four bytes at a time. */
export function opaqueRgba({ width, height, rgb }: RgbImage): Uint8Array<ArrayBuffer> {
  const words = new Uint32Array(width * height);
  for (let pixel = 0, from = 0; pixel < words.length; pixel++, from += 3)
    words[pixel] = IS_LITTLE_ENDIAN
      ? 0xff000000 | (rgb[from + 2]! << 16) | (rgb[from + 1]! << 8) | rgb[from]!
      : (rgb[from]! << 24) | (rgb[from + 1]! << 16) | (rgb[from + 2]! << 8) | 0xff;
  return new Uint8Array(words.buffer);
}

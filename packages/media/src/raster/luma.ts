import type { Plane, RgbImage } from './types.js';

/**
 * Luma 0..255 of a color 0..255 by the weights that JPEG uses (ITU-R BT.601, as in JFIF / ITU-T T.871,
 * clause 7), not rounded.
 */
export const lumaOf = (red: number, green: number, blue: number): number =>
  0.299 * red + 0.587 * green + 0.114 * blue;

/** {@link lumaOf} of each pixel. */
export function toLuma({ width, height, rgb }: RgbImage): Plane {
  const samples = new Float32Array(width * height);
  for (let pixel = 0, offset = 0; pixel < samples.length; pixel++, offset += 3) {
    samples[pixel] = lumaOf(rgb[offset]!, rgb[offset + 1]!, rgb[offset + 2]!);
  }
  return { width, height, samples };
}

/**
 * Several checks ask for the luma of one picture, and of twelve megapixels it takes as long as a small check.
 */
const lumaOfPictures = new WeakMap<RgbImage, Plane>();

/** {@link toLuma} of a whole picture, worked out once. Not to be written to. */
export function sharedLuma(picture: RgbImage): Plane {
  const luma = lumaOfPictures.get(picture) ?? toLuma(picture);
  lumaOfPictures.set(picture, luma);
  return luma;
}

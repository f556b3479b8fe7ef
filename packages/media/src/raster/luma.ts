import type { Plane, Raster } from './types.js';

/** Luma 0..255 by the weights that JPEG uses (ITU-R BT.601, as in JFIF / ITU-T T.871, clause 7), not rounded. */
export function toLuma(raster: Raster): Plane {
  const { width, height, rgb } = raster;
  const samples = new Float32Array(width * height);
  for (let pixel = 0, offset = 0; pixel < samples.length; pixel++, offset += 3) {
    samples[pixel] = 0.299 * rgb[offset]! + 0.587 * rgb[offset + 1]! + 0.114 * rgb[offset + 2]!;
  }
  return { width, height, samples };
}

import type { Raster } from '@assay/media';

/** One byte a pixel, row-major. */
export interface Bytes {
  readonly width: number;
  readonly height: number;
  readonly samples: Uint8Array;
}

const known = new WeakMap<Raster, Bytes>();

/**
 * Luma 0..255 by BT.601's weights in 16-bit fixed point, rounded: integer sums over it stay exact and fast.
 * Worked out once, and shared for as long as the raster lives.
 */
export function lumaBytes(raster: Raster): Bytes {
  const luma = known.get(raster) ?? roundedLuma(raster);
  known.set(raster, luma);
  return luma;
}

function roundedLuma({ width, height, rgb }: Raster): Bytes {
  const samples = new Uint8Array(width * height);
  for (let pixel = 0, at = 0; pixel < samples.length; pixel++, at += 3) {
    samples[pixel] = (19_595 * rgb[at]! + 38_470 * rgb[at + 1]! + 7_471 * rgb[at + 2]! + 32_768) >> 16;
  }
  return { width, height, samples };
}

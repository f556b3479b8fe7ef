import type { Raster } from '@assay/media';
import { SIDE_PX, transformPatch } from '../spectrum/patch-transform.js';

/** Of a gray picture any channel is its luma. */
const GREEN = 1;

export interface PatchSpectrum {
  readonly mean: number;
  /** Row-major `SIDE_PX * SIDE_PX`, frequencies 0..SIDE_PX-1 in cycles per patch, the upper half negative. */
  readonly power: Float64Array;
}

/**
 * The spectrum of one patch of a gray picture, its mean taken off. @param left of the patch, which lies
 * within the raster, as does `top`
 */
export function powerSpectrum({ width, rgb }: Raster, left: number, top: number): PatchSpectrum {
  const real = new Float64Array(SIDE_PX * SIDE_PX);
  const at = (x: number, y: number): number => rgb[((top + y) * width + left + x) * 3 + GREEN]!;
  let mean = 0;
  for (let y = 0; y < SIDE_PX; y++) {
    for (let x = 0; x < SIDE_PX; x++) mean += at(x, y) / (SIDE_PX * SIDE_PX);
  }
  for (let y = 0; y < SIDE_PX; y++) {
    for (let x = 0; x < SIDE_PX; x++) real[y * SIDE_PX + x] = at(x, y) - mean;
  }
  const imaginary = new Float64Array(real.length);
  transformPatch(real, imaginary);
  return { mean, power: real.map((value, index) => value * value + imaginary[index]! ** 2) };
}

import type { Raster } from '@assay/media';

/** Every so many pixels tell as much as all. */
const STEP = 7;

/**
 * The share of a picture's pixels that have the same level of green, of the level most have, 0..1: high on
 * drawings, charts and screenshots, whose ground has no grain.
 */
export function shareOfOneLevel({ rgb }: Pick<Raster, 'rgb'>): number {
  const counts = new Uint32Array(256);
  let total = 0;
  for (let at = 1; at < rgb.length; at += 3 * STEP, total++) counts[rgb[at]!]!++;
  return Math.max(...counts) / Math.max(1, total);
}

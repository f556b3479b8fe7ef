import type { Raster } from '@assay/media';
import { SIDE_PX } from '../spectrum/patch-transform.js';
import type { Patch } from './blank-ground.js';

/** A sample of rows tells as much as all. */
const ROW_STEP = 4;

/**
 * The share of a patch's pixels that have the very color of the pixel beside them, 0..1: grain leaves few.
 */
export function equalNeighbors({ width, rgb }: Raster, { left, top }: Patch): number {
  let [equal, count] = [0, 0];
  for (let y = top; y < top + SIDE_PX; y += ROW_STEP) {
    for (let x = left, at = (y * width + left) * 3; x < left + SIDE_PX - 1; x++, at += 3, count++) {
      if (rgb[at] === rgb[at + 3] && rgb[at + 1] === rgb[at + 4] && rgb[at + 2] === rgb[at + 5]) equal++;
    }
  }
  return equal / count;
}

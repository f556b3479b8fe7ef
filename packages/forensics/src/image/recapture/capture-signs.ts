import { median, type Raster } from '@assay/media';
import { isBilevel } from '../ink/is-bilevel.js';
import { lumaBytes } from '../ink/luma-bytes.js';
import type { BlankGround, Patch } from './blank-ground.js';
import { equalNeighbors } from './equal-neighbors.js';

/** What a picture shows of how it was captured. Facts, no verdict: each has causes of several kinds. */
export type CaptureSign = 'black-and-white' | 'no-grain' | 'uneven-light' | 'even-light';

/**
 * Of the ground's pixels, the share with the very color of their neighbor from which there is no grain.
 * Photos reach .87, drawn pages have .88 and more.
 */
const NO_GRAIN_FROM = 0.9;
/**
 * Brightness of the blank ground, from its 5th to its 95th percentile, as a share of the median, from which
 * the light is uneven. Of 14 photos by hand 10 lie at .28 and above, of 26 scans none above .12 (the honest
 * files of the development corpus by kind of picture, 2026-11-25).
 */
const UNEVEN_FROM = 0.25;
/**
 * Of patches by brightness, those at least this share of the brightest tenth: paper, not the table around it.
 */
const LEAST_OF_BRIGHTEST = 0.6;

/** The most telling sign; bright ground is asked for grain, all of it for light. */
export function captureSign(raster: Raster, { all, bright }: BlankGround): CaptureSign {
  if (isBilevel(lumaBytes(raster))) return 'black-and-white';
  if ((median(bright.map((patch) => equalNeighbors(raster, patch))) ?? 1) >= NO_GRAIN_FROM) return 'no-grain';
  return lightRange(all) >= UNEVEN_FROM ? 'uneven-light' : 'even-light';
}

function lightRange(patches: readonly Patch[]): number {
  const means = patches.map(({ mean }) => mean).sort((one, other) => one - other);
  const at = (values: readonly number[], share: number): number =>
    values[Math.min(values.length - 1, Math.floor(share * values.length))] ?? 0;
  const paper = means.filter((mean) => mean >= LEAST_OF_BRIGHTEST * at(means, 0.9));
  return (at(paper, 0.95) - at(paper, 0.05)) / Math.max(1, at(paper, 0.5));
}

import type { Raster } from '@assay/media';
import type { PixelArea } from '../../pictures/page-pixels.js';
import { SIDE_PX } from '../spectrum/patch-transform.js';
import { powerSpectrum } from './power-spectrum.js';
import type { ShadeLevels } from './shades.js';

/** Patches laid over the document, at most: enough to meet its shaded parts. */
const [PATCHES_ACROSS, PATCHES_DOWN] = [9, 6];
/** Mean darkness of a patch with shades or print in it, from black 0 to paper 1. */
const [DARKEST_PATCH, LIGHTEST_PATCH] = [0.15, 0.97];
/** Fewer patches leave single letters in the mean. */
const LEAST_PATCHES = 6;
/**
 * Frequencies in cycles per {@link SIDE_PX} pixels: dots from 2 to 7 pixels apart; print is irregular there.
 */
const [LEAST_FREQUENCY, GREATEST_FREQUENCY] = [9, 44];
/**
 * Rows and columns near zero hold rules and edges of letters, those near the finest period what resizing and
 * coding leave.
 */
const [LEAST_PART, GREATEST_PART] = [4, 30];

/**
 * How far a square lattice of dots stands out of the spectrum of a document's shades, in natural logarithms
 * of power: the stronger of the lattice's two directions counts no more than the weaker, since lines
 * (guilloches, rules) have one direction alone.
 * @param raster without color
 * @param levels of the document
 * @returns 0 where too few patches can be looked at
 */
export function screenOfDots(raster: Raster, area: PixelArea, levels: ShadeLevels): number {
  const sum = new Float64Array(SIDE_PX * SIDE_PX);
  let patches = 0;
  for (let patch = 0; patch < PATCHES_ACROSS * PATCHES_DOWN; patch++) {
    const left = spread(area.left, area.right, (patch % PATCHES_ACROSS) / (PATCHES_ACROSS - 1));
    const top = spread(area.top, area.bottom, Math.floor(patch / PATCHES_ACROSS) / (PATCHES_DOWN - 1));
    if (left + SIDE_PX > area.right || top + SIDE_PX > area.bottom) continue;
    const { mean, power } = powerSpectrum(raster, left, top);
    const shade = (mean - levels.black) / Math.max(1, levels.paper - levels.black);
    if (shade < DARKEST_PATCH || shade > LIGHTEST_PATCH) continue;
    for (let index = 0; index < sum.length; index++) sum[index]! += Math.log(power[index]! + 1);
    patches++;
  }
  return patches < LEAST_PATCHES ? 0 : highestPair(sum) / patches;
}

const spread = (from: number, to: number, share: number): number =>
  from + Math.max(0, Math.round((to - from - SIDE_PX) * share));

/** The lattice's vectors lie at a right angle, so both of a pair are looked up. */
function highestPair(sum: Float64Array): number {
  const rings = ringMedians(sum);
  const above = (x: number, y: number): number => sum[indexOf(x, y)]! - rings[ringOf(x, y)]!;
  let highest = 0;
  for (let y = LEAST_PART; y <= GREATEST_PART; y++) {
    for (let x = -GREATEST_PART; x <= GREATEST_PART; x++) {
      const ring = Math.hypot(x, y);
      if (Math.abs(x) < LEAST_PART || ring < LEAST_FREQUENCY || ring > GREATEST_FREQUENCY) continue;
      highest = Math.max(highest, Math.min(above(x, y), above(-y, x)));
    }
  }
  return highest;
}

const indexOf = (x: number, y: number): number =>
  ((y + SIDE_PX) % SIDE_PX) * SIDE_PX + ((x + SIDE_PX) % SIDE_PX);
const ringOf = (x: number, y: number): number => Math.round(Math.hypot(x, y));

/** The median of each ring of one frequency: what print and noise have there. */
function ringMedians(sum: Float64Array): number[] {
  const rings: number[][] = [];
  for (let y = -SIDE_PX / 2; y < SIDE_PX / 2; y++) {
    for (let x = -SIDE_PX / 2; x < SIDE_PX / 2; x++) {
      const ring = ringOf(x, y);
      rings[ring] ??= [];
      rings[ring].push(sum[indexOf(x, y)]!);
    }
  }
  return rings.map((values) => values.sort((one, other) => one - other)[values.length >> 1] ?? 0);
}

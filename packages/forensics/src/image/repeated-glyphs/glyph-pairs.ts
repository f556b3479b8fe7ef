import type { Component } from '../ink/components.js';
import type { Bytes } from '../ink/luma-bytes.js';

/** Two pieces of ink that look alike. */
export interface GlyphPair {
  readonly first: Component;
  readonly second: Component;
  /** From the first to the second at the best alignment, whole pixels. */
  readonly dx: number;
  readonly dy: number;
  /**
   * Root mean square of the difference of their patches, as a share of the first one's own deviation: 0 = the
   * same pixels, .2 to .4 = two prints of one character, beyond {@link LARGEST_DIFFERENCE} not kept.
   */
  readonly difference: number;
}

/** Paper around the ink that is compared with it, pixels. */
const MARGIN = 2;
/** Levels of deviation from which a patch shows more than paper. */
const LEAST_CONTRAST = 12;
const CONTRAST_RATIO = 1.4;
const AREA_RATIO = 0.8;
/** Two prints of one character differ less, two characters mostly more. */
const LARGEST_DIFFERENCE = 0.5;
/** Offsets tried for a pair. */
const OFFSETS = 9;
/**
 * Bounds of the work on full pages and textures: pixels compared (most comparisons end early), and pairs kept
 * for it.
 */
const MAX_PIXELS_COMPARED = 40_000_000;
const MAX_CANDIDATES = 200_000;

interface Patch {
  readonly ink: Component;
  /** Standard deviation of the luma in the box and its margin. */
  readonly contrast: number;
  /**
   * Mean luma of its {@link CELLS} x {@link CELLS} cells, less the patch's mean, as a share of its contrast.
   */
  readonly sketch: Float32Array;
}

const CELLS = 4;
/** Sketches of alike patches differ less (root mean square), also when they are a pixel apart. */
const LARGEST_SKETCH_DIFFERENCE = 0.45;

/**
 * The pairs of glyphs that look alike, each compared at offsets of up to a pixel around its boxes'. Pairs are
 * tried by how alike their sketches are, so that what a full page leaves out are the least alike ones.
 */
export function alikeGlyphs(luma: Bytes, glyphs: readonly Component[]): GlyphPair[] {
  const patches = glyphs
    .filter((ink) => isInside(ink, luma))
    .map((ink) => patchOf(luma, ink))
    .filter(({ contrast }) => contrast >= LEAST_CONTRAST);
  const pairs: GlyphPair[] = [];
  let pixels = 0;
  for (const { first, second } of candidatesAmong(patches)) {
    pixels += OFFSETS * sizeOf(first.ink);
    if (pixels > MAX_PIXELS_COMPARED) break;
    const pair = compare(luma, first, second);
    if (pair) pairs.push(pair);
  }
  return pairs;
}

interface Candidate {
  readonly first: Patch;
  readonly second: Patch;
  /** Sum of squared differences of the sketches. */
  readonly sketchDifference: number;
}

/** Pairs of about equal size, contrast and sketch; the most alike sketches first. */
function candidatesAmong(patches: readonly Patch[]): Candidate[] {
  const byHeight = [...patches].sort((a, b) => heightOf(a.ink) - heightOf(b.ink));
  const candidates: Candidate[] = [];
  for (let at = 0; at < byHeight.length; at++) {
    const first = byHeight[at]!;
    for (let other = at + 1; other < byHeight.length && candidates.length < MAX_CANDIDATES; other++) {
      const second = byHeight[other]!;
      if (heightOf(second.ink) > heightOf(first.ink) + 1) break;
      if (!haveEqualSize(first, second)) continue;
      const sketchDifference = sketchDifferenceOf(first, second);
      if (sketchDifference <= LARGEST_SKETCH_DIFFERENCE ** 2 * first.sketch.length)
        candidates.push({ first, second, sketchDifference });
    }
  }
  return candidates.sort((a, b) => a.sketchDifference - b.sketchDifference);
}

const heightOf = ({ top, bottom }: Component): number => bottom - top;

/** The patch, moved by a pixel, stays on the picture. */
const isInside = ({ left, top, right, bottom }: Component, { width, height }: Bytes): boolean =>
  Math.min(left, top) > MARGIN && right + MARGIN < width && bottom + MARGIN < height;

const sizeOf = ({ left, top, right, bottom }: Component): number =>
  (right - left + 2 * MARGIN) * (bottom - top + 2 * MARGIN);

function haveEqualSize(first: Patch, second: Patch): boolean {
  const [a, b] = [first.ink, second.ink];
  if (Math.abs(a.right - a.left - (b.right - b.left)) > 1) return false;
  if (Math.min(a.area, b.area) < AREA_RATIO * Math.max(a.area, b.area)) return false;
  return (
    Math.max(first.contrast, second.contrast) <= CONTRAST_RATIO * Math.min(first.contrast, second.contrast)
  );
}

function sketchDifferenceOf(first: Patch, second: Patch): number {
  let squares = 0;
  for (let cell = 0; cell < first.sketch.length; cell++)
    squares += (first.sketch[cell]! - second.sketch[cell]!) ** 2;
  return squares;
}

function patchOf({ width, samples }: Bytes, ink: Component): Patch {
  const [left, top] = [ink.left - MARGIN, ink.top - MARGIN];
  const [columns, rows] = [ink.right + MARGIN - left, ink.bottom + MARGIN - top];
  const sums = new Float32Array(CELLS * CELLS);
  const counts = new Float32Array(CELLS * CELLS);
  let sum = 0;
  let squares = 0;
  for (let y = 0; y < rows; y++) {
    const cellRow = Math.floor((y * CELLS) / rows) * CELLS;
    for (let x = 0; x < columns; x++) {
      const value = samples[(top + y) * width + left + x]!;
      const cell = cellRow + Math.floor((x * CELLS) / columns);
      sums[cell] = sums[cell]! + value;
      counts[cell] = counts[cell]! + 1;
      sum += value;
      squares += value * value;
    }
  }
  const mean = sum / (rows * columns);
  const contrast = Math.sqrt(Math.max(0, squares / (rows * columns) - mean * mean));
  return {
    ink,
    contrast,
    sketch: sums.map((cellSum, cell) => (cellSum / Math.max(1, counts[cell]!) - mean) / (contrast + 1)),
  };
}

function compare(
  luma: Bytes,
  { ink: first, contrast }: Patch,
  { ink: second }: Patch,
): GlyphPair | undefined {
  let best: GlyphPair | undefined;
  let least = (LARGEST_DIFFERENCE * contrast) ** 2;
  for (let dy = second.top - first.top - 1; dy <= second.top - first.top + 1; dy++) {
    for (let dx = second.left - first.left - 1; dx <= second.left - first.left + 1; dx++) {
      const variance = differenceVariance(luma, first, dx, dy, least);
      if (variance >= least) continue;
      least = variance;
      best = { first, second, dx, dy, difference: Math.sqrt(variance) / contrast };
    }
  }
  return best;
}

/**
 * How the difference between a patch and itself `dx`, `dy` further varies; a brightness that differs evenly
 * is no difference.
 */
function differenceVariance(
  { width, height, samples }: Bytes,
  ink: Component,
  dx: number,
  dy: number,
  giveUpAt: number,
): number {
  const [left, top, right, bottom] = [
    ink.left - MARGIN,
    ink.top - MARGIN,
    ink.right + MARGIN,
    ink.bottom + MARGIN,
  ];
  if (left + dx < 0 || top + dy < 0 || right + dx > width || bottom + dy > height)
    return Number.POSITIVE_INFINITY;
  const count = (right - left) * (bottom - top);
  const step = dy * width + dx;
  let sum = 0;
  let squares = 0;
  for (let y = top; y < bottom; y++) {
    for (let at = y * width + left; at < y * width + right; at++) {
      const difference = samples[at]! - samples[at + step]!;
      sum += difference;
      squares += difference * difference;
    }
    // Twice the bound: what an even difference will take off is not known yet.
    if (squares > 2 * giveUpAt * count) return Number.POSITIVE_INFINITY;
  }
  return Math.max(0, squares / count - (sum / count) ** 2);
}

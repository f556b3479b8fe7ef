import { median, type Plane, ranked } from '@assay/media';
import { blurred } from '../filters/blur.js';
import type { Bytes } from '../ink/luma-bytes.js';
import { paperTone } from './paper-tone.js';

/** How much darker than the paper each cell of a picture is, and how crisp what darkens it. */
export interface ShadeMap {
  /** In cells. */
  readonly width: number;
  readonly height: number;
  /** Side of a cell, pixels. */
  readonly cellPx: number;
  /** Height of the page's print, cells. */
  readonly printHeight: number;
  /** Light that nine tenths of the picture stay under, levels. */
  readonly paperLight: number;
  /** Smoothed luma, levels. */
  readonly tone: Float32Array;
  /** Levels under the paper around. */
  readonly depth: Float32Array;
  /** Detail a level of depth, as a share of that of the page's print: 1 = print, near 0 = a shade. */
  readonly crispness: Float32Array;
}

/** Print is this many cells high at least, unless the picture is large: then it has at most so many cells. */
const PRINT_HEIGHT_CELLS = 6;
const MAX_CELLS = 1_000_000;
/** Strokes run together in a blur of this share of the print's height, and of no fewer pixels. */
const [SMOOTHED_HEIGHTS, LEAST_SMOOTHED_PX] = [1 / 7, 1.2];
/** Depths, levels: below the first all is paper, from the second on it is print if anything is. */
const [PAPER_DEPTH, PRINT_DEPTH] = [3, 25];
/**
 * Half of the paper lies deeper than its lightest places by some levels; depths up to here are asked by how
 * many.
 */
const LEVEL_DEPTH = 8;
/** Paper has so many times its middle detail in most places. */
const OWN_DETAIL = 1.2;
/** Of the light: some paper is shaded, some overexposed. */
const PAPER_QUANTILE = 0.9;
/** Medians are taken of every so many cells. */
const SAMPLED_EVERY = 7;
/** Fewer sampled cells of print say nothing of how crisp it is. */
const LEAST_PRINT = 50;

/** @param printHeightPx height of the page's usual characters. Undefined without print. Linear in pixels. */
export function shadeMap(luma: Bytes, printHeightPx: number): ShadeMap | undefined {
  const pixels = luma.width * luma.height;
  const cellPx = Math.max(
    1,
    Math.floor(printHeightPx / PRINT_HEIGHT_CELLS),
    Math.ceil(Math.sqrt(pixels / MAX_CELLS)),
  );
  const { light: cells, detail: fine } = cellsOf(luma, cellPx);
  const printHeight = printHeightPx / cellPx;
  const sigma = Math.max(SMOOTHED_HEIGHTS * printHeight, LEAST_SMOOTHED_PX / cellPx);
  const tone = blurred(cells, sigma);
  const detail = blurred(fine, sigma, fine.samples).samples;
  const depth = takeDepth(paperTone(cells, printHeight).samples, tone.samples);
  const crispness = takeCrispness(detail, depth);
  const light = new Float64Array(Math.ceil(tone.samples.length / SAMPLED_EVERY));
  for (let index = 0; index < light.length; index++) light[index] = tone.samples[index * SAMPLED_EVERY]!;
  const paperLight = ranked(light, Math.floor(PAPER_QUANTILE * light.length))!;
  return (
    crispness && {
      width: cells.width,
      height: cells.height,
      cellPx,
      printHeight,
      paperLight,
      tone: tone.samples,
      depth,
      crispness,
    }
  );
}

/**
 * Mean luma, and mean size of the Laplacian, of squares of pixels; the first and the last row have no
 * Laplacian, and columns wrap around.
 */
function cellsOf(
  { width, height, samples }: Bytes,
  side: number,
): { readonly light: Plane; readonly detail: Plane } {
  const [columns, rows] = [Math.floor(width / side), Math.floor(height / side)];
  const area = side * side;
  const light = new Float32Array(columns * rows);
  const detail = new Float32Array(columns * rows);
  for (let y = 0; y < rows * side; y++) {
    const row = Math.floor(y / side) * columns;
    const isInside = y > 0 && y < height - 1;
    for (let column = 0, at = y * width; column < columns; column++) {
      let sum = 0;
      let steps = 0;
      for (let step = 0; step < side; step++, at++) {
        const value = samples[at]!;
        sum += value;
        if (isInside)
          steps += Math.abs(
            4 * value - samples[at - 1]! - samples[at + 1]! - samples[at - width]! - samples[at + width]!,
          );
      }
      light[row + column]! += sum / area;
      detail[row + column]! += steps / area;
    }
  }
  return {
    light: { width: columns, height: rows, samples: light },
    detail: { width: columns, height: rows, samples: detail },
  };
}

/** Makes depths of the light of the paper, where it stands: planes of this size are new memory for the system to clear. */
function takeDepth(depth: Float32Array, tone: Float32Array): Float32Array {
  for (let at = 0; at < depth.length; at++) depth[at]! -= tone[at]!;
  const level = median(sampled(depth, depth, { below: LEVEL_DEPTH })) ?? 0;
  for (let at = 0; at < depth.length; at++) depth[at]! -= level;
  return depth;
}

/** Makes crispness of the detail, where it stands. */
function takeCrispness(crispness: Float32Array, depth: Float32Array): Float32Array | undefined {
  const ofPaper = OWN_DETAIL * (median(sampled(crispness, depth, { below: PAPER_DEPTH })) ?? 0);
  for (let at = 0; at < depth.length; at++)
    crispness[at] = Math.max(0, crispness[at]! - ofPaper) / Math.max(1, depth[at]!);
  const ofPrint = sampled(crispness, depth, { above: PRINT_DEPTH });
  const usual = median(ofPrint) ?? 0;
  if (ofPrint.length < LEAST_PRINT || usual === 0) return undefined;
  for (let at = 0; at < depth.length; at++) crispness[at]! /= usual;
  return crispness;
}

/** Of every so many cells, the values of those whose depth lies between two. */
function sampled(
  values: Float32Array,
  depth: Float32Array,
  {
    above = Number.NEGATIVE_INFINITY,
    below = Number.POSITIVE_INFINITY,
  }: { readonly above?: number; readonly below?: number },
): Float64Array {
  const taken = new Float64Array(Math.ceil(depth.length / SAMPLED_EVERY));
  let count = 0;
  for (let at = 0; at < depth.length; at += SAMPLED_EVERY)
    if (depth[at]! > above && depth[at]! < below) taken[count++] = values[at]!;
  return taken.subarray(0, count);
}

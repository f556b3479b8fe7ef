import type { Raster } from '@assay/media';
import type { Bytes } from '../ink/luma-bytes.js';
import type { Word } from '../ink/words.js';

/** How a word is rendered, whatever it says: three measures of how steep its edges are, as natural logs. */
export interface Rendering {
  /**
   * Steepest step of a crossing from paper to ink, as a share of the crossing: along rows, and along columns.
   */
  readonly acrossRows: number;
  readonly acrossColumns: number;
  /** Mean step weighted by steps, as a share of the contrast. */
  readonly overall: number;
  /** Red minus blue of ink against its paper, levels: colored ink is another pen, not another rendering. */
  readonly tint: number;
}

/** Pixels around a word in which its edges end. */
const MARGIN = 3;
/** Crossings of fewer levels are texture. */
const LEAST_CROSSING = 40;
/** Only crossings of this share of the word's strong ones count: strokes too thin to be dark are left out. */
const STRONG_SHARE = 0.6;
const STRONG_QUANTILE = 0.75;
/** Fewer crossings give no mean. */
const LEAST_CROSSINGS = 6;
/** Levels between paper and ink under which edges cannot be told. */
const LEAST_CONTRAST = 20;

/** Measures a word; undefined where it has too few or too faint edges. */
export function renderingOf(word: Word, luma: Bytes, raster: Raster, ink: Uint8Array): Rendering | undefined {
  const area = {
    left: Math.max(0, word.left - MARGIN),
    top: Math.max(0, word.top - MARGIN),
    right: Math.min(luma.width, word.right + MARGIN),
    bottom: Math.min(luma.height, word.bottom + MARGIN),
  };
  const crossings = new Crossings(luma.samples);
  for (let y = word.top; y < word.bottom; y++)
    crossings.addLine(y * luma.width + area.left, area.right - area.left, 1);
  const acrossRows = crossings.takeSteepness();
  for (let x = word.left; x < word.right; x++)
    crossings.addLine(area.top * luma.width + x, area.bottom - area.top, luma.width);
  const acrossColumns = crossings.takeSteepness();
  const overall = overallSteepness(area, luma);
  if (acrossRows === undefined || acrossColumns === undefined || overall === undefined) return undefined;
  return {
    acrossRows: Math.log(acrossRows),
    acrossColumns: Math.log(acrossColumns),
    overall: Math.log(overall),
    tint: tintOf(area, raster, ink),
  };
}

interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Collects the monotone runs of lines of pixels: how far they go, and how steep their steepest step is. */
class Crossings {
  readonly #samples: Uint8Array;
  #sizes: number[] = [];
  #steepness: number[] = [];

  constructor(samples: Uint8Array) {
    this.#samples = samples;
  }

  addLine(start: number, length: number, stride: number): void {
    const samples = this.#samples;
    let direction = 0;
    let size = 0;
    let steepest = 0;
    for (let index = 1, at = start; index < length; index++, at += stride) {
      const step = samples[at + stride]! - samples[at]!;
      const sign = Math.sign(step);
      if (sign !== direction) {
        this.#add(size, steepest);
        direction = sign;
        size = 0;
        steepest = 0;
      }
      size += Math.abs(step);
      steepest = Math.max(steepest, Math.abs(step));
    }
    this.#add(size, steepest);
  }

  /** The mean over strong crossings, and an empty collection; undefined when they are too few. */
  takeSteepness(): number | undefined {
    const sorted = Float64Array.from(this.#sizes).sort();
    const strong = STRONG_SHARE * (sorted[Math.floor(sorted.length * STRONG_QUANTILE)] ?? 0);
    let sum = 0;
    let count = 0;
    for (const [index, size] of this.#sizes.entries()) {
      if (size < strong) continue;
      sum += this.#steepness[index]!;
      count++;
    }
    this.#sizes = [];
    this.#steepness = [];
    return count < LEAST_CROSSINGS ? undefined : sum / count;
  }

  #add(size: number, steepest: number): void {
    if (size <= LEAST_CROSSING) return;
    this.#sizes.push(size);
    this.#steepness.push(steepest / size);
  }
}

/** Sum of squared steps over sum of steps, as a share of paper minus ink. */
function overallSteepness({ left, top, right, bottom }: Area, { width, samples }: Bytes): number | undefined {
  const levels = new Int32Array(256);
  let steps = 0;
  let squares = 0;
  for (let y = top; y < bottom; y++) {
    for (let at = y * width + left; at < y * width + right - 1; at++) {
      levels[samples[at]!] = levels[samples[at]!]! + 1;
      const step = Math.abs(samples[at + 1]! - samples[at]!);
      steps += step;
      squares += step * step;
    }
  }
  const total = (bottom - top) * (right - left - 1);
  const contrast = levelBelow(levels, total * 0.8) - levelBelow(levels, total * 0.05);
  return contrast < LEAST_CONTRAST || steps === 0 ? undefined : squares / steps / contrast;
}

function levelBelow(levels: Int32Array, count: number): number {
  let sum = 0;
  for (let level = 0; level < levels.length; level++) {
    sum += levels[level]!;
    if (sum >= count) return level;
  }
  return levels.length - 1;
}

function tintOf({ left, top, right, bottom }: Area, { width, rgb }: Raster, ink: Uint8Array): number {
  const sums = [0, 0];
  const counts = [0, 0];
  for (let y = top; y < bottom; y++) {
    for (let at = y * width + left; at < y * width + right; at++) {
      const kind = ink[at]!;
      sums[kind] = sums[kind]! + rgb[3 * at]! - rgb[3 * at + 2]!;
      counts[kind] = counts[kind]! + 1;
    }
  }
  return sums[1]! / Math.max(1, counts[1]!) - sums[0]! / Math.max(1, counts[0]!);
}

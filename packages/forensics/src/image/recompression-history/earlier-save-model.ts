import type { LumaBlocks } from './luma-blocks.js';

/**
 * Of coefficients, the share that no noise model explains: keeps one odd value from deciding over a block.
 */
const OUTLIER_SHARE = 0.02;

/** Below this, a coefficient of pixels that were never quantized on this grid is taken for zero. */
export const NOISE_FLOOR = 1.5;

/** Steps this much finer than those of the last save leave no trace in it. */
const FINEST_STEP_RATIO = 0.35;

/**
 * Mean step from one size to the next of the coefficients that are not zero, per frequency, 64 values: their
 * Laplacian scale.
 */
export function coefficientScales({ levels, steps, lastTable }: LumaBlocks): Float64Array {
  const count = new Float64Array(64);
  const sum = new Float64Array(64);
  const ignored = lastTable ? 0 : NOISE_FLOOR;
  for (let index = 0; index < levels.length; index++) {
    const level = levels[index]!;
    if (level === 0) continue;
    const value = level * steps[index & 63]!;
    if (value <= ignored && value >= -ignored) continue;
    count[index & 63]! += 1;
    sum[index & 63]! += Math.abs(value);
  }
  return count.map((n, frequency) => {
    const step = lastTable ? lastTable[frequency]! : NOISE_FLOOR;
    const excess = n > 5 ? sum[frequency]! / n - step : step;
    if (!lastTable) return Math.max(0.3, excess);
    const multiples = Math.max(1e-3, excess / step);
    return -step / Math.log(multiples / (1 + multiples));
  });
}

/**
 * How well one coefficient fits "quantized with `table`, then changed a little, then saved as it is now"
 * against "never quantized with that table".
 *
 * Both hypotheses share one prior, Laplacian in size; zeros are left out on both sides, since their number
 * says more of the picture than of its history. The idea, likelihoods of doubly against singly quantized
 * coefficients, follows Bianchi & Piva, "Image forgery localization via block-grained analysis of JPEG
 * artifacts", IEEE TIFS 7(3), 2012; what differs is that clipping is undone first (see block-evidence.ts).
 */
export class EarlierSaveModel {
  readonly table: Float64Array;
  /**
   * A coefficient that is zero says nothing, whatever clipping did: true where the last save rounded them to
   * zero.
   */
  readonly skipsZeros: boolean;
  readonly #noise: number;
  readonly #scales: Float64Array;
  readonly #lastTable: Float64Array | undefined;
  /** Per frequency and multiple of the last step, for blocks that nothing clipped; NaN until asked for. */
  readonly #unclipped: Float64Array | undefined;

  /** @param noise standard deviation, in units of the coefficients, of what happened between the two saves */
  constructor(table: Float64Array, noise: number, scales: Float64Array, lastTable: Float64Array | undefined) {
    this.table = table;
    this.#noise = noise;
    this.#scales = scales;
    this.#lastTable = lastTable;
    this.skipsZeros = lastTable !== undefined;
    this.#unclipped = lastTable ? new Float64Array(64 * CACHED_MULTIPLES).fill(Number.NaN) : undefined;
  }

  /**
   * ln P(value | earlier save) - ln P(value | none): positive speaks for the earlier save.
   * @param value a coefficient as it is now  @param clipping what clipping did to it after the earlier save
   */
  logLikelihoodRatio(frequency: number, value: number, clipping: number): number {
    if (!this.#lastTable) return this.#ofUnquantized(frequency, value, clipping);
    const lastStep = this.#lastTable[frequency]!;
    const magnitude = Math.abs(value);
    if (magnitude === 0 || this.table[frequency]! < lastStep * FINEST_STEP_RATIO) return 0;
    const multiple = Math.round(magnitude / lastStep);
    if (clipping !== 0 || multiple >= CACHED_MULTIPLES)
      return this.#ofRequantized(frequency, magnitude, value > 0 ? clipping : -clipping);
    const at = frequency * CACHED_MULTIPLES + multiple;
    let ratio = this.#unclipped![at]!;
    if (Number.isNaN(ratio)) {
      ratio = this.#ofRequantized(frequency, magnitude, 0);
      this.#unclipped![at] = ratio;
    }
    return ratio;
  }

  /**
   * The last save was a JPEG on the same grid: sums over the earlier levels that could have landed in this
   * bin.
   */
  #ofRequantized(frequency: number, magnitude: number, clipping: number): number {
    const step = this.table[frequency]!;
    const lastStep = this.#lastTable![frequency]!;
    const scale = this.#scales[frequency]!;
    const half = lastStep / 2;
    // Level 0 was a zero, and a zero is left out of the prior; only clipping can have made something of it.
    const firstLevel = Math.max(
      clipping === 0 ? 1 : 0,
      Math.floor((magnitude - half - clipping - 3 * this.#noise) / step),
    );
    const lastLevel = Math.ceil((magnitude + half - clipping + 3 * this.#noise) / step);
    let earlier = 0;
    for (let level = firstLevel; level <= lastLevel; level++) {
      const offset = level * step + clipping - magnitude;
      const landing =
        normalBelow((half - offset) / this.#noise) - normalBelow((-half - offset) / this.#noise);
      earlier += Math.exp((-Math.max(0, level - 1) * step) / scale) * landing;
    }
    earlier *= 1 - Math.exp(-step / scale);
    const none = (1 - Math.exp(-lastStep / scale)) * Math.exp(-(magnitude - lastStep) / scale);
    return Math.log((1 - OUTLIER_SHARE) * (earlier / none) + OUTLIER_SHARE);
  }

  /**
   * Decoded pixels: densities instead of bins. A value next to zero can only speak against the earlier save.
   */
  #ofUnquantized(frequency: number, value: number, clipping: number): number {
    const step = this.table[frequency]!;
    const noise = this.#noise;
    const level = Math.round((value - clipping) / step);
    const distance = value - clipping - level * step;
    const density = Math.exp((-distance * distance) / (2 * noise * noise)) / (noise * Math.sqrt(2 * Math.PI));
    if (level === 0)
      return step < 3 * noise
        ? 0
        : Math.min(0, Math.log((1 - OUTLIER_SHARE) * density * step + OUTLIER_SHARE));
    const scale = this.#scales[frequency]!;
    const earlier =
      (1 - Math.exp(-step / scale)) * Math.exp((-(Math.abs(level) - 1) * step) / scale) * density;
    const none = Math.exp(-Math.max(0, Math.abs(value) - step / 2) / scale) / scale;
    return Math.log((1 - OUTLIER_SHARE) * (earlier / none) + OUTLIER_SHARE);
  }
}

const CACHED_MULTIPLES = 64;

const TABULATED_DEVIATIONS = 6;
const ENTRIES_PER_DEVIATION = 256;
/**
 * The normal distribution function from -6 to 6 deviations, by summing its density (trapezoids; error below
 * 1e-6).
 */
const NORMAL_BELOW = (() => {
  const table = new Float64Array(2 * TABULATED_DEVIATIONS * ENTRIES_PER_DEVIATION + 2);
  const density = (z: number) => Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
  for (let entry = 1; entry < table.length; entry++) {
    const z = entry / ENTRIES_PER_DEVIATION - TABULATED_DEVIATIONS;
    table[entry] =
      table[entry - 1]! + (density(z) + density(z - 1 / ENTRIES_PER_DEVIATION)) / (2 * ENTRIES_PER_DEVIATION);
  }
  return table;
})();

/** P(Z < deviations) of a standard normal Z. */
function normalBelow(deviations: number): number {
  if (deviations <= -TABULATED_DEVIATIONS) return 0;
  if (deviations >= TABULATED_DEVIATIONS) return 1;
  const entry = (deviations + TABULATED_DEVIATIONS) * ENTRIES_PER_DEVIATION;
  const below = Math.floor(entry);
  return NORMAL_BELOW[below]! + (entry - below) * (NORMAL_BELOW[below + 1]! - NORMAL_BELOW[below]!);
}

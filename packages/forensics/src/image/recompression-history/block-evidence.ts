import type { Plane, Raster } from '@assay/media';
import { forwardTransform, inverseTransform } from './block-transform.js';
import type { EarlierSaveModel } from './earlier-save-model.js';
import { CUT_AT_BOTTOM, CUT_AT_TOP, colorFlags, type LumaBlocks, NEUTRAL, readBlock } from './luma-blocks.js';

/** Decoded pixels and where colour channels were cut off; for blocks on white paper and of strong colours. */
interface DecodedPixels {
  readonly luma: Plane;
  readonly raster: Raster;
}

/** What is known of a block's colours: that it is grey all over, that a channel may have been cut off; 0 before it was looked at. */
const [LOOKED_AT, ALL_NEUTRAL, BOUNDED] = [1, 2, 4];

/** No sample of the 64 cosine products is further from 0, and that of the mean is this. ITU-T T.81, A.3.3. */
const [LARGEST_PRODUCT, MEAN_PRODUCT] = [1 / 4, 1 / 8];
/** Levels that rounding may add to what those bounds give. */
const ROUNDING = 1e-3;

/** Rounds of undoing the clipping at most; guesses that still swing then are taken as they are. */
const CLIPPING_ROUNDS = 4;

function isFlat(coefficients: Float32Array, at: number): boolean {
  for (let index = at + 1; index < at + 64; index++) if (coefficients[index] !== 0) return false;
  return true;
}

/**
 * Weighs single blocks: was this block part of the earlier save?
 *
 * The earlier save, decoded, was cut to 0..255, which moves its coefficients off their steps: on white paper,
 * wherever there is ink. So the levels are guessed, decoded and cut again, and what cutting did to them is
 * taken off before the next guess. Re-uses its buffers: one instance a document, not to be shared.
 */
export class BlockEvidence {
  readonly #pixels: DecodedPixels;
  readonly #block = new Float64Array(64);
  readonly #observed = new Float64Array(64);
  readonly #levels = new Float64Array(64);
  readonly #clipping = new Float64Array(64);
  readonly #colors = new Uint8Array(64);
  /** By block, of each grid that was asked of. */
  readonly #known = new WeakMap<LumaBlocks, Uint8Array>();
  #neutral = false;
  #bounded = false;

  constructor(pixels: DecodedPixels) {
    this.#pixels = pixels;
  }

  /** ln P(block | it was part of the earlier save) - ln P(block | it was not); 0 where it shows nothing. */
  logLikelihoodRatio(blocks: LumaBlocks, index: number, model: EarlierSaveModel): number {
    const { coefficients } = blocks;
    const at = index * 64;
    if (model.skipsZeros && isFlat(coefficients, at)) return 0;
    this.#undoClipping(blocks, index, model.table);
    let sum = 0;
    for (let frequency = 1; frequency < 64; frequency++) {
      const value = coefficients[at + frequency]!;
      if (value === 0 && model.skipsZeros) continue;
      sum += model.logLikelihoodRatio(frequency, value, this.#clipping[frequency]!);
    }
    return sum;
  }

  /**
   * Adds what each frequency of a block says, of which {@link logLikelihoodRatio} is the sum. @param into 64
   * values
   */
  addRatios(blocks: LumaBlocks, index: number, model: EarlierSaveModel, into: Float64Array): void {
    this.#undoClipping(blocks, index, model.table);
    for (let frequency = 1; frequency < 64; frequency++) {
      const value = blocks.coefficients[index * 64 + frequency]!;
      if (value === 0 && model.skipsZeros) continue;
      into[frequency]! += model.logLikelihoodRatio(frequency, value, this.#clipping[frequency]!);
    }
  }

  /** Whether a channel of one of the block's pixels may have been cut off at an end of its range. */
  mayBeCut(blocks: LumaBlocks, index: number): boolean {
    this.#readColors(blocks, index);
    return this.#bounded;
  }

  #undoClipping(blocks: LumaBlocks, index: number, table: Float64Array): void {
    const block = this.#block;
    const levels = this.#levels;
    const clipping = this.#clipping.fill(0);
    const values = blocks.coefficients;
    const at = index * 64;
    this.#readColors(blocks, index);
    for (let round = 0; round < CLIPPING_ROUNDS; round++) {
      let changed = round === 0;
      let magnitudes = 0;
      for (let frequency = 0; frequency < 64; frequency++) {
        const step = table[frequency]!;
        const level = Math.round((values[at + frequency]! - clipping[frequency]!) / step) * step;
        if (level !== levels[frequency]) changed = true;
        levels[frequency] = level;
        block[frequency] = level;
        if (frequency > 0) magnitudes += Math.abs(level);
      }
      if (!changed) return;
      // A block of middling tones and colours is not cut, whatever its samples are.
      const reach = magnitudes * LARGEST_PRODUCT + ROUNDING;
      const mean = levels[0]! * MEAN_PRODUCT;
      if (!this.#neutral && !this.#bounded && mean + reach <= 127 && mean - reach >= -128) {
        clipping.fill(0);
        return;
      }
      inverseTransform(block);
      if (!this.#cut()) {
        clipping.fill(0);
        return;
      }
      forwardTransform(block);
      for (let frequency = 0; frequency < 64; frequency++)
        clipping[frequency] = block[frequency]! - levels[frequency]!;
    }
  }

  /** Leaves the block's flags, where they matter, in `#colors`, and the observed luma in `#observed`. */
  #readColors(blocks: LumaBlocks, index: number): void {
    const { origin, columns, rows } = blocks;
    let known = this.#known.get(blocks);
    if (!known) {
      known = new Uint8Array(columns * rows);
      this.#known.set(blocks, known);
    }
    const before = known[index]!;
    if ((before & (LOOKED_AT | BOUNDED)) === LOOKED_AT) {
      this.#neutral = (before & ALL_NEUTRAL) !== 0;
      this.#bounded = false;
      return;
    }
    const { luma, raster } = this.#pixels;
    const x = origin.x + (index % columns) * 8;
    const y = origin.y + Math.floor(index / columns) * 8;
    let any = 0;
    let all = NEUTRAL;
    for (let row = 0, at = 0; row < 8; row++) {
      const start = (y + row) * luma.width + x;
      for (let column = 0; column < 8; column++, at++) {
        const flags = colorFlags(raster, start + column);
        this.#colors[at] = flags;
        any |= flags;
        all &= flags;
      }
    }
    this.#neutral = all !== 0;
    this.#bounded = (any & (CUT_AT_TOP | CUT_AT_BOTTOM)) !== 0;
    known[index] = LOOKED_AT | (this.#neutral ? ALL_NEUTRAL : 0) | (this.#bounded ? BOUNDED : 0);
    if (this.#bounded) readBlock(luma, x, y, this.#observed);
  }

  /**
   * Cuts, and where that is known rounds, the decoded block as the earlier decoder did. @returns whether
   * anything changed
   */
  #cut(): boolean {
    const block = this.#block;
    let changed = this.#neutral;
    for (let at = 0; at < 64; at++) {
      const value = block[at]!;
      let kept = Math.max(-128, Math.min(127, value));
      // With a chroma of zero, each sample was rounded once, and rounding smooth ramps is no random noise.
      if (this.#neutral) kept = Math.round(kept);
      else if (this.#bounded) {
        // Of a pixel with a channel cut off, the luma seen is only a bound for what it would have been.
        if ((this.#colors[at]! & CUT_AT_TOP) !== 0) kept = Math.min(kept, this.#observed[at]!);
        if ((this.#colors[at]! & CUT_AT_BOTTOM) !== 0) kept = Math.max(kept, this.#observed[at]!);
      }
      if (kept !== value) {
        block[at] = kept;
        changed = true;
      }
    }
    return changed;
  }
}

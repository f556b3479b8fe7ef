import type { Raster } from '@assay/media';
import { forwardTransform, inverseTransform } from './block-transform.js';
import type { EarlierSaveModel } from './earlier-save-model.js';
import {
  CUT_AT_BOTTOM,
  CUT_AT_TOP,
  colorFlags,
  type LumaBlocks,
  type LumaPixels,
  NEUTRAL,
  placeOf,
  readBlock,
} from './luma-blocks.js';

/** Decoded pixels and where color channels were cut off; for blocks on white paper and of strong colors. */
interface DecodedPixels {
  readonly luma: LumaPixels;
  readonly raster: Raster;
}

/** What is known of a block's colors: that it is gray all over, that a channel may have been cut off; 0 before it was looked at. */
const [LOOKED_AT, ALL_NEUTRAL, BOUNDED] = [1, 2, 4];

/** No sample of the 64 cosine products is further from 0, and that of the mean is this. ITU-T T.81, A.3.3. */
const [LARGEST_PRODUCT, MEAN_PRODUCT] = [1 / 4, 1 / 8];
/** Levels that rounding may add to what those bounds give. */
const ROUNDING = 1e-3;

/** Rounds of undoing the clipping at most; guesses that still swing then are taken as they are. */
const CLIPPING_ROUNDS = 4;

/** Whether a block stays between black and white. @param magnitudes sum of the sizes of its other levels */
function isWithin(meanLevel: number, magnitudes: number): boolean {
  const reach = magnitudes * LARGEST_PRODUCT + ROUNDING;
  const mean = meanLevel * MEAN_PRODUCT;
  return mean + reach <= 127 && mean - reach >= -128;
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
  /** Frequencies that say something of the block, the mean not among them, and how many there are. */
  readonly #telling = new Uint8Array(64);
  #tellingCount = 0;
  /** By block, of each grid that was asked of. */
  readonly #known = new WeakMap<LumaBlocks, Uint8Array>();
  #neutral = false;
  #bounded = false;

  constructor(pixels: DecodedPixels) {
    this.#pixels = pixels;
  }

  /** ln P(block | it was part of the earlier save) - ln P(block | it was not); 0 where it shows nothing. */
  logLikelihoodRatio(blocks: LumaBlocks, index: number, model: EarlierSaveModel): number {
    const at = index * 64;
    this.#readTelling(blocks.levels, at, model.skipsZeros);
    if (this.#tellingCount === 0) return 0;
    this.#undoClipping(blocks, index, model.table);
    let sum = 0;
    for (let place = 0; place < this.#tellingCount; place++) {
      const frequency = this.#telling[place]!;
      const value = blocks.levels[at + frequency]! * blocks.steps[frequency]!;
      sum += model.logLikelihoodRatio(frequency, value, this.#clipping[frequency]!);
    }
    return sum;
  }

  /**
   * Adds what each frequency of a block says, of which {@link logLikelihoodRatio} is the sum. @param into 64
   * values
   */
  addRatios(blocks: LumaBlocks, index: number, model: EarlierSaveModel, into: Float64Array): void {
    this.#readTelling(blocks.levels, index * 64, model.skipsZeros);
    this.#undoClipping(blocks, index, model.table);
    for (let place = 0; place < this.#tellingCount; place++) {
      const frequency = this.#telling[place]!;
      const value = blocks.levels[index * 64 + frequency]! * blocks.steps[frequency]!;
      into[frequency]! += model.logLikelihoodRatio(frequency, value, this.#clipping[frequency]!);
    }
  }

  /** Whether a channel of one of the block's pixels may have been cut off at an end of its range. */
  mayBeCut(blocks: LumaBlocks, index: number): boolean {
    this.#readColors(blocks, index);
    return this.#bounded;
  }

  #readTelling(levels: LumaBlocks['levels'], at: number, skipsZeros: boolean): void {
    let count = 0;
    for (let frequency = 1; frequency < 64; frequency++)
      if (!skipsZeros || levels[at + frequency] !== 0) this.#telling[count++] = frequency;
    this.#tellingCount = count;
  }

  /** Whether the levels nearest to a block's values cannot reach black or white, by the sum of their sizes. */
  #staysWithin({ levels, steps }: LumaBlocks, at: number, table: Float64Array): boolean {
    let magnitudes = 0;
    for (let place = 0; place < this.#tellingCount; place++) {
      const frequency = this.#telling[place]!;
      const step = table[frequency]!;
      magnitudes += Math.abs(Math.round((levels[at + frequency]! * steps[frequency]!) / step) * step);
    }
    return isWithin(Math.round((levels[at]! * steps[0]!) / table[0]!) * table[0]!, magnitudes);
  }

  /** Leaves what cutting did to the telling frequencies in `#clipping`. */
  #undoClipping(blocks: LumaBlocks, index: number, table: Float64Array): void {
    const block = this.#block;
    const levels = this.#levels;
    const clipping = this.#clipping.fill(0);
    const at = index * 64;
    this.#readColors(blocks, index);
    // A block of middling tones and colors is not cut, whatever its samples are.
    const mayBeWithin = !this.#neutral && !this.#bounded;
    if (mayBeWithin && this.#staysWithin(blocks, at, table)) return;
    for (let round = 0; round < CLIPPING_ROUNDS; round++) {
      let changed = round === 0;
      let magnitudes = 0;
      for (let frequency = 0; frequency < 64; frequency++) {
        const step = table[frequency]!;
        const value = blocks.levels[at + frequency]! * blocks.steps[frequency]!;
        const level = Math.round((value - clipping[frequency]!) / step) * step;
        if (level !== levels[frequency]) changed = true;
        levels[frequency] = level;
        block[frequency] = level;
        if (frequency > 0) magnitudes += Math.abs(level);
      }
      if (!changed) return;
      if (mayBeWithin && isWithin(levels[0]!, magnitudes)) {
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
    const { columns, rows } = blocks;
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
    const { x, y } = placeOf(blocks, index);
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

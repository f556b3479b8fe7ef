import { type Block, FREQUENCIES } from './block.js';

/** Steps of quantization that are looked for; a step of 1 leaves no trace. */
const STEPS = Array.from({ length: 29 }, (_, index) => index + 2);
/** Coefficients are counted in bins of this width, up to the largest. */
const BIN = 0.25;
const BINS = 640;
/** Values nearer to 0 than this many steps lie there whatever the step was. */
const FROM_STEPS = 0.6;
/** Fewer values of a frequency say nothing. */
const LEAST_VALUES = 40;

/** For each step, the wave that is 1 at its multiples. */
const WAVES = STEPS.map((step) =>
  Float64Array.from({ length: BINS }, (_, bin) => Math.cos((2 * Math.PI * (bin + 0.5) * BIN) / step)),
);

/**
 * How much the card's coefficients keep to multiples of a step that the portrait's do not keep to: what a
 * first save as JPEG leaves in a picture is missing in what was laid over it later. Sum over the frequencies
 * of what exceeds chance, 0..14.
 */
export function latticeLack(portrait: readonly Block[], card: readonly Block[]): number {
  let sum = 0;
  for (let frequency = 0; frequency < FREQUENCIES.length; frequency++) {
    const [ofPortrait, ofCard] = [counted(portrait, frequency), counted(card, frequency)];
    let largest = 0;
    for (const [index, step] of STEPS.entries()) {
      const [own, other] = [keeping(ofPortrait, index, step), keeping(ofCard, index, step)];
      if (own.count < LEAST_VALUES || other.count < LEAST_VALUES) continue;
      const chance = 2 / Math.sqrt(own.count) + 2 / Math.sqrt(other.count);
      largest = Math.max(largest, Math.abs(other.mean) - Math.abs(own.mean) - chance);
    }
    sum += largest;
  }
  return sum;
}

function counted(blocks: readonly Block[], frequency: number): Uint32Array {
  const counts = new Uint32Array(BINS);
  for (const { coefficients } of blocks) {
    const bin = Math.floor(Math.abs(coefficients[frequency]!) / BIN);
    if (bin < BINS) counts[bin]!++;
  }
  return counts;
}

/**
 * Mean of the step's wave over the values that are not near 0: 1 where all are multiples of it, 0 where none
 * keeps to it.
 */
function keeping(counts: Uint32Array, index: number, step: number): { count: number; mean: number } {
  const wave = WAVES[index]!;
  let [count, sum] = [0, 0];
  for (let bin = Math.ceil((FROM_STEPS * step) / BIN); bin < BINS; bin++) {
    const values = counts[bin]!;
    if (values === 0) continue;
    count += values;
    sum += values * wave[bin]!;
  }
  return { count, mean: count > 0 ? sum / count : 0 };
}

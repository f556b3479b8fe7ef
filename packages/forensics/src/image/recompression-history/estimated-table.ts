import type { BlockEvidence } from './block-evidence.js';
import { EarlierSaveModel } from './earlier-save-model.js';
import type { LumaBlocks } from './luma-blocks.js';

/**
 * Steps tried for each frequency: 1 leaves nothing to see, and one over 40 shows as its half or third, of
 * which its multiples are multiples, too.
 */
const STEPS = Array.from({ length: 39 }, (_, index) => index + 2);
/**
 * A step counts where it explains its frequency better than none by so many nats, over the sample: the best
 * of 39 reaches about 4 by chance.
 */
const LEAST_NATS = 12;
/** Blocks that a step is judged by. */
const SAMPLE = 600;

/**
 * The steps of an earlier save, each frequency by itself, whatever table they come from: cameras, phones and
 * picture editors have their own. Blocks of which a channel may have been cut off are left out: what cutting
 * does can be undone only with the table known.
 * @param sample indices of blocks with content
 * @param scales of all blocks, as `coefficientScales` gives them
 * @param noise as of {@link EarlierSaveModel}
 * @returns 64 steps, row-major; 1, which says nothing, where none can be made out
 */
export function estimateTable(
  blocks: LumaBlocks,
  scales: Float64Array,
  sample: readonly number[],
  noise: number,
  evidence: BlockEvidence,
): Float64Array {
  const uncut = sample.filter((index) => !evidence.mayBeCut(blocks, index)).slice(0, SAMPLE);
  const table = new Float64Array(64).fill(1);
  const highest = new Float64Array(64).fill(LEAST_NATS);
  const values = Array.from({ length: 64 }, (_, frequency) => valuesOf(blocks, uncut, frequency));
  for (const step of STEPS) {
    const model = new EarlierSaveModel(new Float64Array(64).fill(step), noise, scales, blocks.lastTable);
    for (let frequency = 1; frequency < 64; frequency++) {
      let nats = 0;
      for (const value of values[frequency]!) nats += model.logLikelihoodRatio(frequency, value, 0);
      if (nats <= highest[frequency]!) continue;
      highest[frequency] = nats;
      table[frequency] = step;
    }
  }
  return withoutMisfits(
    new EarlierSaveModel(table, noise, scales, blocks.lastTable),
    blocks,
    sample,
    evidence,
  );
}

/** One frequency's coefficients of some blocks, less the zeros of a save, which say nothing. */
function valuesOf(
  { levels, steps, lastTable }: LumaBlocks,
  indices: readonly number[],
  frequency: number,
): Float32Array {
  const values = Float32Array.from(indices, (index) => levels[index * 64 + frequency]! * steps[frequency]!);
  return lastTable ? values.filter((value) => value !== 0) : values;
}

/**
 * Of the 14 frequencies below the fifth diagonal, in which most of a picture lies, so many steps at least
 * must be known: without them cutting cannot be undone, and blocks on white paper misfit.
 */
const LEAST_KNOWN = 11;

/** Whether a table tells enough to weigh blocks by it. */
export function isKnown(table: Float64Array): boolean {
  let known = 0;
  for (let row = 0; row < 5; row++) {
    for (let column = 0; row + column < 5; column++) if (table[row * 8 + column]! > 1) known++;
  }
  return known >= LEAST_KNOWN;
}

/**
 * Leaves out steps that the whole sample, blocks that were cut among it, does not bear out: they were read
 * off too few.
 */
function withoutMisfits(
  model: EarlierSaveModel,
  blocks: LumaBlocks,
  sample: readonly number[],
  evidence: BlockEvidence,
): Float64Array {
  const nats = new Float64Array(64);
  for (const index of sample) evidence.addRatios(blocks, index, model, nats);
  return model.table.map((step, frequency) => (nats[frequency]! > 0 ? step : 1));
}

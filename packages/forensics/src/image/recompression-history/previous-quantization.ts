import type { BlockEvidence } from './block-evidence.js';
import { coefficientScales, EarlierSaveModel, NOISE_FLOOR } from './earlier-save-model.js';
import { estimateTable, isKnown } from './estimated-table.js';
import type { LumaBlocks } from './luma-blocks.js';
import { standardLumaTable } from './standard-tables.js';

/** The JPEG save, before the last one, that explains a picture best. */
interface PreviousQuantization {
  /** libjpeg's quality setting; undefined for a table of another kind. */
  readonly quality: number | undefined;
  readonly model: EarlierSaveModel;
  /**
   * Mean log-likelihood ratio, in nats a block, of blocks with content: positive when the save explains them.
   */
  readonly gain: number;
  /** The same on the control, where no such save can be: what the picture's content alone would give. */
  readonly controlGain: number;
}

const QUALITIES = Array.from({ length: 98 - 45 + 1 }, (_, index) => 45 + index);

/**
 * Deviations tried, in units of the coefficients; rounding to RGB and back alone makes about 0.35, a lossy
 * WebP several.
 */
const NOISES = { requantized: [0.5, 1, 2], decoded: [0.5, 1, 2, 4, 6] } as const;
const COARSE_NOISES = { requantized: [0.5], decoded: [1, 4] } as const;

/** The deviation at which a table is estimated; the best one is chosen with the table known. */
const ESTIMATION_NOISE = 0.5;

/** Blocks looked at for all candidates, then for the best of them. */
const COARSE_SAMPLE = 120;
const FINE_SAMPLE = 600;
const FINALISTS = 4;

/** Coefficients that a block must show to count as content. */
const CONTENT_COEFFICIENTS = 4;

/**
 * A block of another origin may not outvote the rest: nats at which its disagreement is cut, in the search
 * only.
 */
const LARGEST_DISSENT = 10;

/**
 * Finds the earlier save on the grid of `blocks`: libjpeg's luma tables of quality 45 to 98 are tried on a
 * sample of blocks. Always answers with the best; {@link PreviousQuantization.gain} against `controlGain`
 * tells whether there was one.
 * @param control see `controlOf`
 * @param estimates whether a table of any other kind is tried, too
 * @returns undefined when no block has content
 */
export function findPreviousQuantization(
  blocks: LumaBlocks,
  control: LumaBlocks,
  evidence: BlockEvidence,
  estimates: boolean,
): PreviousQuantization | undefined {
  const scales = coefficientScales(blocks);
  const contentBlocks = findContentBlocks(blocks);
  if (contentBlocks.length === 0) return undefined;
  const kind = blocks.lastTable ? 'requantized' : 'decoded';
  const gainOf = (model: EarlierSaveModel, sample: readonly number[]) =>
    meanEvidence(blocks, sample, model, evidence);
  const candidatesFor = (
    qualities: readonly number[],
    noises: readonly number[],
    sample: readonly number[],
  ) =>
    qualities
      .flatMap((quality) => {
        const table = standardLumaTable(quality);
        return noises.map((noise) => {
          const model = new EarlierSaveModel(table, noise, scales, blocks.lastTable);
          return { quality, noise, model, gain: gainOf(model, sample) };
        });
      })
      .sort((one, other) => other.gain - one.gain);

  const coarse = candidatesFor(QUALITIES, COARSE_NOISES[kind], spread(contentBlocks, COARSE_SAMPLE));
  const finalists = [...new Set(coarse.map(({ quality }) => quality))].slice(0, FINALISTS);
  const [best] = candidatesFor(finalists, NOISES[kind], spread(contentBlocks, FINE_SAMPLE));
  if (!best) return undefined;
  const estimate = estimates
    ? betterEstimate(best.model, blocks, scales, NOISES[kind], contentBlocks, evidence)
    : undefined;
  const { model, noise, gain } = estimate ?? best;
  const controlModel = new EarlierSaveModel(
    model.table,
    noise,
    coefficientScales(control),
    control.lastTable,
  );
  const controlSample = spread(findContentBlocks(control), FINE_SAMPLE);
  const controlGain =
    controlSample.length === 0 ? 0 : meanEvidence(control, controlSample, controlModel, evidence);
  return { quality: estimate ? undefined : best.quality, model, gain, controlGain };
}

/**
 * An estimated table must explain blocks that it was not estimated from better than libjpeg's best one by so
 * many nats a block. Where the table was libjpeg's it explains less, by up to 4 nats, since the steps of some
 * frequencies cannot be made out (development corpus, 2026-11-25).
 */
const ESTIMATE_MARGIN = 1;

/**
 * A save with a table of its own, each frequency's step estimated from half the blocks; undefined unless it
 * explains the other half clearly better than `standard` does.
 */
function betterEstimate(
  standard: EarlierSaveModel,
  blocks: LumaBlocks,
  scales: Float64Array,
  noises: readonly number[],
  contentBlocks: readonly number[],
  evidence: BlockEvidence,
) {
  const sample = spread(contentBlocks, 2 * FINE_SAMPLE);
  const [seen, unseen] = [
    sample.filter((_, index) => index % 2 === 0),
    sample.filter((_, index) => index % 2 === 1),
  ];
  if (unseen.length === 0) return undefined;
  const table = estimateTable(blocks, scales, seen, ESTIMATION_NOISE, evidence);
  if (!isKnown(table)) return undefined;
  const [best] = noises
    .map((noise) => {
      const model = new EarlierSaveModel(table, noise, scales, blocks.lastTable);
      return { noise, model, gain: meanEvidence(blocks, unseen, model, evidence) };
    })
    .sort((one, other) => other.gain - one.gain);
  return best && best.gain - meanEvidence(blocks, unseen, standard, evidence) >= ESTIMATE_MARGIN
    ? best
    : undefined;
}

function meanEvidence(
  blocks: LumaBlocks,
  sample: readonly number[],
  model: EarlierSaveModel,
  evidence: BlockEvidence,
): number {
  let sum = 0;
  for (const index of sample)
    sum += Math.max(-LARGEST_DISSENT, evidence.logLikelihoodRatio(blocks, index, model));
  return sum / sample.length;
}

function findContentBlocks({ levels, lastTable }: LumaBlocks): number[] {
  const found: number[] = [];
  const threshold = lastTable ? 0 : NOISE_FLOOR;
  for (let start = 0; start < levels.length; start += 64) {
    let count = 0;
    for (let index = start + 1; index < start + 64 && count < CONTENT_COEFFICIENTS; index++) {
      if (Math.abs(levels[index]!) > threshold) count++;
    }
    if (count === CONTENT_COEFFICIENTS) found.push(start / 64);
  }
  return found;
}

/** At most `count` of the values, evenly spread. */
function spread(values: readonly number[], count: number): readonly number[] {
  if (values.length <= count) return values;
  return Array.from({ length: count }, (_, index) => values[Math.floor((index * values.length) / count)]!);
}

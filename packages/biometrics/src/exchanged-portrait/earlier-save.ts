import { type Block, FREQUENCIES } from './block.js';

/** The blocks of portrait and card. */
export interface BlocksOfBoth {
  readonly portrait: readonly Block[];
  readonly card: readonly Block[];
}

/**
 * Steps of the last save's quantization that are looked for: finer ones leave no room for an earlier save's.
 */
const STEPS = { from: 4, to: 24 };
/**
 * A step is the last save's where its wave has this mean over the card's values of {@link FROM_STEPS} and
 * more.
 */
const KEEPS = 0.6;
const FROM_STEPS = 0.6;
const LEAST_VALUES = 60;
/** Levels are counted up to this many. */
const LEVELS = 60;
/** Of an earlier save's pattern, what is left after rounding to pixels between the saves. */
const KEPT_PATTERN = 0.75;
/** Gain of a value's log likelihood, nats, from which the card shows an earlier save at a frequency. */
const LEAST_GAIN = 0.025;
const LEAST_CARD_VALUES = 100;
/**
 * Fewer frequencies than this that show an earlier save of the card, and less of it, say nothing of the
 * portrait.
 */
const LEAST_FREQUENCIES = 5;
const LEAST_WEIGHT = 3;

/**
 * Whether an earlier, finer save stands in the card and not in the portrait, both saved coarsely once more:
 * the values of a cosine coefficient that was quantized twice are crowded at some levels and rare at others
 * (A. C. Popescu, H. Farid, Statistical tools for digital forensics, 2004), those of one that was quantized
 * once lie as evenly as in blocks that straddle JPEG's grid.
 * @param straddling blocks four pixels off the grid, across and down; asked for only where there is a coarse
 * last save
 * @returns the share of the card's pattern that the portrait lacks: about 0 where both were saved twice,
 * about 1 where the portrait was not; undefined where the card does not show it
 */
export function earlierSaveLack(blocks: BlocksOfBoth, straddling: () => BlocksOfBoth): number | undefined {
  const steps = FREQUENCIES.flatMap((_, frequency) => {
    const step = lastStep(blocks.card, frequency);
    return step === undefined ? [] : [{ frequency, step }];
  });
  if (steps.length < LEAST_FREQUENCIES) return undefined;
  const even = straddling();
  let [lack, weight, frequencies] = [0, 0, 0];
  for (const { frequency, step } of steps) {
    const card = levelsOf(blocks.card, frequency, step);
    const evenCard = levelsOf(even.card, frequency, step);
    let best: { readonly pattern: Float64Array; readonly gain: number } | undefined;
    for (let earlier = 1; earlier < step; earlier++) {
      if (step % earlier === 0) continue;
      const pattern = patternOf(earlier, step);
      const { gain, count } = gainOf(pattern, card, evenCard);
      if (count >= LEAST_CARD_VALUES && (!best || gain > best.gain)) best = { pattern, gain };
    }
    if (!best || best.gain < LEAST_GAIN) continue;
    const own = gainOf(
      best.pattern,
      levelsOf(blocks.portrait, frequency, step),
      levelsOf(even.portrait, frequency, step),
    );
    if (own.count < LEAST_VALUES) continue;
    lack += own.count * best.gain * (best.gain - own.gain);
    weight += own.count * best.gain ** 2;
    frequencies++;
  }
  return frequencies >= LEAST_FREQUENCIES && weight >= LEAST_WEIGHT ? lack / weight : undefined;
}

/** The largest step of whose multiples the card's values are. */
function lastStep(card: readonly Block[], frequency: number): number | undefined {
  let found: number | undefined;
  for (let step = STEPS.from; step <= STEPS.to; step++) {
    let [count, sum] = [0, 0];
    for (const { coefficients } of card) {
      const value = Math.abs(coefficients[frequency]!);
      if (value < FROM_STEPS * step) continue;
      count++;
      sum += Math.cos((2 * Math.PI * value) / step);
    }
    if (count >= LEAST_VALUES && sum / count >= KEEPS) found = step;
  }
  return found;
}

function levelsOf(blocks: readonly Block[], frequency: number, step: number): Float64Array {
  const levels = new Float64Array(LEVELS);
  for (const { coefficients } of blocks) {
    const level = Math.round(Math.abs(coefficients[frequency]!) / step);
    if (level < LEVELS) levels[level]!++;
  }
  return levels;
}

/** How often each level is met after an earlier save of that step, 1 as often as without one. */
function patternOf(earlier: number, step: number): Float64Array {
  const times = new Float64Array(LEVELS);
  for (let multiple = 0; multiple * earlier < (LEVELS + 1) * step; multiple++) {
    const level = Math.round((multiple * earlier) / step);
    if (level < LEVELS) times[level]!++;
  }
  return times.map((count) => 1 - KEPT_PATTERN + (KEPT_PATTERN * count * earlier) / step);
}

/**
 * Mean gain of a value's log likelihood by the pattern over the even law. The level 0 is left out: it is
 * nearly all there is.
 */
function gainOf(
  pattern: Float64Array,
  levels: Float64Array,
  even: Float64Array,
): { readonly gain: number; readonly count: number } {
  let [whole, ofPattern, sum, count] = [0, 0, 0, 0];
  for (let level = 1; level < LEVELS; level++) {
    const below = level === 1 ? 0 : even[level - 1]!;
    const share = (below + 2 * even[level]! + (even[level + 1] ?? 0)) / 4 + 0.25;
    whole += share;
    ofPattern += share * pattern[level]!;
    sum += levels[level]! * Math.log(pattern[level]!);
    count += levels[level]!;
  }
  return { gain: count > 0 ? sum / count - Math.log(ofPattern / whole) : 0, count };
}

import { expect, test } from 'vitest';
import { seededRandom } from '../../../../corpus/seeded-random.js';
import { type Block, FREQUENCIES } from './block.js';
import { earlierSaveLack } from './earlier-save.js';

const [EARLIER, LAST] = [5, 7];
const quantized = (value: number, step: number): number => Math.round(value / step) * step;

/** Blocks whose coefficients are spread as those of photographs are, each passed through the saves. */
function blocks(count: number, seed: number, ...steps: readonly number[]): Block[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => ({
    isWithinRange: true,
    noise: 1,
    edge: 0,
    edgeShare: 0,
    coefficients: Float64Array.from(FREQUENCIES, () => steps.reduce(quantized, -25 * Math.log(1 - random()))),
  }));
}

const straddling = () => ({ portrait: blocks(600, 3), card: blocks(1600, 4) });
const card = blocks(1600, 1, EARLIER, LAST);

test('an earlier save that stands in the portrait as in the card is not missing', () => {
  expect(earlierSaveLack({ portrait: blocks(600, 2, EARLIER, LAST), card }, straddling)).toBeLessThan(0.2);
});

test('one that a portrait laid over later lacks is missing', () => {
  expect(earlierSaveLack({ portrait: blocks(600, 2, LAST), card }, straddling)).toBeGreaterThan(0.8);
});

test('a card that was saved once, or finely, or not at all, says nothing', () => {
  for (const steps of [[LAST], [3], []]) {
    const both = { portrait: blocks(600, 2, ...steps), card: blocks(1600, 1, ...steps) };
    expect(earlierSaveLack(both, straddling)).toBeUndefined();
  }
});

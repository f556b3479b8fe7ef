import { expect, test } from 'vitest';
import { seededRandom } from '../../corpus/seeded-random.js';
import { type Comparisons, sortedDistances } from './comparisons.js';
import { fittedLaw, lapsingLogistic } from './fitted-law.js';

const random = seededRandom(5);
/** Sum of twelve uniform numbers less six: nearly normal. */
const normal = (mean: number, deviation: number): number =>
  mean + deviation * (Array.from({ length: 12 }, random).reduce((a, b) => a + b, 0) - 6);
const pairs = (count: number, mean: number): { distance: number; personX: number; personY: number }[] =>
  Array.from({ length: count }, () => ({ distance: normal(mean, 0.05), personX: 0, personY: 0 }));
const [near, far] = [pairs(8000, 0.3), pairs(40_000, 0.56)];
const comparisonsOf = (mated: typeof near): Comparisons => ({
  mated: sortedDistances(mated),
  nonMated: sortedDistances(far),
  matedFailedToEnrol: 0,
  peopleCount: 1,
});

// ln N(d; .3, .05) - ln N(d; .56, .05) = (.56 - .3) / .05^2 * ((.56 + .3) / 2 - d)
test('finds the likelihood ratio of two normal laws of one width, whatever their numbers', () => {
  const { slope, middle } = lapsingLogistic(comparisonsOf(near));
  expect(Math.abs(slope - 104)).toBeLessThan(10);
  expect(middle).toBeCloseTo(0.43, 2);
});

test('two in a hundred wrong labels move its lower end, not its slope', () => {
  const mislabeled = [...near.slice(160), ...pairs(160, 0.56)];
  const { slope, middle, far: lapse } = lapsingLogistic(comparisonsOf(mislabeled));
  expect(Math.abs(slope - 104)).toBeLessThan(15);
  expect(middle).toBeCloseTo(0.43, 2);
  expect(Math.abs(lapse - 0.02)).toBeLessThan(0.006);
});

test('fits no rate that too few pairs show', () => {
  const { impostors, rejectBeyond } = fittedLaw(comparisonsOf(near));
  expect(impostors[0]!.rate).toBe(0.0003);
  expect(impostors.map(({ distance }) => distance)).toEqual(
    [...impostors.map(({ distance }) => distance)].sort((a, b) => a - b),
  );
  expect(Math.abs(rejectBeyond - (0.3 + 2.326 * 0.05))).toBeLessThan(0.01);
});

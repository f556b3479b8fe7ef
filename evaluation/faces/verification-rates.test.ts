import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Comparisons, sortedDistances } from './comparisons.js';
import { joinedComparisons } from './joined-comparisons.js';
import { trueMatchInterval } from './people-bootstrap.js';
import { areaUnderRoc, rateAt } from './verification-rates.js';

/** Each distance a pair of its own people. */
const comparisonsOf = (mated: readonly number[], nonMated: readonly number[]): Comparisons => ({
  mated: sortedDistances(mated.map((distance, index) => ({ distance, personX: index, personY: index }))),
  nonMated: sortedDistances(
    nonMated.map((distance, index) => ({ distance, personX: index, personY: index + 1 })),
  ),
  matedFailedToEnrol: 0,
  peopleCount: Math.max(mated.length, nonMated.length + 1),
});

test('one false match in ten may pass at 10 %, and what is nearer than the second does', () => {
  const rate = rateAt(
    comparisonsOf([0.2, 0.35, 0.5], [0.9, 0.3, 0.4, 0.8, 0.8, 0.8, 0.8, 0.8, 0.8, 0.8]),
    0.1,
  );
  expect(rate).toEqual({
    falseMatchRate: 0.1,
    threshold: 0.4,
    falseMatches: { count: 1, total: 10 },
    trueMatches: { count: 2, total: 3 },
  });
});

test('none may pass at a rate rarer than one pair', () => {
  expect(rateAt(comparisonsOf([0.2, 0.35], [0.3, 0.4]), 0.01)).toMatchObject({
    threshold: 0.3,
    falseMatches: { count: 0 },
    trueMatches: { count: 1 },
  });
});

test('nothing on one side says nothing', () => {
  expect(rateAt(comparisonsOf([], [1]), 0.01)).toBeUndefined();
  expect(areaUnderRoc(comparisonsOf([1], []))).toBeUndefined();
});

const distances = fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 1, maxLength: 30 });

test('the area is the share of pairs of pairs in the right order', () => {
  fc.assert(
    fc.property(distances, distances, (near, far) => {
      const wins = near.flatMap((one) =>
        far.map((other): number => (one < other ? 1 : one === other ? 0.5 : 0)),
      );
      const share = wins.reduce((sum, win) => sum + win, 0) / wins.length;
      expect(areaUnderRoc(comparisonsOf(near, far))).toBeCloseTo(share, 12);
    }),
  );
});

test('never more false matches than asked for', () => {
  fc.assert(
    fc.property(
      distances,
      distances,
      fc.double({ min: 0.001, max: 0.5, noNaN: true }),
      (near, far, asked) => {
        const { count, total } = rateAt(comparisonsOf(near, far), asked)!.falseMatches;
        expect(count).toBeLessThanOrEqual(asked * total + 1e-9);
      },
    ),
  );
});

test('the interval holds the rate, and people who are all alike leave none to doubt', () => {
  const mixed = comparisonsOf([0.1, 0.2, 0.7, 0.3, 0.8, 0.2, 0.1, 0.4], [0.5, 0.9, 0.9, 0.9, 0.9, 0.9]);
  const interval = trueMatchInterval(mixed, 0.1)!;
  expect(interval.low).toBeLessThan(0.75);
  expect(interval.high).toBeGreaterThanOrEqual(0.75);
  expect(trueMatchInterval(comparisonsOf([0.1, 0.1, 0.1], [0.9, 0.9, 0.9]), 0.1)).toEqual({
    low: 1,
    high: 1,
  });
});

test('one person’s many bad pairs widen it more than many people’s', () => {
  const bad = Array.from({ length: 10 }, () => 0.8);
  const good = Array.from({ length: 30 }, () => 0.1);
  const far = Array.from({ length: 39 }, () => 0.5);
  const manyPeople = comparisonsOf([...bad, ...good], far);
  const onePerson: Comparisons = {
    ...manyPeople,
    mated: sortedDistances(
      [...bad, ...good].map((distance, index) => ({
        distance,
        personX: Math.max(9, index),
        personY: Math.max(9, index),
      })),
    ),
  };
  const width = (of: Comparisons): number => {
    const { low, high } = trueMatchInterval(of, 0.01)!;
    return high - low;
  };
  expect(width(onePerson)).toBeGreaterThan(width(manyPeople) * 1.5);
});

test('series joined hold all pairs, sorted', () => {
  const joined = joinedComparisons([comparisonsOf([0.4], [0.9, 0.6]), comparisonsOf([0.2, 0.3], [0.7])]);
  expect([...joined.mated.distances]).toEqual([0.2, 0.3, 0.4]);
  expect([...joined.nonMated.distances]).toEqual([0.6, 0.7, 0.9]);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitSteps, leastPictures } from './fit-steps.js';
import { parseStepsFile } from './steps-file.js';

const BOUNDS = { apcer: 0.1, bpcer: 0.05 };
const times = (count: number, probability: number): number[] => Array(count).fill(probability);

describe('steps fitted on pictures', () => {
  test('meet between pictures that lie apart, and then tell each of them', () => {
    const { steps, ...counted } = fitSteps(times(40, 0.9), times(40, 0.1), BOUNDS);
    expect(steps).toMatchObject({ attackBelow: 0.5, liveFrom: 0.5, ofDoubt: 0 });
    expect(counted).toEqual({
      livingTakenForLiving: { count: 40, total: 40 },
      livingTakenForAttacks: { count: 0, total: 40 },
      attacksTakenForAttacks: { count: 40, total: 40 },
      attacksTakenForLiving: { count: 0, total: 40 },
    });
    // ln((40.5/41)/(0.5/41)) on both sides.
    expect([steps.ofAttack, steps.ofLive]).toEqual([
      expect.closeTo(Math.log(81), 9),
      expect.closeTo(-Math.log(81), 9),
    ]);
  });

  test('leave room between them where pictures overlap: as many errors as were allowed, and no more', () => {
    const live = Array.from({ length: 100 }, (_, index) => 0.2 + 0.008 * index);
    const attacks = Array.from({ length: 100 }, (_, index) => 0.006 * index);
    const { steps } = fitSteps(live, attacks, BOUNDS);
    expect(steps.attackBelow).toBeLessThan(steps.liveFrom);
    expect(live.filter((probability) => probability < steps.attackBelow).length).toBe(5);
    expect(attacks.filter((probability) => probability >= steps.liveFrom).length).toBe(10);
  });

  test('a picture is not held against steps that it chose itself', () => {
    // The last fifth of the attacks looks more alive than all others: its own steps would pass one of it.
    const attacks = [...times(40, 0.1), ...times(10, 0.7)];
    expect(fitSteps(times(50, 0.6), attacks, BOUNDS).attacksTakenForLiving).toEqual({ count: 10, total: 50 });
  });

  test('tell nothing where the network tells nothing', () => {
    const spread = Array.from({ length: 200 }, (_, index) => ((index * 37) % 200) / 200);
    const { steps } = fitSteps(spread, spread, { apcer: 0.1, bpcer: 0.1 });
    expect(steps.ofAttack).toBeLessThan(0.4);
    expect(steps.ofLive).toBeGreaterThan(-0.4);
  });

  test('take as many pictures as their bounds can be counted on', () => {
    expect([leastPictures(0.1), leastPictures(0.05), leastPictures(0.4)]).toEqual([10, 20, 3]);
    expect(() => fitSteps(times(19, 0.9), times(10, 0.1), BOUNDS)).toThrow(RangeError);
    expect(() => fitSteps(times(20, 0.9), times(9, 0.1), BOUNDS)).toThrow(RangeError);
  });

  test('can be written and read again, whatever the probabilities', () => {
    const probabilities = fc.array(fc.float({ min: 0, max: 1, noNaN: true }), {
      minLength: 20,
      maxLength: 40,
    });
    fc.assert(
      fc.property(probabilities, probabilities, (live, attacks) => {
        const { steps } = fitSteps(live, attacks, BOUNDS);
        expect(live.filter((one) => one < steps.attackBelow).length).toBeLessThanOrEqual(0.05 * live.length);
        expect(attacks.filter((one) => one >= steps.liveFrom).length).toBeLessThanOrEqual(
          0.1 * attacks.length,
        );
        const json = JSON.stringify({ network: 'abc', steps });
        expect(parseStepsFile(json).steps).toEqual(steps);
      }),
    );
  });
});

test.each([
  ['no JSON', 'steps'],
  ['{}', 'steps'],
  [
    JSON.stringify({ network: 'x', steps: { attackBelow: 0.6, liveFrom: 0.5, ofAttack: 1, ofLive: -1 } }),
    'attackBelow',
  ],
  [
    JSON.stringify({ network: 'x', steps: { attackBelow: 0, liveFrom: 0.5, ofAttack: 9, ofLive: -1 } }),
    'ofAttack',
  ],
  [
    JSON.stringify({ network: 'x', steps: { attackBelow: 0, liveFrom: 0.5, ofAttack: 1, ofLive: 1 } }),
    'ofLive',
  ],
])('a file of steps that is wrong is refused with the entry: %s', (json, entry) => {
  expect(() => parseStepsFile(json)).toThrow(entry);
});

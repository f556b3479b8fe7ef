import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FaceTemplate } from '../types.js';
import { acceptance } from './acceptance.js';
import { MATCH_CALIBRATION } from './calibration.js';
import { compareTemplates, confidenceAt } from './compare-templates.js';
import { templateDistance } from './distance.js';

const LENGTH = 192;
const rates = fc.double({ min: 0.0001, max: 0.1, noNaN: true });
const distances = fc.double({ min: 0, max: 2, noNaN: true });
const templates: fc.Arbitrary<FaceTemplate> = fc
  .array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: LENGTH, maxLength: LENGTH })
  .map((numbers) => Float32Array.from(numbers))
  .filter((template) => Math.hypot(...template) > 0.01);
const policy = (falseMatchRate: number): { falseMatchRate: number } => ({ falseMatchRate });

/** Two templates that lie `distance` apart: the chord of that length on the unit circle. */
function pairAt(distance: number): [FaceTemplate, FaceTemplate] {
  const [one, other] = [new Float32Array(LENGTH), new Float32Array(LENGTH)];
  const angle = 2 * Math.asin(distance / 2);
  one[3] = 1;
  other[3] = Math.cos(angle);
  other[7] = Math.sin(angle);
  return [one, other];
}

describe('distance', () => {
  test('of a template to itself is none, and its length does not matter', () => {
    fc.assert(
      fc.property(templates, fc.double({ min: 0.1, max: 10, noNaN: true }), (template, factor) => {
        expect(templateDistance(template, template)).toBe(0);
        expect(
          templateDistance(
            template,
            template.map((number) => number * factor),
          ),
        ).toBeCloseTo(0, 5);
      }),
    );
  });

  test.each([
    ['opposite ones', Float32Array.of(3, 0), Float32Array.of(-1, 0), 2],
    ['a right angle', Float32Array.of(3, 0), Float32Array.of(0, 5), Math.SQRT2],
    ['60 degrees', Float32Array.of(2, 0), Float32Array.of(0.5, Math.sqrt(3) / 2), 1],
  ])('of %s', (_, one, other, distance) => {
    expect(templateDistance(one, other)).toBeCloseTo(distance, 6);
  });

  test.each([
    ['of other sizes', Float32Array.of(1, 2), Float32Array.of(1)],
    ['that hold no numbers', Float32Array.of(Number.NaN), Float32Array.of(1)],
    ['of no direction', Float32Array.of(0), Float32Array.of(1)],
  ])('refuses templates %s', (_, one, other) => {
    expect(() => templateDistance(one, other)).toThrow(RangeError);
  });
});

describe('the laws', () => {
  test('who is compared with whom does not matter', () => {
    fc.assert(
      fc.property(templates, templates, rates, (one, other, rate) => {
        expect(compareTemplates(one, other, policy(rate))).toEqual(
          compareTemplates(other, one, policy(rate)),
        );
      }),
    );
  });

  test('a nearer face is never less likely, nor judged worse', () => {
    const rank = { passed: 2, inconclusive: 1, failed: 0 };
    fc.assert(
      fc.property(distances, distances, rates, (one, other, rate) => {
        const near = compareTemplates(...pairAt(Math.min(one, other)), policy(rate));
        const far = compareTemplates(...pairAt(Math.max(one, other)), policy(rate));
        expect(near.confidence).toBeGreaterThanOrEqual(far.confidence);
        expect(rank[near.outcome]).toBeGreaterThanOrEqual(rank[far.outcome]);
      }),
    );
  });

  test('a stricter rate never accepts what a looser one does not', () => {
    fc.assert(
      fc.property(rates, rates, (one, other) => {
        const [strict, loose] = [
          acceptance(policy(Math.min(one, other))),
          acceptance(policy(Math.max(one, other))),
        ];
        expect(strict.acceptUpTo).toBeLessThanOrEqual(loose.acceptUpTo);
      }),
    );
  });

  test('the best of more comparisons has to lie nearer, and says less', () => {
    fc.assert(
      fc.property(
        rates,
        distances,
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 40 }),
        (rate, distance, one, other) => {
          const [few, many] = [Math.min(one, other), Math.max(one, other)];
          expect(acceptance(policy(rate), many).acceptUpTo).toBeLessThanOrEqual(
            acceptance(policy(rate), few).acceptUpTo,
          );
          expect(confidenceAt(distance, many)).toBeLessThanOrEqual(confidenceAt(distance, few));
        },
      ),
    );
  });

  test('the rejecting distance never lies below the accepting one', () => {
    fc.assert(
      fc.property(rates, (rate) => {
        const { acceptUpTo, rejectBeyond } = acceptance(policy(rate));
        expect(rejectBeyond).toBeGreaterThanOrEqual(acceptUpTo);
      }),
    );
  });

  test('no distance is proof, of one person or of two', () => {
    const { near, far } = MATCH_CALIBRATION.probability;
    fc.assert(
      fc.property(distances, (distance) => {
        expect(confidenceAt(distance)).toBeLessThanOrEqual(1 - near);
        expect(confidenceAt(distance)).toBeGreaterThanOrEqual(far);
      }),
    );
  });
});

describe('the threshold', () => {
  test.each(MATCH_CALIBRATION.impostors)(
    'for a rate that was counted is the distance counted: $rate',
    ({ rate, distance }) => {
      const { acceptUpTo, extrapolated } = acceptance(policy(rate));
      expect(acceptUpTo).toBeCloseTo(distance, 12);
      expect(extrapolated).toBe(false);
    },
  );

  test('beyond the rarest rate that was counted goes on and says so', () => {
    const { rate, distance } = MATCH_CALIBRATION.impostors[0]!;
    const beyond = acceptance(policy(rate / 10));
    expect(beyond.extrapolated).toBe(true);
    expect(beyond.acceptUpTo).toBeLessThan(distance);
  });

  test('for the best of ten at 0.1 % is that of one at 0.01 %', () => {
    expect(acceptance(policy(0.001), 10)).toEqual(acceptance(policy(0.0001)));
  });

  test.each([0, 1, -0.1, Number.NaN])('refuses a false match rate of %d', (rate) => {
    expect(() => acceptance(policy(rate))).toThrow(RangeError);
  });

  test.each([0, 1.5, -1])('refuses %d comparisons', (comparisons) => {
    expect(() => acceptance(policy(0.001), comparisons)).toThrow(RangeError);
  });
});

describe('at the edges of the band', () => {
  const { acceptUpTo, rejectBeyond } = acceptance(policy(0.001));
  /** Distances are sums in 32 bits: this is well above their steps. */
  const STEP = 1e-6;

  test.each([
    ['just within the threshold', acceptUpTo - STEP, 'passed'],
    ['just beyond the threshold', acceptUpTo + STEP, 'inconclusive'],
    ['just within the rejecting distance', rejectBeyond - STEP, 'inconclusive'],
    ['just beyond the rejecting distance', rejectBeyond + STEP, 'failed'],
  ])('%s', (_, distance, outcome) => {
    expect(compareTemplates(...pairAt(distance), policy(0.001)).outcome).toBe(outcome);
  });

  test('a threshold looser than the rejecting distance leaves no band', () => {
    const loose = acceptance(policy(0.1));
    expect(loose.rejectBeyond).toBe(loose.acceptUpTo);
    expect(compareTemplates(...pairAt(loose.acceptUpTo + STEP), policy(0.1)).outcome).toBe('failed');
  });
});

test.each([
  [0.9, 0.998],
  [1.0578, 0.895],
  [1.1212, 0.503],
  [1.2, 0.072],
  [1.5, 0.006],
])('at a distance of %d it is one person with a probability of %d', (distance, probability) => {
  expect(confidenceAt(distance)).toBeCloseTo(probability, 2);
});

test('the best of three divides the odds by three', () => {
  const single = confidenceAt(1.05);
  expect(confidenceAt(1.05, 3)).toBeCloseTo(single / (single + 3 * (1 - single)), 12);
});

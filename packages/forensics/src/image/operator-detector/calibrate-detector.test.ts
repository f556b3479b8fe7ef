import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  calibrateDetector,
  LEAST_GENERATED_PICTURES,
  leastHonestPictures,
  rarestFalseAlarms,
} from './calibrate-detector.js';

/** Logits that are spread evenly, in an order that has nothing to do with their size. */
const spread = (count: number, from: number, to: number): number[] =>
  Array.from({ length: count }, (_, index) => from + ((to - from) * ((index * 37) % count)) / count);

test('pictures that lie apart are told apart', () => {
  const found = calibrateDetector(spread(200, -5, -1), spread(60, 1, 5), 0.02);
  expect(found.auc).toBe(1);
  expect(found.threshold).toBeLessThan(-1);
  expect(found.detected).toEqual({ count: 60, total: 60 });
  expect(found.falseAlarms.count).toBeLessThanOrEqual(8);
});

test('two per cent of two hundred are four: the fifth highest is the threshold', () => {
  expect(calibrateDetector([...Array(200).keys()], spread(60, 300, 400), 0.02).threshold).toBe(195);
});

test('a picture is not held against a threshold that it chose itself', () => {
  // Of a hundred ordered logits the last fifth lies above all others: under a threshold of its own, two of it
  // would be false alarms.
  const found = calibrateDetector([...Array(100).keys()], spread(60, 300, 400), 0.02);
  expect(found.falseAlarms).toEqual({ count: 20, total: 100 });
});

test('a network that tells nothing is seen to tell nothing', () => {
  const found = calibrateDetector(spread(500, 0, 1), spread(500, 0, 1), 0.1);
  expect(found.auc).toBeCloseTo(0.5, 2);
  expect(Math.abs(found.detected.count - found.falseAlarms.count)).toBeLessThan(10);
});

test('a claim takes two false alarms among the allowed, and few pictures allow few claims', () => {
  expect(leastHonestPictures(0.02)).toBe(100);
  expect(leastHonestPictures(0.001)).toBe(2000);
  expect(rarestFalseAlarms(63)).toBe(0.032);
  expect(() => calibrateDetector(spread(99, 0, 1), spread(60, 0, 1), 0.02)).toThrow(RangeError);
  expect(() =>
    calibrateDetector(spread(100, 0, 1), spread(LEAST_GENERATED_PICTURES - 1, 0, 1), 0.02),
  ).toThrow(RangeError);
});

test('as many pictures as can be claimed for are enough for the claim', () => {
  fc.assert(
    fc.property(fc.integer({ min: 20, max: 5000 }), (honest) => {
      expect(leastHonestPictures(rarestFalseAlarms(honest))).toBeLessThanOrEqual(honest);
    }),
  );
});

test('the threshold spares what it says, whatever the logits', () => {
  const logits = fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 50, maxLength: 150 });
  fc.assert(
    fc.property(logits, logits, (honest, generated) => {
      const { threshold, auc, falseAlarms } = calibrateDetector(honest, generated, 0.04);
      expect(honest.filter((logit) => logit > threshold).length).toBeLessThanOrEqual(0.04 * honest.length);
      expect(auc).toBeGreaterThanOrEqual(0);
      expect(falseAlarms.total).toBe(honest.length);
    }),
  );
});

import { expect, test } from 'vitest';
import { logLikelihoodRatio } from './calibration.js';

const calibration = {
  points: [
    { measure: 0, logLikelihoodRatio: -1 },
    { measure: 2, logLikelihoodRatio: 1 },
    { measure: 3, logLikelihoodRatio: 4 },
  ],
  source: 'typed out for this test',
};

test('between two points the ratio is interpolated, beyond the ends it stays', () => {
  expect([-9, 0, 1, 2, 2.5, 3, 99].map((measure) => logLikelihoodRatio(calibration, measure))).toEqual([
    -1, -1, 0, 1, 2.5, 4, 4,
  ]);
});

test('a measure that is not a number, and an empty calibration, are refused', () => {
  expect(() => logLikelihoodRatio(calibration, Number.NaN)).toThrow(RangeError);
  expect(() => logLikelihoodRatio({ points: [], source: '' }, 1)).toThrow(RangeError);
});

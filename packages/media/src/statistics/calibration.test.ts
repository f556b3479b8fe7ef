import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  brierScore,
  calibrationError,
  type Forecasts,
  forecastInterval,
  reliabilityBins,
} from './calibration.js';

const said = (probability: number, trueCount: number, total: number): Forecasts => ({
  probability,
  trueCount,
  total,
});

test('four forecasts by hand', () => {
  const forecasts = [said(0.9, 1, 2), said(0.2, 0, 1), said(1, 1, 1)];
  // (0.01 + 0.81 + 0.04 + 0) / 4
  expect(brierScore(forecasts)).toBeCloseTo(0.215, 12);
  // 0.9 and 1 share the last bin: |2.8 - 2| of three, and |0.2 - 0| of one.
  expect(calibrationError(forecasts)).toBeCloseTo(0.25, 12);
  expect(reliabilityBins(forecasts).filter(({ total }) => total > 0)).toEqual([
    { from: 0.2, to: 0.3, stated: 0.2, trueCount: 0, total: 1 },
    { from: 0.9, to: 1, stated: expect.closeTo(2.8 / 3), trueCount: 2, total: 3 },
  ]);
});

test('what was stated and came true as often is right; nothing has no score', () => {
  expect(calibrationError([said(0.5, 5, 10), said(0.8, 8, 10)])).toBeCloseTo(0, 12);
  expect([brierScore([]), calibrationError([]), forecastInterval([], brierScore)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

const FORECASTS = fc.array(
  fc
    .record({
      tenths: fc.integer({ min: 0, max: 1000 }),
      trueCount: fc.integer({ min: 0, max: 4 }),
      more: fc.integer({ min: 0, max: 4 }),
    })
    .map(({ tenths, trueCount, more }) => said(tenths / 1000, trueCount, trueCount + more)),
  { maxLength: 8 },
);

test('the order of forecasts changes nothing, and neither does putting like ones together', () => {
  fc.assert(
    fc.property(FORECASTS, (forecasts) => {
      const single = forecasts.flatMap(({ probability, trueCount, total }) =>
        Array.from({ length: total }, (_, index) => said(probability, index < trueCount ? 1 : 0, 1)),
      );
      for (const score of [brierScore, calibrationError]) {
        const value = score(forecasts);
        for (const other of [forecasts.toReversed(), single])
          expect(score(other) ?? -1).toBeCloseTo(value ?? -1, 9);
      }
      const options = { resamples: 20, seed: 1, coverage: 0.9 };
      const distinct = [...new Map(forecasts.map((one) => [one.probability, one])).values()];
      expect(forecastInterval(distinct.toReversed(), brierScore, options)).toEqual(
        forecastInterval(distinct, brierScore, options),
      );
    }),
  );
});

test('the interval holds the score, and is narrower of more', () => {
  const few = [said(0.9, 16, 20), said(0.1, 3, 20)];
  const many = few.map(({ probability, trueCount, total }) => said(probability, trueCount * 50, total * 50));
  const [wide, narrow] = [few, many].map((some) => forecastInterval(some, brierScore)!);
  const score = brierScore(few)!;
  for (const interval of [wide!, narrow!]) {
    expect(interval.low).toBeLessThan(score);
    expect(interval.high).toBeGreaterThan(score);
  }
  expect(narrow!.high - narrow!.low).toBeLessThan((wide!.high - wide!.low) / 5);
});

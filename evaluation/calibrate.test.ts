import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitPoints, heldOutRatios, type Measured, ratioCostBits } from './calibrate.js';

const files = (tampered: readonly number[], honest: readonly number[]): readonly Measured[] => [
  ...tampered.map((measure, index) => ({ measure, tampered: true, group: `${index}` })),
  ...honest.map((measure, index) => ({ measure, tampered: false, group: `${index}` })),
];

test('two clean stretches: half a file is added to each', () => {
  // Honest at 0 (four), tampered at 1 (four): (0 + .5) / (4 + 1) against (4 + .5) / (4 + 1), and the reverse.
  const points = fitPoints(files([1, 1, 1, 1], [0, 0, 0, 0]));
  expect(points.map(({ measure }) => measure)).toEqual([0, 1]);
  expect(points[0]?.logLikelihoodRatio).toBeCloseTo(Math.log(0.5 / 4.5), 12);
  expect(points[1]?.logLikelihoodRatio).toBeCloseTo(Math.log(4.5 / 0.5), 12);
});

test('a measure that says nothing gives 0 everywhere', () => {
  for (const { logLikelihoodRatio } of fitPoints(files([1, 2, 3, 4], [1, 2, 3, 4])))
    expect(logLikelihoodRatio).toBeCloseTo(0, 12);
});

const measures = fc.array(fc.integer({ min: 0, max: 15 }), { minLength: 2, maxLength: 40 });

test('points always ascend in measure and never descend in ratio', () => {
  fc.assert(
    fc.property(measures, measures, (tampered, honest) => {
      const points = fitPoints(files(tampered, honest));
      for (const [index, point] of points.slice(1).entries()) {
        const before = points[index];
        expect(point.measure).toBeGreaterThan(before?.measure ?? Number.NaN);
        expect(point.logLikelihoodRatio).toBeGreaterThanOrEqual(before?.logLikelihoodRatio ?? Number.NaN);
      }
    }),
  );
});

test('held out: the group that is scored has no say in its points', () => {
  // The only tampered file with a high measure cannot learn from itself that high means tampered.
  const odd: readonly Measured[] = [
    ...files([0, 0, 0, 0], [5, 5, 5, 5]),
    { measure: 9, tampered: true, group: 'odd' },
  ];
  const ratio = heldOutRatios(odd).find(({ group }) => group === 'odd')?.logLikelihoodRatio;
  expect(ratio).toBeLessThanOrEqual(0);
});

test('cost: 1 bit for saying nothing, less for helping, more for misleading', () => {
  const said = (ratio: number) =>
    files([1, 1], [0, 0]).map((file) => ({ ...file, logLikelihoodRatio: file.tampered ? ratio : -ratio }));
  expect(ratioCostBits(said(0))).toBe(1);
  expect(ratioCostBits(said(2))).toBeCloseTo(Math.log2(1 + Math.exp(-2)), 12);
  expect(ratioCostBits(said(-2))).toBeGreaterThan(1);
});

test('a single label cannot be calibrated', () => {
  expect(() => fitPoints(files([1, 2], []))).toThrow(/2 tampered and 0 honest/);
});

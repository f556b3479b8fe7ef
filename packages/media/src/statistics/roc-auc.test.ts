import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rocAuc } from './roc-auc.js';

const files = (tampered: readonly number[], honest: readonly number[]) => [
  ...tampered.map((score) => ({ score, tampered: true })),
  ...honest.map((score) => ({ score, tampered: false })),
];

test('every tampered file above every honest one is 1, the reverse is 0', () => {
  expect(rocAuc(files([3, 4], [1, 2]))).toBe(1);
  expect(rocAuc(files([1, 2], [3, 4]))).toBe(0);
});

test('the ten readings of Hanley & McNeil style ratings count ties half', () => {
  // Pairs: 5>(1,3,3), 3>(1) and ties with two, 1 ties with one: 3 + (1 + 2/2) + 1/2 = 5.5 of 9.
  expect(rocAuc(files([5, 3, 1], [1, 3, 3]))).toBeCloseTo(5.5 / 9, 12);
});

test('one label alone has no curve', () => {
  expect(rocAuc(files([1, 2], []))).toBeUndefined();
  expect(rocAuc([])).toBeUndefined();
});

const scores = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 30 });

test('equals the count over all pairs', () => {
  fc.assert(
    fc.property(scores, scores, (tampered, honest) => {
      const pairs = tampered.flatMap((a) => honest.map((b): number => (a > b ? 1 : a === b ? 0.5 : 0)));
      expect(rocAuc(files(tampered, honest))).toBeCloseTo(
        pairs.reduce((sum, won) => sum + won, 0) / pairs.length,
        10,
      );
    }),
  );
});

test('swapping the labels mirrors it around one half', () => {
  fc.assert(
    fc.property(scores, scores, (tampered, honest) => {
      expect((rocAuc(files(tampered, honest)) ?? 0) + (rocAuc(files(honest, tampered)) ?? 0)).toBeCloseTo(
        1,
        10,
      );
    }),
  );
});

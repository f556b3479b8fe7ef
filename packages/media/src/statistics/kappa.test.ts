import { expect, test } from 'vitest';
import { cohenKappa } from './kappa.js';

test('Cohen’s own kind of table, chance, and what cannot be told', () => {
  // 35 of 50 agree, of which chance gives 25: (0.7 - 0.5) / (1 - 0.5).
  expect(
    cohenKappa([
      [20, 5],
      [10, 15],
    ]),
  ).toBeCloseTo(0.4, 12);
  expect(
    cohenKappa([
      [5, 0],
      [0, 3],
    ]),
  ).toBe(1);
  expect(
    cohenKappa([
      [4, 4],
      [4, 4],
    ]),
  ).toBe(0);
  expect(cohenKappa([[7]])).toBeUndefined();
  expect(cohenKappa([[0]])).toBeUndefined();
});

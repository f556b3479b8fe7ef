import { expect, test } from 'vitest';
import { modelScore } from '../../packages/forensics/src/image/generated-pixels/kernel-model.js';
import { fitKernelRidge, solvePositiveDefinite } from './kernel-ridge.js';

test('a system of equations is solved', () => {
  // Lower triangle of [[4, 2], [2, 3]]; 4 * 1 + 2 * 2 = 8, 2 * 1 + 3 * 2 = 8.
  const solution = solvePositiveDefinite(Float64Array.of(4, 0, 2, 3), Float64Array.of(8, 8));
  expect(solution[0]).toBeCloseTo(1, 12);
  expect(solution[1]).toBeCloseTo(2, 12);
});

/** Generated where both numbers have one sign, which no straight line tells. */
const CORNERS = [
  { features: [-1, -1], generated: true, weight: 1 },
  { features: [1, -1], generated: false, weight: 1 },
  { features: [1, 1], generated: true, weight: 1 },
  { features: [-1, 1], generated: false, weight: 1 },
];

test('labels are learned that depend on two numbers together', () => {
  const model = fitKernelRidge(CORNERS, { landmarks: 4, penalty: 0.01 });
  for (const { features, generated } of CORNERS) expect(modelScore(model, features) > 0).toBe(generated);
});

test('a large penalty says nothing', () => {
  const model = fitKernelRidge(CORNERS, { landmarks: 4, penalty: 1e6 });
  expect(Math.abs(modelScore(model, [1, 1]))).toBeLessThan(1e-3);
});
